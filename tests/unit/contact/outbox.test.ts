import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type OutboxEnv, parseKey, waitSeconds } from '../../../src/features/contact/outbox.ts';
import type { PostmarkMessage } from '../../../src/features/contact/postmark.ts';
import { MAX_RETRIES, redeliver } from '../../../src/features/contact/redeliver.ts';
import { encrypt } from '../../../src/lib/aes-gcm.ts';
import worker from '../../../workers/outbox/index.ts';
import { contactInput } from '../../support/contact.ts';
import { type Fault, KEY, OTHER_KEY, SEARCH_LAG_MS, World } from './support/outage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const IDEMPOTENCY = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };

let world: World;
afterEach(() => world.stop());

async function startWorld(settings: Partial<Record<string, string>> = {}, isolates = 1) {
  world = new World(settings);
  await world.start(isolates);
  return world;
}

const isToTeam = (To: string) => To.startsWith('team@');
const referenceIn = ({ Metadata }: PostmarkMessage) => Metadata?.['reference'] ?? '';
/** The mail service has a fault for some time; nothing is asked of it meanwhile either. */
function outage(fault: Fault, ms: number): void {
  const end = Date.now() + ms;
  const isOver = () => Date.now() >= end;
  world.treat = () => (isOver() ? {} : { fault });
  world.answersQuestions = isOver;
}

describe('a request that cannot be sent is kept and delivered, also after', () => {
  test.each<[string, Fault, ms: number]>([
    ['503 for twenty-two hours', { status: 503 }, 22 * HOUR],
    ['broken connections for a day less three hours', 'broken', 21 * HOUR],
    ['a revoked token until somebody sets a new one', { status: 401, code: 10 }, 5 * HOUR],
  ])('%s', async (_, fault, ms) => {
    await startWorld();
    outage(fault, ms);
    expect((await world.post()).status).toBe(202);
    await world.settle();
    expect(world.inbox.map(({ message }) => isToTeam(message.To))).toEqual([true, false]);
    expect(world.dead).toEqual([]);
  });

  test('a form that would refuse it today', async () => {
    await startWorld();
    const { message: _, ...request } = contactInput();
    const reference = 'K7F-3MP';
    const receivedAt = new Date().toISOString();
    const kept = { request, reference, id: 'a', receivedAt, mayConfirm: false };
    const key = parseKey(KEY) ?? new Uint8Array();
    const plain = new TextEncoder().encode(JSON.stringify(kept));
    const body = { reference, ...(await encrypt(plain, key, reference)) };
    const ack = vi.fn();
    await redeliver({ body, attempts: 1, ack, retry: vi.fn() }, world.env);
    expect(ack).toHaveBeenCalledOnce();
    expect(world.inTeamInbox(request.email)).toBe(1);
  });

  test('a setting that is missing until somebody sets it', async () => {
    await startWorld({ POSTMARK_SERVER_TOKEN: '' });
    expect((await world.post()).status).toBe(202);
    await world.pass(Date.now() + HOUR);
    Object.assign(world.env, { POSTMARK_SERVER_TOKEN: 'secret' });
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toBe(1);
  });

  test('a search that is away for some minutes: nothing is sent until it has answered', async () => {
    await startWorld();
    const end = Date.now() + 10 * MINUTE;
    world.answersQuestions = () => Date.now() >= end;
    world.treat = () => (world.inbox.length === 0 ? { fault: 'broken', accepted: true } : {});
    expect((await world.post()).status).toBe(202);
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toBe(1);
  });

  test('a search that knows the team’s message and then is away: the visitor gets none twice', async () => {
    await startWorld();
    let asked = 0;
    world.answersQuestions = () => (asked += 1) === 1;
    world.treat = ({ To }) => (isToTeam(To) ? { fault: 'broken', accepted: true } : {});
    expect((await world.post()).status).toBe(202);
    await world.settle();
    expect(asked).toBe(2);
    expect(world.inbox.map(({ message }) => isToTeam(message.To))).toEqual([true]);
  });

  test('a consumer that ends before it says so: neither gets a message twice', async () => {
    await startWorld({}, 2);
    outage({ status: 503 }, MINUTE);
    let calls = 0;
    world.diesBeforeAck = () => (calls += 1) === 1;
    await world.post();
    await world.settle();
    expect(calls).toBe(2);
    expect(world.inbox.map(({ message }) => isToTeam(message.To))).toEqual([true, false]);
  });

  test('a search that never answers: rather twice than never', async () => {
    await startWorld();
    outage({ status: 503 }, MINUTE);
    world.answersQuestions = () => false;
    await world.post();
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toBe(1);
  });
});

