import { describe, expect } from 'vitest';
import { test } from './support/backend.ts';
import { emailIn, faultyLoad, type Sent } from './support/faulty-load.ts';

const REQUESTS = 1_000;
/** A seed with every kind of fault; those that take until the deadline come early. */
const SEED = 20261754;

let sent: Sent[];
/** Senders of the messages in the team's mailbox. */
let mailbox: string[];

test.beforeAll(async ({ backend }) => {
  const load = faultyLoad(REQUESTS, SEED);
  await backend.reset();
  backend.answerWith(load.respond);
  sent = await load.run(backend.endpoint, 32);
  mailbox = (await backend.messages()).map(emailIn).filter(Boolean);
}, 240_000);

/** Messages to the team that an answer stands for. */
function expectedMessages({ answers: [answer], fate, tries }: Sent): number | undefined {
  if (answer?.outcome === 'sent') return 1;
  if (answer?.outcome === 'not_sent') return 0;
  // Nobody knew, and the answer said so: here it is known.
  if (answer?.outcome === 'unconfirmed') return fate.team[tries - 1]?.accepted ? 1 : 0;
  return undefined;
}

/** Requests whose answer and messages disagree. */
const contradictions = (messages: string[]): string[] =>
  sent.flatMap((one) => {
    const count = messages.filter((email) => email === one.email).length;
    const [first] = one.answers;
    return count === expectedMessages(one)
      ? []
      : `${one.email}: ${first?.outcome}, ${count} messages`;
  });

describe('1,000 requests with random faults', () => {
  test('have one message for each 200, and none without a 200 or an `unconfirmed`', () => {
    expect(contradictions(mailbox)).toEqual([]);
  });

  test('are answered alike where they were sent twice', () => {
    for (const { answers } of sent) {
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
  });

  test('had every outcome and every client', () => {
    const outcomes = sent.flatMap(({ answers }) => answers.map(({ outcome }) => outcome));
    expect(new Set(outcomes)).toEqual(new Set(['sent', 'not_sent', 'unconfirmed']));
    expect(new Set(sent.map(({ fate }) => fate.client)).size).toBe(3);
    expect(sent).toHaveLength(REQUESTS);
  });

  test('would not reconcile with a message too many or too few', () => {
    expect(contradictions([...mailbox, ...mailbox.slice(-1)])).toHaveLength(1);
    expect(contradictions(mailbox.slice(0, -1))).toHaveLength(1);
  });
});
