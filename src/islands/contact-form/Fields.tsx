import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../config/routes.ts';
import {
  type Field,
  FIELD_NAMES,
  FIELD_NUMBERS,
  HONEYPOT,
  isTick,
  ruleOf,
} from '../../features/contact/fields.ts';
import { fill } from '../../lib/text.ts';
import type { ContactPage } from '../../schemas/contact.ts';
import { Cell, type ControlAttributes } from '../shared/form/Cell.tsx';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import type { FieldMessages } from './request.ts';

interface Props {
  texts: ContactPage['form'];
  privacyHref: string;
  errors: FieldMessages;
}

interface ControlProps {
  field: Field;
  prompt: string;
  attributes: ControlAttributes<Field>;
}

/** The control for a field's kind. Its value belongs to the browser; React only shows messages. */
function Control({ field, prompt, attributes: given }: ControlProps) {
  const rule = ruleOf(field);
  const attributes = { ...given, required: rule.required };
  switch (rule.kind) {
    case 'election':
      return (
        <select {...attributes}>
          <option value="">{prompt}</option>
          {CAMPAIGN_TYPES.map((type) => (
            <option key={type} value={type}>
              {CAMPAIGN_TYPE_LABELS[type]}
            </option>
          ))}
        </select>
      );
    case 'text':
      return <textarea rows={5} {...attributes} />;
    case 'tick':
    case 'consent':
      return <CheckControl {...attributes} />;
    case 'name':
    case 'line':
      return <input type="text" autoComplete={rule.autoComplete} {...attributes} />;
    default:
      return <input type={rule.kind} autoComplete={rule.autoComplete} {...attributes} />;
  }
}

/** All fields, and the one that only programs fill in. */
export function Fields({ texts, privacyHref, errors }: Props) {
  const { fields } = texts;
  const labelOf = (field: Field) => {
    if (field !== 'agree_privacy') return fields[field].label;
    const [before, after] = fields[field].label.split('{link}');
    return (
      <>
        {before}
        <a href={privacyHref}>{fields[field].link}</a>
        {after}
      </>
    );
  };
  return (
    <>
      {FIELD_NAMES.map((field) => (
        <Cell
          key={field}
          field={field}
          number={FIELD_NUMBERS[field]}
          label={labelOf(field)}
          optional={ruleOf(field).required || isTick(field) ? undefined : texts.optional}
          hint={fill(fields[field].hint ?? '', FIELD_NUMBERS)}
          error={errors[field]}
          controlFirst={isTick(field)}
          half={'autoComplete' in ruleOf(field)}
        >
          {(attributes) => (
            <Control {...{ field, attributes }} prompt={fields.campaign_type.prompt} />
          )}
        </Cell>
      ))}
      {/* A honeypot: visitors do not see it, programs that fill in every field do. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT}>{texts.trap}</label>
        <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