describe('a request with the key of another', () => {
  test('is kept once', async () => {
    await startWorld();
    outage({ status: 503 }, HOUR);
    const [first, second] = [await world.post({}, IDEMPOTENCY), await world.post({}, IDEMPOTENCY)];
    expect([first.status, second]).toEqual([202, first]);
    expect(world.waiting).toHaveLength(1);
  });

  test('is not sent while nobody knows what became of the other', async () => {
    await startWorld({}, 2);
    outage({ status: 503 }, MINUTE / 2);
    await world.post({}, IDEMPOTENCY, 0);
    await world.pass(Date.now() + MINUTE / 3);
    await world.post({}, IDEMPOTENCY, 1);
    world.answersQuestions = () => true;
    world.treat = () => (world.inbox.length === 0 ? { fault: 'broken', accepted: true } : {});
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toBe(1);
  });

  test('is delivered, too, where it corrects the other', async () => {
    await startWorld();
    outage({ status: 503 }, HOUR);
    const first = await world.post({}, IDEMPOTENCY);
    const second = await world.post({ message: 'Korrigiert: gern ab Juni.' }, IDEMPOTENCY);
    expect(second.reference).toBe(first.reference);
    await world.settle();
    expect([world.inTeamInbox('ab Mai.'), world.inTeamInbox('ab Juni.')]).toEqual([1, 1]);
  });
});

describe('what the queue holds', () => {
  test('cannot be read without the key, nor moved to another reference', async () => {
    await startWorld();
    outage({ status: 503 }, HOUR);
    const { reference } = await world.post({}, { 'cf-connecting-ip': '203.0.113.1' });
    await world.post({}, { 'cf-connecting-ip': '203.0.113.1' });
    const [first, second] = world.waiting as Record<string, string>[];
    expect(Object.keys(first ?? {})).toEqual(['reference', 'iv', 'data']);
    expect(first?.['reference']).toBe(reference);
    expect(first?.['iv']).not.toBe(second?.['iv']);
    const readable = [first, second].map(
      (body) => JSON.stringify(body) + atob(body?.['data'] ?? ''),
    );
    for (const value of [...Object.values(contactInput()), '203.0.113.1']) {
      if (typeof value === 'string') expect(readable.join()).not.toContain(value);
    }
    Object.assign(first ?? {}, { reference: second?.['reference'] });
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toBe(1);
    expect(world.dead).toEqual([first]);
  });

  test('waits for the old key where it was changed, and somebody is told at once', async () => {
    await startWorld();
    outage({ status: 503 }, HOUR);
    const { reference } = await world.post();
    Object.assign(world.env, { OUTBOX_KEY: OTHER_KEY });
    await world.pass(Date.now() + 5 * HOUR);
    expect(world.inbox).toEqual([]);
    expect(world.alerts).toContainEqual(
      expect.objectContaining({ alert: 'outbox_stuck', reason: 'unreadable', reference }),
    );
    Object.assign(world.env, { OUTBOX_KEY: KEY });
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toBe(1);
  });

  test('is given up after 23 hours, with its reference, and can be brought back', async () => {
    await startWorld();
    outage({ status: 503 }, 3 * 24 * HOUR);
    const start = Date.now();
    const answers = [await world.post(), await world.post()];
    await world.settle();
    const hours = (Date.now() - start) / HOUR;
    expect(hours).toBeGreaterThan(22);
    expect(hours).toBeLessThan(24);
    expect(world.dead).toHaveLength(2);
    const given = world.alerts.filter(({ alert }) => alert === 'given_up');
    const references = answers.map(({ reference }) => reference);
    expect(given.map(({ reference }) => reference).sort()).toEqual(references.sort());
    world.treat = () => ({});
    world.answersQuestions = () => true;
    for (const body of world.dead) await world.env.OUTBOX?.send(body);
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toBe(2);
  });
});

