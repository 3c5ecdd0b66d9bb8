import type { Outcome } from './outcome.ts';
import type { SendReport } from './send.ts';

/**
 * One line for each request, whatever became of it (docs/runbook.md). Codes, counts and times, no
 * personal data. `reason`: also the setting that is missing, or the name of an unexpected error.
 */
export interface RequestLog extends Partial<SendReport> {
  event: 'contact_request';
  /** The request's name; where one was sent, the one in its messages. */
  reference: string;
  outcome: 'sent' | (Outcome & { ok: false })['code'];
  status: number;
  ms: number;
  /** The answer is that of an earlier try; nothing was sent. */
  repeat?: true;
}

/** Outcomes after which somebody has to look. */
const LOUD: RequestLog['outcome'][] = ['not_configured', 'not_sent', 'unconfirmed'];

/** One JSON line; as an error whenever somebody has to look. */
export function log(entry: RequestLog): void {
  const line = JSON.stringify(entry);
  if (entry.alert || LOUD.includes(entry.outcome)) console.error(line);
  else console.log(line);
}

/** An error in what answers, once the request itself has its line: the error's name and no more. */
export function logFailure(error: unknown): void {
  const reason = error instanceof Error ? error.name : typeof error;
  console.error(JSON.stringify({ event: 'contact_answer_failed', reason }));
}
