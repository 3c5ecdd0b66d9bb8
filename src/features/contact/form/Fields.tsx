import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../../config/elections.ts';
import { FIELD_NUMBERS, HONEYPOT } from '../fields.ts';
import { type ContactField, CONTACT_FIELDS, isTick, contactRule } from '../contact-fields.ts';
import { fill } from '../../../lib/text.ts';
import type { ContactPage } from '../words-schema.ts';
import { Circle } from '../../../components/ui/Circle.tsx';
import { Cell, type ControlAttributes } from '../../../components/ui/Cell.tsx';
import { CheckControl } from '../../../components/ui/CheckControl.tsx';
import { EMAIL_INPUT } from '../../../components/ui/email-input.ts';
import { Message } from './Message.tsx';
import '../../../styles/tick.css';
import type { FieldMessages } from './send-form.ts';

interface Props {
  texts: ContactPage['form'];
  privacyHref: string;
  errors: FieldMessages;
  /** The address of the page has chosen an election: its field comes first, with a cross. */
  chosen: boolean;
}

interface ControlProps {
  field: ContactField;
  texts: ContactPage['form'];
  attributes: ControlAttributes<ContactField>;
}

/** The control for a field's kind. Its value belongs to the browser; React only shows messages. */
function Control({ field, texts, attributes: given }: ControlProps) {
  const rule = contactRule(field);
  const attributes = { ...given, required: rule.required };
  switch (rule.kind) {
    case 'election':
      return (
        <select {...attributes}>
          <option value="">{texts.fields.campaign_type.prompt}</option>
          {CAMPAIGN_TYPES.map((type) => (
            <option key={type} value={type}>
              {CAMPAIGN_TYPE_LABELS[type]}
            </option>
          ))}
        </select>
      );
    case 'text':
      return <Message starters={texts.fields.message.starters} attributes={attributes} />;
    case 'tick':
    case 'consent':
      return <CheckControl {...attributes} />;
    case 'name':
    case 'line':
      return <input type="text" autoComplete={rule.autoComplete} {...attributes} />;
    case 'email':
      return <input {...EMAIL_INPUT} autoComplete={rule.autoComplete} {...attributes} />;
    default:
      return <input type={rule.kind} autoComplete={rule.autoComplete} {...attributes} />;
  }
}

/** A line of text, of which two stand side by side. */
const isLine = (field: ContactField) => 'autoComplete' in contactRule(field);

/** All fields, and the one that only programs fill in. */
export function Fields({ texts, privacyHref, errors, chosen }: Props) {
  const { fields } = texts;
  const labelOf = (field: ContactField) => {
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
  const first: readonly ContactField[] = chosen ? ['campaign_type'] : [];
  const markOf = (field: ContactField) => {
    if (first.includes(field)) return <Circle marked />;
    return contactRule(field).required || isTick(field) ? undefined : texts.optional;
  };
  const inOrder = [...new Set([...first, ...CONTACT_FIELDS])];
  return (
    <>
      {inOrder.map((field) => (
        <Cell
          key={field}
          field={field}
          number={FIELD_NUMBERS[field]}
          label={labelOf(field)}
          mark={markOf(field)}
          hint={fill(fields[field].hint ?? '', FIELD_NUMBERS)}
          error={errors[field]}
          controlFirst={isTick(field)}
          half={isLine(field)}
        >
          {(attributes) => <Control {...{ field, attributes, texts }} />}
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
