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
   * Something besides the outcome that needs a person: an address in `CONTACT_TO` takes no more mail, or no
   * confirmation leaves.
   */
  alert?: 'inactive_recipient' | 'confirmation_refused';
  /** The outbox did not take the request. */
  outbox?: 'failed';
  /** The answer is that of an earlier try; nothing was sent. */
  repeat?: true;
}

/** The log line of a request (docs/runbook.md). Each request has one, whatever became of it. */
export interface RequestLog extends SendReport {
  event: 'contact_request';
  outcome: 'sent' | 'kept' | (Outcome & { ok: false })['code'];
  status: number;
  ms: number;
}

/** The name of an error. A log may say no more of it: its text may hold a word of the visitor's. */
export const errorName = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/** Outcomes after which a person has to look. */
const NEEDS_A_PERSON: RequestLog['outcome'][] = [
  'busy',
  'kept',
  'not_configured',
  'not_sent',
  'unconfirmed',
];

/** The alert about a request; undefined where nobody has to look. */
export function alertOf(entry: RequestLog, host: string): Alert | undefined {
  const { outcome, reference, confirmation_reason } = entry;
  const alert = entry.alert ?? (NEEDS_A_PERSON.includes(outcome) ? outcome : undefined);
  const reason = alert === 'confirmation_refused' ? confirmation_reason : entry.reason;
  return alert ? { alert, outcome, reason, reference, host } : undefined;
}
