import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import type { PostmarkMessage } from '../../scripts/mailbox/server.ts';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { statusOf } from '../../src/features/contact/outcome.ts';
import { createReference } from '../../src/features/contact/dedupe.ts';
import { contactInput } from '../support/contact.ts';
import { FAULTS, type FaultCase } from './cases/faults.ts';
import { type Backend, test } from './support/backend.ts';
import { logOf } from './support/log.ts';

interface Result {
  response: Response;
  body: unknown;
  seconds: number;
  reference: string;
}

let backend: Backend;
/** All at once, because some take until the deadline. */
const results = new Map<FaultCase, Promise<Result>>();

const mailOf = (index: number) => `fall${index}@waehler.example`;

/** The message to the team about a request; its text names the address in any case. */
const isAbout = ({ To, TextBody = '' }: PostmarkMessage, mail: string) =>
  To !== mail && TextBody.includes(`E-Mail: ${mail}\n`);

async function send(index: number): Promise<Result> {
  const key = randomUUID();
  const start = performance.now();
  const body = contactInput({ email: mailOf(index) });
  const response = await backend.post(body, { 'idempotency-key': key });
  const seconds = (performance.now() - start) / 1000;
  return { response, body: await response.json(), seconds, reference: await createReference(key) };
}

test.beforeAll(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
  const tries = FAULTS.map(() => 0);
  backend.answerWith((message) => {
    const { To } = message;
    const index = FAULTS.findIndex((_, at) => To === mailOf(at) || isAbout(message, mailOf(at)));
    const { team = [], visitor } = FAULTS[index] ?? {};
    if (To === mailOf(index)) return visitor;
    const turn = tries[index] ?? 0;
    tries[index] = turn + 1;
    const fault = team[Math.min(turn, team.length - 1)];
    return fault === 'ok' ? undefined : fault;
  });
  for (const [index, fault] of FAULTS.entries()) results.set(fault, send(index));
});

async function resultOf(fault: FaultCase): Promise<Result> {
  const result = await results.get(fault);
  if (!result) throw new Error('not sent');
  return result;
}

describe.each(FAULTS)('the mail service: $name', (fault) => {
  const { expected } = fault;
  const mail = mailOf(FAULTS.indexOf(fault));

  test(`the visitor reads: ${expected.outcome}`, async () => {
    const { response, body, seconds, reference } = await resultOf(fault);
    if (expected.outcome === 'sent') {
      const { confirmation } = expected;
      expect([response.status, body]).toEqual([200, { success: true, reference, confirmation }]);
    } else {
      const { outcome: code } = expected;
      expect(response.status).toBe(statusOf({ ok: false, code }));
      expect(body).toEqual({ error: { code, message: REQUEST_MESSAGES[code] } });
    }
    expect(seconds).toBeGreaterThanOrEqual((expected.seconds ?? 0) * 0.9);
    // The page waits twenty. A busy machine may take as long as the fault itself.
    expect(seconds).toBeLessThan(expected.seconds === undefined ? 9 : 18);
  });

  test(`tries: ${expected.tries}, messages: ${expected.messages}`, async () => {
    await resultOf(fault);
    const tried = backend.attempts.filter((message) => isAbout(message, mail));
    const taken = (await backend.messages()).filter((message) => isAbout(message, mail));
    expect([tried.length, taken.length]).toEqual([expected.tries, expected.messages]);
  });

  test('the log has one line that says so', async () => {
    const { reference, response } = await resultOf(fault);
    const lines = () => logOf(backend.site.output(), reference);
    await vi.waitFor(() => expect(lines()).toHaveLength(1), 5_000);
    const { outcome, reason, tries, alert } = expected;
    const [line] = lines();
    expect([line?.event, line?.outcome, line?.reason, line?.tries, line?.alert]).toEqual([
      'contact_request',
      outcome,
      reason,
      tries,
      alert,
    ]);
    expect([line?.status, typeof line?.ms]).toEqual([response.status, 'number']);
  });
});
