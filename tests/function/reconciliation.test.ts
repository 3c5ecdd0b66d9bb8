import { describe, expect } from 'vitest';
import { test } from './support/backend.ts';
import { emailIn, faultyLoad, type Sent } from './support/faulty-load.ts';

const REQUESTS = 1_000;
/** A seed with every kind of fault; those that take until the deadline come early. */
const SEED = 881;

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
function expectedMessages({ answers: [answer], fate, tries }: Sent): number {
  if (answer?.outcome === 'sent') return 1;
  // Nobody knew, and the answer said so: here it is known.
  return answer?.outcome === 'unconfirmed' && fate.team[tries - 1]?.accepted ? 1 : 0;
}

describe('1,000 requests with random faults', () => {
  test('have one message for each 200, and none without a 200 or an `unconfirmed`', () => {
    for (const one of sent) {
      const messages = mailbox.filter((email) => email === one.email);
      expect(messages, JSON.stringify(one)).toHaveLength(expectedMessages(one));
    }
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
});
