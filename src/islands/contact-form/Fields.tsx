import { CAMPAIGN_TYPE_LABELS } from '../../config/routes.ts';
import { CAMPAIGN_TYPES, HONEYPOT } from '../../features/contact/fields.ts';
import type { ContactPage } from '../../schemas/contact.ts';
import { Cross } from '../shared/Cross.tsx';
import { Cell, type ControlAttributes } from '../shared/form/Cell.tsx';
import type { FieldMessages } from './request.ts';

interface Props {
  texts: ContactPage['form'];
  privacyHref: string;
  errors: FieldMessages;
}

const TEXT_FIELDS = [
  { field: 'name', type: 'text', autoComplete: 'name', required: true },
  { field: 'email', type: 'email', autoComplete: 'email', required: true },
  { field: 'phone', type: 'tel', autoComplete: 'tel', required: false },
  { field: 'organization', type: 'text', autoComplete: 'organization', required: false },
] as const;

/** A checkbox that is marked with the pen cross. It is square: circles stand for one choice of many. */
function CheckControl(props: ControlAttributes<string> & { required?: boolean }) {
  return (
    <span className="check">
      <input type="checkbox" value="true" {...props} />
      <Cross />
    </span>
  );
}

/** The eight fields. Their values belong to the browser; React only shows the messages. */
export function Fields({ texts, privacyHref, errors }: Props) {
  const { fields } = texts;
  const [beforeLink, afterLink] = fields.agree_privacy.label.split('{link}');
  return (
    <>
      {TEXT_FIELDS.map(({ field, type, autoComplete, required }, index) => (
        <Cell
          key={field}
          field={field}
          number={index + 1}
          label={fields[field].label}
          optional={required ? undefined : texts.optional}
          error={errors[field]}
        >
          {(control) => <input {...{ type, autoComplete, required }} {...control} />}
        </Cell>
      ))}
      <Cell
        field="campaign_type"
        number={5}
        label={fields.campaign_type.label}
        error={errors.campaign_type}
      >
        {(control) => (
          <select required {...control}>
            <option value="">{fields.campaign_type.prompt}</option>
            {CAMPAIGN_TYPES.map((type) => (
              <option key={type} value={type}>
                {CAMPAIGN_TYPE_LABELS[type]}
              </option>
            ))}
          </select>
        )}
      </Cell>
      <Cell
        field="message"
        number={6}
        label={fields.message.label}
        hint={fields.message.hint}
        error={errors.message}
      >
        {(control) => <textarea rows={5} required {...control} />}
      </Cell>
      <Cell
        field="prefer_phone"
        number={7}
        label={fields.prefer_phone.label}
        hint={fields.prefer_phone.hint}
        error={errors.prefer_phone}
        controlFirst
      >
        {(control) => <CheckControl {...control} />}
      </Cell>
      <Cell
        field="agree_privacy"
        number={8}
        label={
          <>
            {beforeLink}
            <a href={privacyHref}>{fields.agree_privacy.link}</a>
            {afterLink}
          </>
        }
        error={errors.agree_privacy}
        controlFirst
      >
        {(control) => <CheckControl required {...control} />}
      </Cell>
      {/* A honeypot: visitors do not see it, programs that fill in every field do. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT}>{texts.trap}</label>
        <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
