import type { StoredMessage } from '../../../scripts/mailbox/server.ts';
import { acceptedUnsaid } from './fates.ts';
import type { Sent } from './load.ts';

export interface Reconciliation {
  /** How many requests had which outcome. */
  outcomes: Record<string, number>;
  /** Sentences, one for each request whose answers and messages do not agree. */
  contradictions: string[];
  /** Second messages after the dev server lost the connection of a try. */
  doubles: number;
}

/** Messages to the team that a request with this outcome must have led to. */
function expected(sent: Sent, outcome: string, tries: number): number | undefined {
  if (outcome === 'sent') return 1;
  if (outcome === 'not_sent') return 0;
  // Nobody knew, and the answer said so: here it is known.
  if (outcome === 'unconfirmed') return acceptedUnsaid(sent.fate, tries) ? 1 : 0;
  return undefined;
}

/**
 * Holds the mailbox against the answers: every 200 has exactly one message to the team, every
 * failure none, and what was answered more than once was answered alike.
 */
export function reconcile(
  all: readonly Sent[],
  messages: readonly StoredMessage[],
  triesOf: (email: string) => number,
): Reconciliation {
  const found = new Map<string, number>();
  for (const { ReplyTo = '' } of messages) found.set(ReplyTo, (found.get(ReplyTo) ?? 0) + 1);
  const outcomes: Record<string, number> = {};
  const contradictions: string[] = [];
  let doubles = 0;
  for (const sent of all) {
    const [answer, ...others] = sent.answers;
    const outcome = answer?.outcome ?? 'none';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const differs = others.some(
      (other) => other.outcome !== outcome || other.reference !== answer?.reference,
    );
    const count = found.get(sent.email) ?? 0;
    const wanted = expected(sent, outcome, triesOf(sent.email));
    // A try that died with its connection may have been accepted before: too many, never too few.
    const lost = sent.answers.reduce((sum, one) => sum + one.broken, 0);
    if (differs) contradictions.push(`${sent.email}: answered in two ways`);
    if (wanted === undefined || count < wanted || count > wanted + lost) {
      contradictions.push(`${sent.email}: ${outcome}, but ${count} messages`);
    } else if (count > wanted) doubles += 1;
  }
  return { outcomes, contradictions, doubles };
}
