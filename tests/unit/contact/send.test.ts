import { describe, expect, test } from 'vitest';
import site from '../../../src/content/site.json' with { type: 'json' };
import type { Delivery, Mail } from '../../../src/features/contact/delivery.ts';
import { composeMails } from '../../../src/features/contact/mail.ts';
import { type SendLog, sendContactMails } from '../../../src/features/contact/send.ts';
import { contactInput, contactRequest } from '../../support/contact.ts';

const REFERENCE = 'K7F-2MP';
const MAILS = composeMails(contactRequest(), {
  reference: REFERENCE,
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
async function run(answers: Delivery[], { takesMs = 0, deadlineMs = 10_000, random = 0.5 } = {}) {
  const seen = {
    mails: [] as Mail[],
    deadlines: [] as number[],
    waits: [] as number[],
    log: [] as SendLog[],
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
    log: (entry: SendLog) => void seen.log.push(entry),
  };
  const outcome = await sendContactMails(MAILS, REFERENCE, ports, deadlineMs);
  return { ...seen, outcome, elapsed: clock - 1_000_000 };
}

describe('a request', () => {
  test('goes to the team first and then to the visitor', async () => {
    const { mails, outcome } = await run([SENT, SENT]);
    expect(mails).toEqual([MAILS.team, MAILS.confirmation]);
    expect(outcome).toEqual({ sent: true, confirmation: true });
  });

  test('is not confirmed to the visitor when the team did not get it', async () => {
    const { mails, outcome } = await run([REFUSED]);
    expect(mails).toEqual([MAILS.team]);
    expect(outcome).toEqual({ sent: false });
  });
});

describe('a retry', () => {
  test.each([
    [1, [BUSY, SENT]],
    [2, [BUSY, BUSY, SENT]],
  ])('follows %i times while the service is unavailable', async (retries, answers) => {
    const { mails, outcome } = await run([...answers]);
    expect(mails.filter((mail) => mail === MAILS.team)).toHaveLength(retries + 1);
    expect(outcome.sent).toBe(true);
  });

  test('is given up after the third try', async () => {
    const { mails, outcome } = await run([BUSY, BUSY, BUSY, SENT]);
    expect(mails).toHaveLength(3);
    expect(outcome).toEqual({ sent: false });
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
    const { elapsed, outcome } = await run([BUSY, BUSY, BUSY], { takesMs: 4_700 });
    expect(elapsed).toBeLessThanOrEqual(10_000);
    expect(outcome).toEqual({ sent: false });
  });

  test('leaves no try that is too short to succeed', async () => {
    const { deadlines, elapsed } = await run([BUSY, SENT], { takesMs: 9_200 });
    expect(deadlines).toEqual([10_000]);
    expect(elapsed).toBe(9_200);
  });

  test('costs the visitor the confirmation where too little time is left', async () => {
    const { mails, outcome } = await run([SENT], { takesMs: 9_600 });
    expect(mails).toEqual([MAILS.team]);
    expect(outcome).toEqual({ sent: true, confirmation: false });
  });
});

describe('the confirmation', () => {
  test.each([REFUSED, BUSY, TIMEOUT])(
    'that fails changes no success and is not retried',
    async (answer) => {
      const { mails, outcome } = await run([SENT, answer]);
      expect(mails).toHaveLength(2);
      expect(outcome).toEqual({ sent: true, confirmation: false });
    },
  );
});

describe('the log', () => {
  test('has one entry for each request', async () => {
    const { log } = await run([BUSY, SENT, REFUSED]);
    expect(log).toEqual([
      {
        event: 'contact_request',
        reference: REFERENCE,
        outcome: 'sent',
        tries: 2,
        ms: 400,
        confirmation: 'refused',
        confirmation_reason: 'postmark_300',
      },
    ]);
  });

  test('says why a request was not sent', async () => {
    const { log } = await run([TIMEOUT]);
    expect(log).toMatchObject([{ outcome: 'ambiguous', reason: 'timeout', tries: 1 }]);
  });

  test.each<Delivery>([
    { status: 'refused', reason: 'postmark_406' },
    { status: 'sent', inactiveRecipients: true },
  ])('raises an alert when the team’s inbox takes no mail: %j', async (answer) => {
    expect((await run([answer])).log).toMatchObject([{ alert: 'inactive_recipient' }]);
  });

  test('holds no personal data', async () => {
    const lines = JSON.stringify((await run([BUSY, BUSY, SENT, REFUSED])).log);
    for (const value of Object.values(contactInput())) {
      if (typeof value === 'string') expect(lines).not.toContain(value);
    }
  });
});