describe('nothing is said to be kept', () => {
  test.each<[string, Partial<Record<string, string>>, binding: boolean]>([
    ['without a key', { OUTBOX_KEY: '' }, true],
    ['with the key switched off', { OUTBOX_KEY: 'off' }, true],
    ['with a key that is too short', { OUTBOX_KEY: btoa('short') }, true],
    ['without a queue', {}, false],
  ])('%s', async (_, settings, binding) => {
    await startWorld(settings);
    if (!binding) delete world.env.OUTBOX;
    outage({ status: 503 }, HOUR);
    expect(await world.post()).toMatchObject({ status: 502, error: { code: 'not_sent' } });
    world.treat = () => ({ fault: 'broken' });
    expect(await world.post()).toMatchObject({ status: 502, error: { code: 'unconfirmed' } });
    expect(world.waiting).toEqual([]);
  });

  test('of a request that is one too many', async () => {
    await startWorld();
    outage({ status: 503 }, HOUR);
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await world.post({}, { 'cf-connecting-ip': '203.0.113.1' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
  });
});

test('neither the log nor an alert says a word of the visitor’s', async () => {
  await startWorld();
  outage({ status: 503 }, HOUR);
  await world.post({}, { 'cf-connecting-ip': '203.0.113.1' });
  await world.settle();
  const events = world.logged.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(new Set(events)).toEqual(new Set(['contact_request', 'contact_kept']));
  const told = world.logged.join() + JSON.stringify(world.alerts);
  for (const value of ['@', '203.0.113.1', KEY, ...Object.values(contactInput())]) {
    if (typeof value === 'string') expect(told).not.toContain(value);
  }
});

test('a stranger’s inbox gets one confirmation of several kept requests', async () => {
  await startWorld();
  outage({ status: 503 }, HOUR);
  for (let count = 0; count < 3; count += 1) {
    await world.post({}, { 'cf-connecting-ip': `203.0.113.${count}` });
  }
  await world.settle();
  const toVisitor = world.inbox.filter(({ message }) => !isToTeam(message.To));
  expect([world.inbox.length, toVisitor.length]).toEqual([4, 1]);
});

test('a request that was not kept leaves the confirmation to the next try', async () => {
  await startWorld();
  const visitor = { 'cf-connecting-ip': '203.0.113.1' };
  world.treat = () => ({ fault: { status: 503 } });
  world.takesMessages = () => false;
  expect((await world.post({}, visitor)).status).toBe(502);
  world.treat = () => ({});
  expect(await world.post({}, visitor)).toMatchObject({ success: true, confirmation: true });
});

test('a person hears of the first kept request, with what somebody can mend', async () => {
  await startWorld();
  outage({ status: 401, code: 10 }, HOUR);
  const { reference } = await world.post();
  await world.post();
  expect(world.alerts).toMatchObject([
    {
      alert: 'kept',
      outcome: 'kept',
      reason: 'postmark_10',
      reference,
      host: 'stimmbezirk.example',
    },
  ]);
});

test('waits grow from a minute to an hour, and end before the free plan drops a message', () => {
  const waits = Array.from({ length: MAX_RETRIES }, (_, index) => waitSeconds(index, false, 60));
  expect([waits[0], waits.at(-1)]).toEqual([60, 3600]);
  const total = [60, ...waits].reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThan(24 * 3600);
  expect(total).toBeGreaterThan(22 * 3600);
  // The search is behind by minutes.
  expect(waitSeconds(0, true, 60)).toBe(300);
  expect(readFileSync('workers/outbox/wrangler.toml', 'utf8')).toContain(
    `\nmax_retries = ${MAX_RETRIES}\n`,
  );
});

test.each([
  [KEY, true],
  [btoa('x'.repeat(31)), false],
  ['kein base64 ü', false],
  ['', false],
])('"%s" is a key: %s', async (text, expected) => {
  await startWorld();
  expect(parseKey(text) !== undefined).toBe(expected);
});

test('an outbox without its queue is told with the first request, right or wrong', async () => {
  await startWorld();
  delete world.env.OUTBOX;
  await world.post({ name: '' });
  expect(world.alerts).toMatchObject([{ alert: 'not_configured', reason: 'OUTBOX_KEY' }]);
});

test('an outbox that is switched off is no fault', async () => {
  await startWorld({ OUTBOX_KEY: 'off' });
  await world.post({ name: '' });
  expect(world.alerts).toEqual([]);
});

describe('1,000 random requests under random faults', () => {
  /** In order: nothing, not taken, refused until mended, nobody knows. */
  const FAULTS: (Fault | undefined)[] = [
    ...Array<undefined>(8).fill(undefined),
    ...[429, 500, 502, 503].map((status) => ({ status })),
    ...[10, 400, 406, 412].map((code) => ({ status: 422, code })),
    { status: 504 },
    'broken',
  ];
  const isUnknown = (fault: Fault | undefined) =>
    fault === 'broken' || (fault !== undefined && fault.status === 504);

  test('are in the inbox once where the answer was 200 or 202', async () => {
    // Another run each time: encryption ends in no fixed order, so that a seed would repeat nothing.
    const chance = (share: number) => Math.random() < share;
    await startWorld({}, 2);
    // It changes every ten minutes.
    let weather: Fault | undefined;
    /** Requests of which neither mail service nor Worker knows: docs/decisions/0016-outbox.md. */
    const unknowable = new Set<string>();
    world.treat = (message) => {
      if (!isToTeam(message.To)) return chance(0.1) ? { fault: { status: 503 } } : {};
      if (!weather) return {};
      const accepted = isUnknown(weather) ? chance(0.5) : weather !== 'broken' && lies(weather);
      if (accepted && !isUnknown(weather)) unknowable.add(referenceIn(message));
      return { fault: weather, accepted };
    };
    // „In most cases the message is lost“, and sometimes it is not.
    const lies = ({ status }: { status: number }) => status === 500 && chance(0.05);
    world.answersQuestions = (reference) => {
      if (weather === undefined || isUnknown(weather) || chance(0.5)) return true;
      unknowable.add(reference);
      return false;
    };
    world.takesMessages = () => chance(0.9);
    world.doublesMessages = () => chance(0.1);
    world.diesBeforeAck = () => {
      const dies = chance(0.05);
      // It alone knew of these.
      const unseen = world.inbox.filter(({ at }) => at > Date.now() - SEARCH_LAG_MS);
      if (dies) for (const { message } of unseen) unknowable.add(referenceIn(message));
      return dies;
    };

    const answered: { mark: string; status: number }[] = [];
    for (let index = 0; index < 1_000; index += 1) {
      if (index % 20 === 0) weather = FAULTS[Math.floor(Math.random() * FAULTS.length)];
      const mark = `fall-${index}-ende`;
      const key = { 'idempotency-key': crypto.randomUUID() };
      const presses = chance(0.1) ? 2 : 1;
      // A second isolate sends a second mail where the first was sent, or nobody knows: today's limit.
      const isolates = weather && !isUnknown(weather) ? 2 : 1;
      const presser = (_: unknown, press: number) =>
        world.post({ message: `Nachricht ${mark}` }, key, press % isolates);
      const answers = await Promise.all(Array.from({ length: presses }, presser));
      const best = Math.min(...answers.map(({ status }) => status));
      answered.push({ mark, status: best });
      await world.pass(Date.now() + Math.random() * MINUTE);
    }
    weather = undefined;
    world.diesBeforeAck = () => false;
    await world.settle();

    const counts = (status: number) => answered.filter((each) => each.status === status).length;
    // Each kind of answer is there.
    expect(Math.min(counts(200), counts(202), counts(502))).toBeGreaterThan(10);
    const isExcused = (mark: string) =>
      world.inbox.some(
        ({ message }) => message.TextBody.includes(mark) && unknowable.has(referenceIn(message)),
      );
    const doubled: string[] = [];
    for (const { mark, status } of answered) {
      const count = world.inTeamInbox(mark);
      if (status < 300) expect(count, mark).toBeGreaterThanOrEqual(1);
      if (count > 1) doubled.push(mark);
    }
    expect(doubled.filter((mark) => !isExcused(mark))).toEqual([]);
    expect(world.dead).toEqual([]);
  }, 60_000);
});

describe('what was given up', () => {
  const bringBack = (env: OutboxEnv, ack: () => void) =>
    worker.queue(
      {
        queue: 'outbox-dead',
        messages: [{ body: 'encrypted', attempts: 1, ack, retry: () => undefined }],
      },
      env,
    );

  test('goes back into the queue', async () => {
    const queued: unknown[] = [];
    const ack = vi.fn<() => void>();
    const send = (body: unknown) => Promise.resolve(queued.push(body));
    await bringBack({ OUTBOX: { send } }, ack);
    expect(queued).toEqual(['encrypted']);
    expect(ack).toHaveBeenCalledOnce();
  });

  test.each<[string, OutboxEnv]>([
    ['without the queue', {}],
    ['where the queue refuses it', { OUTBOX: { send: () => Promise.reject(new Error('full')) } }],
  ])('stays where it is %s', async (_, env) => {
    const ack = vi.fn<() => void>();
    await expect(bringBack(env, ack)).rejects.toThrow();
    expect(ack).not.toHaveBeenCalled();
  });
});
