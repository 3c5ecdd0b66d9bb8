import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import type { PostmarkMessage } from '../../scripts/mailbox/message.ts';
import { createReference } from '../../src/features/contact/dedupe.ts';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { statusOf } from '../../src/features/contact/outcome.ts';
import { contactInput } from '../support/contact.ts';
import { type Fate, FAULTS } from './cases/faults.ts';
import { randomFates } from './cases/random.ts';
import { type Backend, test } from './support/backend.ts';
import { logOf } from './support/log.ts';

/** A seed with every kind of fault; those that take until the deadline come early. */
const RANDOM = randomFates(200, 72);
const FATES: Fate[] = [...FAULTS, ...RANDOM];
const CONCURRENCY = 48;

interface Answer {
  status: number;
  body: { success?: boolean; reference?: string; error?: { code: string } };
}

interface Sent {
  key: string;
  /** The client's outcomes; two of them after a double click. */
  answers: Answer[];
  seconds: number;
}

let backend: Backend;
/** In the order of their fates. */
const sent: Sent[] = [];
/** Messages to the team that the mail service was asked to take, by fate. */
const tries = FATES.map(() => 0);
/** The fates of those that it took. */
let taken: number[];
const takenOf = (index: number) => taken.filter((each) => each === index).length;

const indexIn = (text = '') => Number(/fall(\d+)@/.exec(text)?.[1] ?? -1);
/** The fate of the request that a message to the team is about: its text names the address. */
const indexOf = ({ To, TextBody }: PostmarkMessage) => (indexIn(To) < 0 ? indexIn(TextBody) : -1);

/**
 * Under load `wrangler pages dev` loses connections between its proxy and workerd; then the client
 * asks again with the same key, as a visitor would.
 */
async function post(...request: [body: object, headers: Record<string, string>]): Promise<Answer> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const response = await backend.post(...request);
    const text = await response.text();
    if (text.startsWith('{')) return { status: response.status, body: JSON.parse(text) };
  }
  throw new Error('no answer');
}

async function send(index: number): Promise<Sent> {
  const key = randomUUID();
  const body = contactInput({ email: `fall${index}@waehler.example` });
  const random = RANDOM[index - FAULTS.length];
  const headers = {
    'idempotency-key': key,
  };
  const start = performance.now();
  if (random?.client === 'lost') await backend.leave(body, headers);
  const again = random?.client === 'twice' ? [post(body, headers)] : [];
  const answers = await Promise.all([post(body, headers), ...again]);
  return { key, answers, seconds: (performance.now() - start) / 1000 };
}

test.beforeAll(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
  backend.answerWith((message) => {
    const toVisitor = FATES[indexIn(message.To)];
    if (toVisitor) return toVisitor.visitor;
    const index = indexOf(message);
    const { team = [] } = FATES[index] ?? {};
    const fault = team[Math.min(tries[index] ?? 0, team.length - 1)];
    tries[index] = (tries[index] ?? 0) + 1;
    return fault === 'ok' ? undefined : fault;
  });
  const queue = FATES.keys();
  const work = async () => {
    for (const index of queue) sent[index] = await send(index);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  taken = (await backend.messages()).map(indexOf);
}, 240_000);

describe('the mail service:', () => {
  const faults = FAULTS.map((fault, index) => ({ ...fault, index }));
  test.for(faults)('$name', async ({ index, expected }) => {
    const { key = '', answers: [answer] = [], seconds } = sent[index] ?? {};
    const { outcome, confirmation, reason, alert } = expected;
    const reference = await createReference(key);
    expect(answer).toEqual(
      outcome === 'sent'
        ? { status: 200, body: { success: true, reference, confirmation } }
        : {
            status: statusOf({ ok: false, code: outcome }),
            body: { error: { code: outcome, message: REQUEST_MESSAGES[outcome] } },
          },
    );
    expect([tries[index], takenOf(index)]).toEqual([expected.tries, expected.messages]);
    expect(seconds).toBeGreaterThanOrEqual((expected.seconds ?? 0) * 0.9);
    // The page waits twenty. A busy machine may take as long as the fault itself.
    expect(seconds).toBeLessThan(expected.seconds === undefined ? 9 : 18);

    const lines = () => logOf(backend.site.output(), reference);
    await vi.waitFor(() => expect(lines()).toHaveLength(1), 5_000);
    const [line] = lines();
    expect(line).toMatchObject({ event: 'contact_request', outcome, tries: expected.tries });
    expect([line?.reason, line?.alert, line?.status]).toEqual([reason, alert, answer?.status]);
  });
});

describe('requests with random faults', () => {
  const outcomeOf = (index: number) => {
    const { error } = sent[index]?.answers[0]?.body ?? {};
    return error?.code ?? 'sent';
  };
  const indices = RANDOM.map((_, place) => FAULTS.length + place);

  test('have one message for each 200, and none without a 200 or an `unconfirmed`', () => {
    for (const index of indices) {
      const outcome = outcomeOf(index);
      const last = FATES[index]?.team[(tries[index] ?? 0) - 1];
      // Nobody knew, and the answer said so: here it is known.
      const isTaken = outcome === 'unconfirmed' && typeof last === 'object' && last.accepted;
      const expected = outcome === 'sent' || isTaken ? 1 : 0;
      expect(takenOf(index), JSON.stringify([FATES[index], sent[index]])).toBe(expected);
    }
    expect(new Set(indices.map(outcomeOf))).toEqual(new Set(['sent', 'not_sent', 'unconfirmed']));
  });

  test('are answered alike where they were sent twice', () => {
    const twice = sent.filter(({ answers }) => answers.length === 2);
    expect(twice.length).toBeGreaterThan(20);
    for (const { answers } of twice) expect(answers[0]).toEqual(answers[1]);
  });
});
