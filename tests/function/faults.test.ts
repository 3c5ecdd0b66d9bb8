import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import { createReference } from '../../src/features/contact/dedupe.ts';
import { REQUEST_MESSAGES, type RequestError } from '../../src/features/contact/messages.ts';
import { statusOf } from '../../src/features/contact/outcome.ts';
import { contactInput } from '../support/contact.ts';
import type { Fault } from '../support/fault.ts';
import { type Backend, isAbout, test, visitor } from './support/backend.ts';
import { logOf } from './support/log.ts';

// In workerd, without an outbox. With it: outbox.test.ts. Series of faults: tests/unit/contact/outbox.test.ts.

/** The answers of the mail service that one request meets. */
interface Answers {
  /** To the message to the team: in turn, the last one from then on. */
  team: (Fault | 'ok')[];
  /** To the message to the visitor. */
  visitor?: Fault;
}

interface Expected {
  outcome: 'sent' | RequestError;
  /** In the log, why. */
  reason?: string;
  /** Of the team's message. */
  tries?: number;
  /** Messages in the team's mailbox afterwards. */
  messages?: 0 | 1;
  confirmation?: boolean;
  /** The seconds that the visitor waits at least. */
  seconds?: number;
  alert?: string;
}

type Case = [name: string, answers: Answers, expected: Expected];

const DEADLINE = 10;
const OK = 'ok';
const postmark = (status: number, ErrorCode: number): Fault => ({ status, body: { ErrorCode } });

const sent = (
  name: string,
  team: Answers['team'],
  expected: Partial<Expected> = {},
  toVisitor?: Fault,
): Case => [
  name,
  { team, ...(toVisitor && { visitor: toVisitor }) },
  { outcome: 'sent', tries: team.length, messages: 1, confirmation: true, ...expected },
];
const refused = (
  name: string,
  fault: Fault,
  reason: string,
  more: Partial<Expected> = {},
): Case => [name, { team: [fault] }, { outcome: 'not_sent', reason, ...more }];
const unknown = (
  name: string,
  fault: Fault,
  reason: string,
  more: Partial<Expected> = {},
): Case => [
  name,
  { team: [fault] },
  { outcome: 'unconfirmed', reason, messages: fault.accepted ? 1 : 0, ...more },
];
const unavailable = (name: string, fault: Fault, reason: string): Case =>
  refused(name, fault, reason, { tries: 3 });

const inactive = { alert: 'inactive_recipient' };
const timedOut = { seconds: DEADLINE };
const skipped = { confirmation: false };

const CASES: Case[] = [
  sent('no fault', [OK]),
  sent('429 once, without `retry-after`', [{ status: 429 }, OK]),
  sent('429 once, `retry-after: 2`', [{ status: 429, headers: { 'retry-after': '2' } }, OK], {
    seconds: 2,
  }),
  sent('502, then 503', [{ status: 502 }, { status: 503 }, OK]),
  sent('422/300 for the reply address: sent without it', [postmark(422, 300), OK], skipped),
  sent('only the visitor’s message is refused', [OK], skipped, postmark(422, 406)),
  sent('only the visitor’s message fails: one try', [OK], skipped, { status: 503 }),
  unavailable(
    '429 each time, `retry-after: 60`, longer than anybody waits',
    { status: 429, headers: { 'retry-after': '60' } },
    'http_429',
  ),
  unavailable('503 each time', { status: 503 }, 'http_503'),
  refused('401, wrong token', postmark(401, 10), 'postmark_10'),
  refused(
    '422/300, invalid message, also without the reply address',
    postmark(422, 300),
    'postmark_300',
    { tries: 2 },
  ),
  refused('422/400, sender unknown', postmark(422, 400), 'postmark_400'),
  refused('422/406, the team’s inbox is inactive', postmark(422, 406), 'postmark_406', inactive),
  refused('422 without a reason', { status: 422, body: '<h1>No</h1>' }, 'http_422'),
  refused('200 with an error code in it', postmark(200, 406), 'postmark_406', inactive),
  refused(
    'a redirect to another host: not followed, the token stays here',
    { status: 302, headers: { location: 'https://elsewhere.invalid/' } },
    'redirect',
  ),
  unknown('504: it may have been accepted behind the gateway', { status: 504 }, 'http_504'),
  unknown('200, no body', { status: 200 }, 'answer_unreadable'),
  unknown('200, a page of HTML', { status: 200, body: '<!doctype html>' }, 'answer_unreadable'),
  unknown(
    '200, a batch answer in which one of two messages failed',
    { status: 200, body: [{ ErrorCode: 0, MessageID: 'a' }, { ErrorCode: 406 }] },
    'answer_unreadable',
  ),
  unknown('no connection, or it breaks before an answer', { mode: 'reset' }, 'network'),
  unknown('the same, accepted', { mode: 'reset', accepted: true }, 'network'),
  unknown('the connection breaks in the middle of the answer', { mode: 'cut' }, 'answer_broken'),
  unknown('the same, accepted', { mode: 'cut', accepted: true }, 'answer_broken'),
  unknown('no answer', { mode: 'hang' }, 'timeout', timedOut),
  unknown('one byte a second', { mode: 'drip' }, 'timeout', timedOut),
  unknown(
    'a good answer after the deadline',
    { lateMs: 11_000, accepted: true },
    'timeout',
    timedOut,
  ),
];

