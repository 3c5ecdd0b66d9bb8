import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import mailWords from '../../../src/content/mail.json' with { type: 'json' };
import { MAX_RETRIES } from '../../../src/features/contact/deliver.ts';
import { type OutboxEnv, waitSeconds } from '../../../src/features/contact/outbox.ts';
import { contactInput, visitorWords } from '../../support/contact.ts';
import { type Fault, World } from './support/outage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SENDER = { 'cf-connecting-ip': '203.0.113.1' };
const { doubtful: DOUBTFUL } = mailWords.team;

let world: World;
afterEach(() => world.stop());

const startWorld = async (settings: OutboxEnv = {}) => void (world = await World.start(settings));

const isToTeam = (To: string) => To.startsWith('team@');
/** The mail service has a fault for some time. */
function outage(fault: Fault, ms: number): void {
  const end = Date.now() + ms;
  world.treat = () => (Date.now() >= end ? {} : { fault });
}

describe('a request that cannot be sent is kept and delivered, also after', () => {
  test.each<[string, Fault, ms: number]>([
    ['503 for nineteen hours', { status: 503 }, 19 * HOUR],
    ['broken connections for nineteen hours', 'broken', 19 * HOUR],
    ['a revoked token until somebody sets a new one', { status: 401, code: 10 }, 5 * HOUR],
  ])('%s', async (_, fault, ms) => {
    await startWorld();
    outage(fault, ms);
    expect((await world.post()).status).toBe(202);
    await world.settle();
    expect(world.inbox.map(({ To }) => isToTeam(To))).toEqual([true, false]);
    expect(world.dead).toEqual([]);
  });

  test('a setting that is missing until somebody sets it, and somebody is told', async () => {
    await startWorld({ POSTMARK_SERVER_TOKEN: '' });
    const { status } = await world.post();
    expect(status).toBe(202);
    await world.pass(Date.now() + HOUR);
    expect(world.endpoint.alerts.map(({ alert }) => alert)).toContain('outbox_stuck');
    Object.assign(world.endpoint.env, { POSTMARK_SERVER_TOKEN: 'secret' });
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toHaveLength(1);
  });

  test('a form that would refuse it today: it is sent as it was written', async () => {
    await startWorld();
    const { name: _, email: __, message, ...rest } = contactInput();
    const request = { ...rest, message, campaign_type: 'senat', wish: 'Ab Juni.' };
    const receivedAt = new Date().toISOString();
    await world.endpoint.env.OUTBOX?.send({ v: 1, request, reference: 'K7F-3MP', receivedAt });
    await world.settle();
    const [team] = world.inTeamInbox(rest.organization);
    expect(team?.TextBody).not.toContain('undefined');
    for (const text of ['senat', 'Ab Juni.', 'K7F-3MP', mailWords.team.notGiven])
      expect(team?.TextBody).toContain(text);
  });

  test('the same request of a while ago: an older message in the inbox is not this one', async () => {
    await startWorld();
    expect(await world.postForm('203.0.113.9')).toBe(200);
    await world.pass(Date.now() + 11 * MINUTE);
    outage({ status: 503 }, HOUR);
    expect(await world.postForm('203.0.113.9')).toBe(202);
    await world.settle();
    expect(world.inTeamInbox('Gern ab Mai.')).toHaveLength(2);
  });
});

test('the subject says that a request may be a double only where nobody knew what became of it', async () => {
  await startWorld();
  const isMarked = () =>
    world.inTeamInbox('Gern ab Mai.').map(({ Subject }) => Subject.includes(DOUBTFUL));
  const deliverThrough = async (treat: World['treat']) => {
    world.inbox.length = 0;
    world.treat = treat;
    await world.post();
    await world.settle();
    return isMarked();
  };
  const faults: Fault[] = [...Array<Fault>(4).fill({ status: 503 }), { status: 504 }];
  expect(await deliverThrough(() => ({ fault: faults.shift() }))).toEqual([true]);
  const down: Fault[] = Array(4).fill({ status: 503 });
  expect(await deliverThrough(() => ({ fault: down.shift() }))).toEqual([false]);
  const broken = () =>
    world.inbox.length === 0 ? ({ fault: 'broken', accepted: true } as const) : {};
  expect(await deliverThrough(broken)).toEqual([false, true]);
});

