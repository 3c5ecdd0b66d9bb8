import type { Alert } from './alert.ts';
import type { Outcome } from './outcome.ts';

/** What became of a request's mails, in codes and counts without personal data. */
export interface SendReport {
  /** The reference that stands in the request's messages. */
  reference?: string;
  /** How often the message to the team was sent. */
  tries?: number;
  /** Why the message failed: a code, a missing setting, or the name of an unexpected error. */
  reason?: string;
  /** The mail service took the message only without the visitor's address as Reply-To. */
  reply_to?: 'refused';
  confirmation?: 'sent' | 'refused' | 'unavailable' | 'ambiguous' | 'skipped';
  confirmation_reason?: string;
  /**
   * Something that needs a person besides the outcome: an address in `CONTACT_TO` takes no mail any
   * more, no confirmation leaves, a visitor's own page is not among `CONTACT_HOSTS`, a setting cannot
   * be used.
   */
  alert?: 'inactive_recipient' | 'confirmation_refused' | 'foreign_host' | 'not_configured';
  /** The outbox did not take the request. */
  outbox?: 'failed';
  /** The answer is that of an earlier try; nothing was sent. */
  repeat?: true;
}

/** One line for each request, whatever became of it (docs/runbook.md). */
export interface RequestLog extends SendReport {
  event: 'contact_request';
  reference: string;
  outcome: 'sent' | 'kept' | (Outcome & { ok: false })['code'];
  status: number;
  ms: number;
}

/** The name of an error, all that a log may say of it: its text may hold a word of the visitor's. */
export const nameOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/** Outcomes after which a person has to look. */
const NEEDS_A_PERSON: RequestLog['outcome'][] = [
  'busy',
  'kept',
  'not_configured',
  'not_sent',
  'unconfirmed',
];

const kindOf = ({ alert, outcome }: RequestLog): string | undefined =>
  alert ?? (NEEDS_A_PERSON.includes(outcome) ? outcome : undefined);

/** The alert about a request; undefined where none is needed. */
export function alertOf(entry: RequestLog, host: string): Alert | undefined {
  const alert = kindOf(entry);
  const { outcome, reference, confirmation_reason } = entry;
  const reason = alert === 'confirmation_refused' ? confirmation_reason : entry.reason;
  return alert ? { alert, outcome, reason, reference, host } : undefined;
}

/** Writes one line of JSON, as an error whenever somebody has to look. */
export function log(entry: RequestLog): void {
  const line = JSON.stringify(entry);
  if (kindOf(entry)) console.error(line);
  else console.log(line);
}
