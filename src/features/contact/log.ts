import type { Alert } from './alert.ts';
import { type Outcome, OUTCOMES } from './outcome.ts';

/** What became of a request's mails, in codes and counts without personal data (docs/runbook.md). */
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

/** An outcome with what became of the request's mails. */
export interface Delivered {
  outcome: Outcome;
  report: SendReport;
}

/** The name of an error. A log may say no more of it: its text may hold a word of the visitor's. */
export const errorName = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/** The alert about a request; undefined where nobody has to look. */
export function alertOf({ outcome, report }: Delivered, host: string): Alert | undefined {
  const { code } = outcome;
  const { reference, confirmation_reason } = report;
  const alert = report.alert ?? (OUTCOMES[code].alert && code);
  const reason = alert === 'confirmation_refused' ? confirmation_reason : report.reason;
  return alert && { alert, outcome: code, reason, reference, host };
}
