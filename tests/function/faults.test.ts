import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { createReference } from '../../src/features/contact/dedupe.ts';
import { REQUEST_MESSAGES, type RequestError } from '../../src/features/contact/messages.ts';
import { contactInput } from '../support/contact.ts';
import type { Fault } from '../support/fault.ts';
import { type Backend, isAbout, test, visitor } from './support/backend.ts';
import { logOf } from './support/log.ts';

// What the runtime and the mail client make of answers in workerd, without an outbox. What each status and
// code means: tests/unit/contact/postmark.test.ts. Series of faults: tests/unit/contact/outbox.test.ts.

interface Expected {
  outcome: 'sent' | RequestError;
  /** In the log, why. */
  reason?: string;
  /** Of the team's message. */
  tries?: number;
  /** Messages in the team's mailbox afterwards. */
  messages?: 0 | 1;
  confirmation?: boolean;
}

/** Answers to the team's message in turn, the last one from then on; `ok` is Postmark's own. */
type Case = [name: string, team: (Fault | 'ok')[], expected: Expected, toVisitor?: Fault];

const postmark = (status: number, ErrorCode: number): Fault => ({ status, body: { ErrorCode } });
const unknown = { outcome: 'unconfirmed', reason: 'network' } as const;
const sent = { outcome: 'sent', messages: 1, confirmation: true } as const;

const CASES: Case[] = [
  ['502, then 503, then taken', [{ status: 502 }, { status: 503 }, 'ok'], { ...sent, tries: 3 }],
  [
    '422/300 for the reply address: sent without it',
    [postmark(422, 300), 'ok'],
    { ...sent, tries: 2, confirmation: false },
  ],
  [
    'only the visitor’s message is refused',
    ['ok'],
    { ...sent, confirmation: false },
    postmark(422, 406),
  ],
  ['503 each time', [{ status: 503 }], { outcome: 'not_sent', reason: 'http_503', tries: 3 }],
  ['401, wrong token', [postmark(401, 10)], { outcome: 'not_sent', reason: 'postmark_10' }],
  [
    'a redirect to another host: not followed, the token stays here',
    [{ status: 302, headers: { location: 'https://elsewhere.invalid/' } }],
    { outcome: 'not_sent', reason: 'redirect' },
  ],
  [
    '200, a page of HTML',
    [{ status: 200, body: '<!doctype html>' }],
    { outcome: 'unconfirmed', reason: 'answer_unreadable' },
  ],
  ['no connection, or it breaks before an answer', [{ mode: 'reset' }], unknown],
  ['the same, accepted', [{ mode: 'reset', accepted: true }], { ...unknown, messages: 1 }],
  ['the connection breaks in the middle of the answer', [{ mode: 'cut' }], unknown],
];

let backend: Backend;
/** By the visitor's address: the tests run at the same time. */
const answersOf = new Map<string, { team: Case[1]; toVisitor: Fault | undefined }>();
const toTeam = (email: string) => backend.attempts.filter(isAbout(email));

test.beforeEach(({ backend: shared }) => {
  backend = shared;
  backend.answerWith((message) => {
    for (const [email, { team, toVisitor }] of answersOf) {
      if (message.To === email) return toVisitor;
      if (!isAbout(email)(message)) continue;
      const answer = team[Math.min(toTeam(email).length, team.length) - 1];
      return answer === 'ok' ? undefined : answer;
    }
    return undefined;
  });
});

test.concurrent.for(CASES)('the mail service: %s', async ([, team, expected, toVisitor]) => {
  const { outcome, reason, tries = 1, messages = 0, confirmation } = expected;
  const email = visitor();
  answersOf.set(email, { team, toVisitor });
  const key = randomUUID();
  const response = await backend.post(contactInput({ email }), { 'idempotency-key': key });
  const reference = await createReference(key);
  expect(await response.json()).toEqual(
    outcome === 'sent'
      ? { success: true, reference, confirmation }
      : { error: { code: outcome, message: REQUEST_MESSAGES[outcome] } },
  );
  const taken = (await backend.messages()).filter(isAbout(email));
  expect([toTeam(email).length, taken.length]).toEqual([tries, messages]);
  const lines = () => logOf(backend.site.output(), reference);
  await vi.waitFor(() => expect(lines()).toHaveLength(1), 5_000);
  const { status } = response;
  expect(lines()).toMatchObject([{ event: 'contact_request', outcome, status, tries }]);
  expect(lines()[0]?.reason).toBe(reason);
});

test('a double press and a client that leaves and asks again lead to one message each', async () => {
  for (const first of [backend.post, backend.leave]) {
    const email = visitor();
    answersOf.set(email, { team: [{ status: 503 }, 'ok'], toVisitor: undefined });
    const request = [contactInput({ email }), { 'idempotency-key': randomUUID() }] as const;
    const [before, after] = await Promise.all([first(...request), backend.post(...request)]);
    expect(after.status).toBe(200);
    if (before) expect(await before.json()).toEqual(await after.json());
    expect((await backend.messages()).filter(isAbout(email))).toHaveLength(1);
  }
});
