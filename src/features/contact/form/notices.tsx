import { NBSP } from '../../../lib/format.ts';
import { mailto } from '../../../lib/mailto.ts';
import { telHref } from '../../../lib/phone.ts';
import { stampTime } from '../../../lib/time.ts';
import { CONSENT, CONTACT_FIELDS, FIELD_NUMBERS, type ContactMessages } from '../fields.ts';
import { AGENCY, words } from '../words.ts';
import type { Failure } from './failure.ts';
import type { Receipt } from './send-form.ts';

export function ErrorSummary({ errors }: { errors: ContactMessages }) {
  const wrong = CONTACT_FIELDS.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <div className="summary" id="form-summary">
      <p className="error-message">{words.summary}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>
              {FIELD_NUMBERS[field]}
              {NBSP}
              {field === CONSENT ? words.fields[field].link : words.fields[field].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Says why the request failed, and names other ways to reach the agency. When the notice gets the focus, screen readers
 * read its name, which is also the title of the toast. The notice repeats the sentence of the toast, because the
 * toaster may be missing.
 */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { message, isLost, href } = failure;
  return (
    <div
      className="summary failure"
      id="form-failure"
      role="group"
      aria-label={words.toasts.failed.title}
      tabIndex={-1}
      autoFocus
    >
      <p className="error-message">{message}</p>
      <p>{isLost ? words.failureLost : words.failure}</p>
      <ul>
        <li>
          <a href={telHref(AGENCY.phone)}>{AGENCY.phone}</a>
        </li>
        <li>
          <a href={mailto(AGENCY.email)}>{AGENCY.email}</a>
        </li>
        {href && (
          <li>
            <a href={href}>{words.fallback.mail}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Shows the reference and what happens next, until the next request. */
export function SentNotice({ receipt }: { receipt: Receipt }) {
  const { reference, confirmation, kept } = receipt;
  const { next } = words;
  return (
    <div className="next" id="form-sent" tabIndex={-1} autoFocus>
      <p>{kept ? next.kept.heading : next.heading}</p>
      {reference && (
        <p>
          {next.reference} <strong>{reference}</strong>
        </p>
      )}
      {kept ? (
        <p>
          {next.kept.text} <a href={telHref(AGENCY.phone)}>{AGENCY.phone}</a>
        </p>
      ) : (
        <p>
          {next.text} {confirmation && next.confirmation}
        </p>
      )}
    </div>
  );
}

/** Shows the corner of the form where the office stamps a request that has arrived. */
export function ReceiptCorner({ receipt }: { receipt: Receipt | undefined }) {
  const { heading, note, stamp } = words.receipt;
  return (
    <div className="receipt" data-print="whole">
      <p>
        {heading}
        <br />
        {note}
      </p>
      {receipt && !receipt.kept && (
        <p className="stamp">
          <strong>{stamp}</strong>
          <span>{stampTime(receipt.receivedAt)}</span>
        </p>
      )}
    </div>
  );
}
