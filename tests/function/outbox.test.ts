import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import type { Fault } from '../support/fault.ts';
import { contactInput } from '../support/contact.ts';
import { type Backend, testWithOutbox as test, visitor } from './support/backend.ts';

// In workerd, with the queue and the Worker that consumes it. Other faults: faults.test.ts. What takes hours,
// and what isolates and the queue itself do wrong: tests/unit/contact/outbox.test.ts.
let backend: Backend;
/** The mail service's faults for the message to the team of a visitor. */
const faults = new Map<string, Fault>();
// The tests run at the same time, each with a visitor of its own: nothing is cleared between them.
test.beforeEach(({ backend: shared }) => {
  backend = shared;
  backend.answerWith(({ ReplyTo = '' }) => faults.get(ReplyTo));
});

const messagesTo = async (email: string) =>
  (await backend.messages()).filter(({ To, ReplyTo }) => To === email || ReplyTo === email);

describe('a request is kept and delivered once:', () => {
  test.concurrent.for<[string, Fault]>([
    ['503', { status: 503 }],
    ['504, accepted', { status: 504, accepted: true }],
    ['an answer that comes too late, accepted', { lateMs: 11_000, accepted: true }],
    ['401, wrong token', { status: 401, body: { ErrorCode: 10 } }],
  ])('%s', { timeout: 60_000 }, async ([, fault]) => {
    const email = visitor();
    faults.set(email, fault);
    const response = await backend.post(contactInput({ email }), {
      'idempotency-key': randomUUID(),
    });
    expect(response.status).toBe(202);
    const { reference, ...rest } = (await response.json()) as { reference: string };
    expect(rest).toEqual({ success: true, confirmation: false, kept: true });
    faults.delete(email);
    await vi.waitFor(async () => expect(await messagesTo(email)).toHaveLength(2), 40_000);
    const messages = await messagesTo(email);
    expect(messages.map(({ To }) => To === email)).toEqual([true, false]);
    for (const { Subject } of messages) expect(Subject).toContain(reference);
  });
});

test('while the mail is away requests wait, and all leave when it is back', async () => {
  await backend.setFault('refuse');
  const emails = Array.from({ length: 20 }, visitor);
  const statuses = await Promise.all(
    emails.map(async (email) => (await backend.post(contactInput({ email }))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([202]));
  await backend.setFault('none');
  const delivered = async () => (await Promise.all(emails.map(messagesTo))).flat();
  await vi.waitFor(async () => expect(await delivered()).toHaveLength(40), 40_000);
}, 60_000);