let backend: Backend;
/** By the visitor's address: the tests run at the same time. */
const answersOf = new Map<string, Answers>();
const toTeam = (email: string) => backend.attempts.filter(isAbout(email));

test.beforeEach(({ backend: shared }) => {
  backend = shared;
  backend.answerWith((message) => {
    for (const [email, { team, visitor: toVisitor }] of answersOf) {
      if (message.To === email) return toVisitor;
      if (!isAbout(email)(message)) continue;
      const answer = team[Math.min(toTeam(email).length, team.length) - 1];
      return answer === OK ? undefined : answer;
    }
    return undefined;
  });
});

describe('the mail service:', () => {
  test.concurrent.for(CASES)('%s', { timeout: 40_000 }, async ([, answers, expected]) => {
    const { outcome, reason, tries = 1, messages = 0, confirmation, alert } = expected;
    const email = visitor();
    answersOf.set(email, answers);
    const [key, start] = [randomUUID(), performance.now()];
    const response = await backend.post(contactInput({ email }), { 'idempotency-key': key });
    const body: unknown = await response.json();
    const seconds = (performance.now() - start) / 1000;

    const reference = await createReference(key);
    const status = outcome === 'sent' ? 200 : statusOf({ ok: false, code: outcome });
    expect(response.status).toBe(status);
    expect(body).toEqual(
      outcome === 'sent'
        ? { success: true, reference, confirmation }
        : { error: { code: outcome, message: REQUEST_MESSAGES[outcome] } },
    );
    const taken = (await backend.messages()).filter(isAbout(email));
    expect([toTeam(email).length, taken.length]).toEqual([tries, messages]);
    expect(seconds).toBeGreaterThanOrEqual((expected.seconds ?? 0) * 0.9);
    // The page waits twenty. A busy machine may need seconds more than the fault.
    expect(seconds).toBeLessThan(18);

    const lines = () => logOf(backend.site.output(), reference);
    await vi.waitFor(() => expect(lines()).toHaveLength(1), 5_000);
    const [line] = lines();
    expect(line).toMatchObject({ event: 'contact_request', outcome, status, tries });
    expect([line?.reason, line?.alert]).toEqual([reason, alert]);
  });
});

test('a double press and a client that leaves and asks again lead to one message each', async () => {
  for (const first of [backend.post, backend.leave]) {
    const email = visitor();
    answersOf.set(email, { team: [{ status: 503 }, OK] });
    const request = [contactInput({ email }), { 'idempotency-key': randomUUID() }] as const;
    const [before, after] = await Promise.all([first(...request), backend.post(...request)]);
    expect(after.status).toBe(200);
    if (before) expect(await before.json()).toEqual(await after.json());
    expect((await backend.messages()).filter(isAbout(email))).toHaveLength(1);
  }
});