test('what the queue holds has a version; a message of another one waits for its Worker', async () => {
  await startWorld();
  outage({ status: 503 }, HOUR);
  const { reference } = await world.post({}, SENDER);
  expect(world.waiting).toMatchObject([
    { v: 1, reference, request: contactInput(), ip: '203.0.113.1' },
  ]);
  await world.settle();
  // As the version before wrote it, with a key of its own, and as the next one may.
  const sealed = { reference: 'K7F-3MP', iv: 'a', data: 'b' };
  const newer = { v: 2, request: contactInput(), reference: 'K7F-3MQ', receivedAt: new Date() };
  for (const body of [sealed, newer]) await world.endpoint.env.OUTBOX?.send(body);
  await world.settle();
  expect(world.dead).toMatchObject([sealed, { v: 2 }]);
  expect(world.inTeamInbox('K7F-3MQ')).toEqual([]);
  const told = { reason: 'unreadable', reference: 'K7F-3MP' };
  expect(world.endpoint.alerts).toContainEqual(
    expect.objectContaining({ alert: 'outbox_stuck', ...told }),
  );
  expect(world.endpoint.alerts).toContainEqual(
    expect.objectContaining({ alert: 'given_up', ...told }),
  );
});

test('a request is given up after twenty hours, with its reference, and can be brought back', async () => {
  await startWorld();
  outage({ status: 503 }, 3 * 24 * HOUR);
  const answers = [await world.post(), await world.post()];
  const start = Date.now();
  await world.settle();
  expect((Date.now() - start) / HOUR).toBeCloseTo(20, 0);
  const given = world.endpoint.alerts.filter(({ alert }) => alert === 'given_up');
  expect(given.map(({ reference }) => reference)).toEqual(
    answers.map(({ reference }) => reference),
  );
  world.treat = () => ({});
  for (const body of world.dead) await world.endpoint.env.OUTBOX?.send(body);
  await world.settle();
  expect(world.inTeamInbox('Gern ab Mai.')).toHaveLength(2);
});

describe('nothing is said to be kept', () => {
  test.each([undefined, 'off'])('where the binding is %j', async (OUTBOX) => {
    await startWorld();
    Object.assign(world.endpoint.env, { OUTBOX });
    outage({ status: 503 }, HOUR);
    expect(await world.post()).toMatchObject({ status: 502, error: { code: 'not_sent' } });
    world.treat = () => ({ fault: 'broken' });
    expect(await world.post()).toMatchObject({ status: 502, error: { code: 'unconfirmed' } });
    expect(JSON.stringify(world.endpoint.logged)).not.toContain('"outbox"');
  });

  test('where the queue refuses it, and then sending again sends', async () => {
    await startWorld();
    outage({ status: 503 }, HOUR);
    world.takesMessages = () => false;
    expect(await world.post({}, SENDER)).toMatchObject({ status: 502 });
    world.treat = () => ({});
    expect(await world.post({}, SENDER)).toMatchObject({ success: true, confirmation: true });
  });
});

test('more than the team could read in an hour is kept until it can, up to 300', async () => {
  await startWorld();
  const start = Date.now();
  const statuses: number[] = [];
  for (let index = 0; index < 361; index += 1) {
    const headers = { 'cf-connecting-ip': `203.0.${index}.1` };
    statuses.push((await world.post({ message: `Anfrage Nummer ${index}.` }, headers)).status);
  }
  const count = (status: number) => statuses.filter((each) => each === status).length;
  expect([count(200), count(202), count(429)]).toEqual([60, 300, 1]);
  expect(world.endpoint.alerts).toContainEqual(
    expect.objectContaining({ alert: 'kept', reason: 'busy' }),
  );
  await world.pass(start + HOUR - MINUTE);
  expect(world.inTeamInbox('Nummer')).toHaveLength(60);
  await world.settle();
  expect(world.inTeamInbox('Nummer')).toHaveLength(360);
});

