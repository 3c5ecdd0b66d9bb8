import { Cell, type ControlAttributes } from '../../../components/ui/Cell.tsx';
import { CheckControl } from '../../../components/ui/CheckControl.tsx';
import { TextControl } from '../../../components/ui/TextControl.tsx';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../../config/elections.ts';
import { PRIVACY_PAGE } from '../../../config/routes.ts';
import { fill } from '../../../lib/text.ts';
import {
  CONSENT,
  CONTACT_FIELDS,
  type ContactField,
  contactRule,
  FIELD_NUMBERS,
  type ContactMessages,
  HONEYPOT,
  isTick,
} from '../fields.ts';
import { words } from '../words.ts';

interface ControlProps {
  field: ContactField;
  attributes: ControlAttributes<ContactField> & { autoFocus: boolean };
  typed: URLSearchParams | undefined;
}

/** Shows the control of a field, by its kind. The browser keeps its value; React only shows messages. */
function Control({ field, attributes: given, typed }: ControlProps) {
  const { kind, optional, autoComplete } = contactRule(field);
  const required = !optional;
  if (kind === 'tick' || kind === 'consent')
    return <CheckControl {...given} required={required} defaultChecked={typed?.has(field)} />;
  const attributes = {
    ...given,
    required,
    autoComplete,
    defaultValue: typed?.get(field) ?? undefined,
  };
  if (kind === 'election') {
    return (
      <select {...attributes}>
        <option value="">{words.fields.campaign_type.prompt}</option>
        {CAMPAIGN_TYPES.map((type) => (
          <option key={type} value={type}>
            {CAMPAIGN_TYPE_LABELS[type]}
          </option>
        ))}
      </select>
    );
  }
  return <TextControl kind={kind === 'name' ? 'line' : kind} rows={5} {...attributes} />;
}

/** Shows the label of a field. The label of the consent links to the privacy statement. */
function Label({ field }: { field: ContactField }) {
  if (field !== CONSENT) return words.fields[field].label;
  const { label, link } = words.fields[field];
  const [before, after] = label.split('{link}');
  return (
    <>
      {before}
      <a href={PRIVACY_PAGE}>{link}</a>
      {after}
    </>
  );
}

interface Props {
  errors: ContactMessages;
  typed: URLSearchParams | undefined;
}

export function Fields({ errors, typed }: Props) {
  /** The first wrong field. It gets the focus on the answer page, the only form that has errors from the start. */
  const wrong = CONTACT_FIELDS.find((field) => errors[field]);
  return (
    <>
      {CONTACT_FIELDS.map((field) => (
        <Cell
          key={field}
          field={field}
          number={FIELD_NUMBERS[field]}
          label={<Label field={field} />}
          mark={contactRule(field).optional && !isTick(field) && words.optional}
          hint={fill(words.fields[field].hint ?? '', FIELD_NUMBERS)}
          error={errors[field]}
          kind={isTick(field) ? 'tick' : 'line'}
          half={contactRule(field).half}
        >
          {(given) => {
            const attributes = { ...given, autoFocus: field === wrong };
            return <Control field={field} attributes={attributes} typed={typed} />;
          }}
        </Cell>
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT}>{words.trap}</label>
        <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
