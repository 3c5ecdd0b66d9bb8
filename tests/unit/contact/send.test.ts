import { describe, expect, test } from 'vitest';
import site from '../../../src/content/site.json' with { type: 'json' };
import type { Delivery, Mail } from '../../../src/features/contact/delivery.ts';
import { composeMails } from '../../../src/features/contact/mail.ts';
import { sendContactMails } from '../../../src/features/contact/send.ts';
import { contactRequest } from '../../support/contact.ts';

const MAILS = composeMails(contactRequest(), {
  reference: 'K7F-2MP',
  receivedAt: new Date('2026-07-01T10:00:00Z'),
  site,
  to: ['team@agentur.example'],
  from: 'website@agentur.example',
});

const SENT: Delivery = { status: 'sent', inactiveRecipients: false };
const BUSY: Delivery = { status: 'unavailable', reason: 'http_503' };
const REFUSED: Delivery = { status: 'refused', reason: 'postmark_300' };
const TIMEOUT: Delivery = { status: 'ambiguous', reason: 'timeout' };

/** Answers in turn, each after `takesMs` on a clock of its own. */
async function run(answers: Delivery[], { takesMs = 0, random = 0.5, mayConfirm = true } = {}) {
  const seen = {
    mails: [] as Mail[],
    deadlines: [] as number[],
    waits: [] as number[],
  };
  let clock = 1_000_000;
  const ports = {
    mailer: (mail: Mail, ms: number) => {
      seen.mails.push(mail);
      seen.deadlines.push(ms);
      clock += Math.min(takesMs, ms);
      return Promise.resolve(takesMs > ms ? TIMEOUT : (answers.shift() ?? SENT));
    },
    now: () => clock,
    random: () => random,
    wait: (ms: number) => {
      seen.waits.push(ms);
      clock += ms;
      return Promise.resolve();
    },
    mayConfirm: () => Promise.resolve(mayConfirm),
  };
  const sending = await sendContactMails(MAILS, ports);
  return { ...seen, ...sending, elapsed: clock - 1_000_000 };
}

describe('a request', () => {
  test('goes to the team first and then to the visitor', async () => {
    const { mails, team, confirmation } = await run([SENT, SENT]);
    expect(mails).toEqual([MAILS.team, MAILS.confirmation]);
    expect({ team, confirmation }).toEqual({ team: 'sent', confirmation: true });
  });

  test('is not confirmed to the visitor when the team did not get it', async () => {
    const { mails, team } = await run([REFUSED]);
    expect(mails).toEqual([MAILS.team]);
    expect(team).toBe('refused');
  });
});

describe('a retry', () => {
  test.each([
    [1, [BUSY, SENT]],
    [2, [BUSY, BUSY, SENT]],
  ])('follows %i times while the service is unavailable', async (retries, answers) => {
    const { mails, team } = await run([...answers]);
    expect(mails.filter((mail) => mail === MAILS.team)).toHaveLength(retries + 1);
    expect(team).toBe('sent');
  });

  test('is given up after the third try', async () => {
    const { mails, team } = await run([BUSY, BUSY, BUSY, SENT]);
    expect(mails).toHaveLength(3);
    expect(team).toBe('unavailable');
  });

  test.each([
    ['a refusal', REFUSED],
    ['an ambiguous answer', TIMEOUT],
  ])('never follows %s', async (_, answer) => {
    expect((await run([answer])).mails).toHaveLength(1);
    expect((await run([BUSY, answer])).mails).toHaveLength(2);
  });

  test.each([
    [0, 200],
    [0.5, 400],
    [1, 600],
  ])('waits a random while: %d gives %i ms', async (random, expected) => {
    expect((await run([BUSY, SENT], { random })).waits).toEqual([expected]);
  });

  test('waits as long as the service asks for, where that fits', async () => {
    const { waits } = await run([{ ...BUSY, retryAfterMs: 3_000 }, SENT]);
    expect(waits).toEqual([3_000]);
  });

  test.each([0, 60_000])(
    'waits its own while where the service asks for %i ms',
    async (retryAfterMs) => {
      expect((await run([{ ...BUSY, retryAfterMs }, SENT])).waits).toEqual([400]);
    },
  );
});

describe('the deadline', () => {
  test('is what a try may take', async () => {
    expect((await run([SENT, SENT], { takesMs: 3_000 })).deadlines).toEqual([10_000, 7_000]);
  });

  test('holds over all tries and pauses', async () => {
    const { elapsed, team } = await run([BUSY, BUSY, BUSY], { takesMs: 4_700 });
    expect(elapsed).toBeLessThanOrEqual(10_000);
    expect(team).not.toBe('sent');
  });

  test('leaves no try that is too short to succeed', async () => {
    const { deadlines, elapsed } = await run([BUSY, SENT], { takesMs: 9_200 });
    expect(deadlines).toEqual([10_000]);
    expect(elapsed).toBe(9_200);
  });

  test('costs the visitor the confirmation where too little time is left', async () => {
    const { mails, team, confirmation } = await run([SENT], { takesMs: 9_600 });
    expect(mails).toEqual([MAILS.team]);
    expect({ team, confirmation }).toEqual({ team: 'sent', confirmation: false });
  });
});

describe('the confirmation', () => {
  test.each([REFUSED, BUSY, TIMEOUT])(
    'that fails changes no success and is not retried',
    async (answer) => {
      const { mails, team, confirmation } = await run([SENT, answer]);
      expect(mails).toHaveLength(2);
      expect({ team, confirmation }).toEqual({ team: 'sent', confirmation: false });
    },
  );

  test('is left out where the visitor’s address has had its own', async () => {
    const { mails, confirmation, report } = await run([SENT], { mayConfirm: false });
    expect(mails).toEqual([MAILS.team]);
    expect([confirmation, report.confirmation]).toEqual([false, 'skipped']);
  });
});

describe('the report for the log', () => {
  test('counts the tries and names what became of the confirmation', async () => {
    const { report } = await run([BUSY, SENT, REFUSED]);
    expect(report).toEqual({
      tries: 2,
      confirmation: 'refused',
      confirmation_reason: 'postmark_300',
    });
  });

  test('says why a request was not sent', async () => {
    const { team, report } = await run([TIMEOUT]);
    expect(team).toBe('ambiguous');
    expect(report).toEqual({ reason: 'timeout', tries: 1 });
  });

  test.each<Delivery>([
    { status: 'refused', reason: 'postmark_406' },
    { status: 'sent', inactiveRecipients: true },
  ])('raises an alert when the team’s inbox takes no mail: %j', async (answer) => {
    expect((await run([answer])).report).toMatchObject({ alert: 'inactive_recipient' });
  });
});