test('a person hears of the first kept request, and neither log nor alert says a word of the visitor’s', async () => {
  await startWorld();
  outage({ status: 401, code: 10 }, HOUR);
  const { reference } = await world.post({}, SENDER);
  await world.post({}, SENDER);
  const host = 'stimmbezirk.example';
  expect(world.endpoint.alerts).toMatchObject([
    { alert: 'kept', outcome: 'kept', reason: 'postmark_10', reference, host },
  ]);
  await world.settle();
  const events = world.endpoint.logged.map(({ event }) => event);
  expect(new Set(events)).toEqual(new Set(['contact_request', 'contact_kept']));
  const told = JSON.stringify([world.endpoint.logged, world.endpoint.alerts]);
  for (const value of ['@', '203.0.113.1', ...visitorWords()]) expect(told).not.toContain(value);
});

test('a stranger’s inbox gets one confirmation of several kept requests', async () => {
  await startWorld();
  outage({ status: 503 }, HOUR);
  for (const last of [1, 2, 3]) await world.post({}, { 'cf-connecting-ip': `203.0.113.${last}` });
  await world.settle();
  expect(world.inbox.filter(({ To }) => !isToTeam(To))).toHaveLength(1);
});

test('waits grow from a minute to an hour, and end before the free plan drops a message', () => {
  const waits = Array.from({ length: MAX_RETRIES }, (_, index) => waitSeconds(index + 1));
  expect([waits[0], waits.at(-1)]).toEqual([60, 3600]);
  const total = [60, ...waits].reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThan(21 * 3600);
  const config = readFileSync('workers/outbox/wrangler.toml', 'utf8');
  expect(config).toContain(`\nmax_retries = ${MAX_RETRIES}\n`);
  expect(config).toContain('\nmax_batch_size = 1\n');
});

/** In order: nothing, not taken, refused until mended, nobody knows. */
const WEATHER: (Fault | undefined)[] = [
  ...Array<undefined>(8).fill(undefined),
  ...[429, 500, 502, 503].map((status) => ({ status })),
  ...[10, 400, 406, 412].map((code) => ({ status: 422, code })),
  ...[{ status: 504 }, 'broken' as const],
];

/** The same numbers from 0 to 1 in each run: a linear congruence (Park and Miller). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 0x7fff_ffff) / 0x7fff_ffff;
}

test('of 300 random requests under random faults each is in the inbox where the answer was 200 or 202', async () => {
  const random = randomFrom(20261127);
  const chance = (share: number) => random() < share;
  await startWorld();
  // It changes every ten minutes.
  let weather: Fault | undefined;
  const isUnknown = (fault: Fault) => fault === 'broken' || fault.status === 504;
  world.treat = ({ To }) => {
    if (!isToTeam(To)) return chance(0.1) ? { fault: { status: 503 } } : {};
    return weather ? { fault: weather, accepted: isUnknown(weather) && chance(0.5) } : {};
  };
  world.takesMessages = () => chance(0.9);
  world.doublesMessages = () => chance(0.05);
  world.diesBeforeAck = () => chance(0.05);
  const answered: { mark: string; status: number }[] = [];
  for (let index = 0; index < 300; index += 1) {
    if (index % 20 === 0) weather = WEATHER[Math.floor(random() * WEATHER.length)];
    const mark = `fall-${index}-ende`;
    const { status } = await world.post({ message: `Nachricht ${mark}` });
    answered.push({ mark, status });
    await world.pass(Date.now() + random() * MINUTE);
  }
  weather = undefined;
  world.diesBeforeAck = () => false;
  await world.settle();
  const marksOf = (...statuses: number[]) =>
    answered.flatMap(({ mark, status }) => (statuses.includes(status) ? mark : []));
  for (const status of [200, 202, 502]) expect(marksOf(status).length).toBeGreaterThan(10);
  const lost = marksOf(200, 202).filter((mark) => world.inTeamInbox(mark).length === 0);
  expect([lost, world.dead]).toEqual([[], []]);
}, 60_000);
