import type { FieldMessages } from './send-form.ts';
import { part } from '../answer-parts.ts';
import { FIELD_NUMBERS } from '../fields.ts';
import { CONTACT_FIELDS } from '../contact-fields.ts';
import { stampTime } from '../../../lib/format.ts';
import { telHref } from '../../../lib/phone.ts';
import type { ContactPage } from '../words-schema.ts';

type Texts = ContactPage['form'];

/** The endpoint's answer to an accepted request. */
export interface Receipt {
  reference: string | undefined;
  /** Whether the visitor gets a message, too. */
  confirmation: boolean;
  /** Not delivered yet: the outbox has it. */
  kept: boolean;
  receivedAt: Date;
}

/** Links to every wrong field, above the button. */
export function ErrorSummary({ texts, errors }: { texts: Texts; errors: FieldMessages }) {
  return (
    <div
      className="summary"
      id="form-summary"
      {...part('summary')}
      hidden={Object.keys(errors).length === 0}
    >
      <p>{texts.summary}</p>
      <ul>
        {CONTACT_FIELDS.map((field) => (
          <li key={field} data-summary-for={field} hidden={!errors[field]}>
            <a href={`#${field}`}>
              {FIELD_NUMBERS[field]}
              {'\u00a0'}
              {field === 'agree_privacy' ? texts.fields[field].link : texts.fields[field].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NextProps {
  texts: Texts;
  receipt: Receipt | undefined;
  phone: string;
}

/** The reference and what happens next. It stays until the next request. */
export function Next({ texts, receipt, phone }: NextProps) {
  const { next } = texts;
  const { kept = false } = receipt ?? {};
  return (
    <div className="next" id="form-sent" {...part('sent')} tabIndex={-1} hidden={!receipt}>
      <p className="next-heading" {...part('sentHeading')}>
        {kept ? next.kept.heading : next.heading}
      </p>
      <p className="next-reference" hidden={receipt && !receipt.reference}>
        {next.reference} <strong {...part('reference')}>{receipt?.reference}</strong>
      </p>
      <p {...part('next')} hidden={kept}>
        {next.text}{' '}
        {receipt?.confirmation !== false && (
          <span {...part('confirmation')}>{next.confirmation}</span>
        )}
      </p>
      <p {...part('kept')} hidden={!kept}>
        {next.kept.text} <a href={telHref(phone)}>{phone}</a>
      </p>
    </div>
  );
}

/** The corner for the office's stamp. */
export function ReceiptNote({ texts, receipt }: { texts: Texts; receipt: Receipt | undefined }) {
  const { heading, note, stamp } = texts.receipt;
  return (
    <div className="receipt">
      <p>
        {heading}
        <br />
        {note}
      </p>
      <p className="stamp" {...part('stamp')} hidden={!receipt || receipt.kept}>
        <strong>{stamp}</strong>
        <span {...part('stampTime')}>{receipt && stampTime(receipt.receivedAt)}</span>
      </p>
    </div>
  );
}
