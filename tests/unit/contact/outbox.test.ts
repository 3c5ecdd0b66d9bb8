import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContactEnv } from '../../../src/features/contact/endpoint/config.ts';
import { MAX_RETRIES } from '../../../src/features/contact/endpoint/outbox.ts';
import { HOUR, MINUTE } from '../../../src/lib/time.ts';
import { contactInput, VISITOR_WORDS } from '../../support/contact.ts';
import { readEntry } from '../../support/content.ts';
import { stopTime } from './support/endpoint.ts';
import { type Fault, type Simulation, startOutage } from './support/outage.ts';

const SENDER = '203.0.113.1';
const { team: words } = readEntry('mail');

stopTime();

let simulation: Simulation;

const start = async (settings: ContactEnv = {}) => void (simulation = await startOutage(settings));
beforeEach(() => start());

/** Lets the mail service fail for some milliseconds from now on. */
function outage(fault: Fault, ms: number): void {
  const end = Date.now() + ms;
  simulation.faultOf = () => (Date.now() < end ? fault : undefined);
}

test.each<[string, Fault, ms: number]>([
  ['nineteen hours of broken connections', 'broken', 19 * HOUR],
  ['five hours of a revoked token', { status: 401, code: 10 }, 5 * HOUR],
])('a request is kept and delivered after %s', async (_, fault, ms) => {
  outage(fault, ms);
  const reference = expect.stringMatching(/^\w{3}-\w{3}$/);
  const kept = { success: true, reference, confirmation: false, kept: true };
  expect(await simulation.post()).toEqual({ status: 202, ...kept });
  await simulation.drain();
  expect(simulation.inbox.map(({ To }) => To.startsWith('team@'))).toEqual([true, false]);
  expect(simulation.dead).toEqual([]);
});

test('a request is kept while a setting is missing, and somebody is told', async () => {
  await start({ POSTMARK_SERVER_TOKEN: '' });
  const { status } = await simulation.post();
  expect(status).toBe(202);
  await simulation.pass(Date.now() + HOUR);
  expect(simulation.endpoint.alerts.map(({ alert }) => alert)).toContain('outbox_stuck');
  Object.assign(simulation.endpoint.env, { POSTMARK_SERVER_TOKEN: 'secret' });
  await simulation.drain();
  expect(simulation.inTeamInbox()).toHaveLength(1);
});

test('somebody is told if the confirmation of a kept request is refused', async () => {
  outage('broken', MINUTE);
  await simulation.post();
  const faultOfTeam = simulation.faultOf;
  simulation.faultOf = (mail) =>
    mail.To.startsWith('team@') ? faultOfTeam(mail) : { status: 422, code: 10 };
  await simulation.drain();
  expect(simulation.inTeamInbox()).toHaveLength(1);
  expect(simulation.endpoint.alerts).toContainEqual(
    expect.objectContaining({ alert: 'confirmation_refused', reason: 'postmark_10' }),
  );
});

test('a kept request that a changed form would refuse is sent as it was written', async () => {
  const { name: _, email: __, message, ...rest } = contactInput();
  const request = { ...rest, message, campaign_type: 'senat', wish: 'Ab Juni.' };
  const receivedAt = new Date().toISOString();
  await simulation.enqueue({ v: 1, request, reference: 'K7F-3MP', receivedAt });
  await simulation.drain();
  const [team] = simulation.inTeamInbox(rest.organization);
  expect(team?.TextBody).not.toContain('undefined');
  for (const text of ['senat', 'Ab Juni.', 'K7F-3MP', words.notGiven])
    expect(team?.TextBody).toContain(text);
});

test('a request with an unknown outcome is sent again if the queue refuses a copy marked as such', async () => {
  simulation.faultOf = () => ({ status: 503 });
  await simulation.post();
  simulation.faultOf = () => ({ status: 504 });
  simulation.takesMessages = () => false;
  await simulation.pass(Date.now() + MINUTE);
  simulation.faultOf = () => undefined;
  await simulation.drain();
  expect(simulation.inTeamInbox()).toHaveLength(1);
});

test('the subject says that a request may be a double only if the outcome of a try is unknown', async () => {
  const marksAfter = async (...faults: Fault[]) => {
    simulation.inbox.length = 0;
    simulation.faultOf = ({ To }) => (To.startsWith('team@') ? faults.shift() : undefined);
    await simulation.post();
    await simulation.drain();
    const isMarked = ({ Subject }: { Subject: string }) => Subject.includes(words.doubtful);
    return simulation.inTeamInbox().map(isMarked);
  };
  const down: Fault[] = Array(4).fill({ status: 503 });
  expect(await marksAfter(...down)).toEqual([false]);
  expect(await marksAfter(...down, { status: 504 })).toEqual([true]);
  expect(await marksAfter('broken after it was accepted')).toEqual([false, true]);
});

test('a message of another version stays in the queue, and somebody is told', async () => {
  outage({ status: 503 }, HOUR);
  const { reference } = await simulation.post({}, SENDER);
  expect(simulation.waiting()).toMatchObject([
    { v: 1, reference, request: contactInput(), ip: '203.0.113.1' },
  ]);
  await simulation.drain();
  // The next version of the Worker may write such a message.
  const newer = { v: 2, request: contactInput(), reference: 'K7F-3MQ', receivedAt: new Date() };
  await simulation.enqueue(newer);
  await simulation.drain();
  expect(simulation.dead).toHaveLength(1);
  expect(simulation.inTeamInbox('K7F-3MQ')).toEqual([]);
  const alerts = simulation.endpoint.alerts.filter(({ reason }) => reason === 'unreadable');
  expect(new Set(alerts.map(({ alert }) => alert))).toEqual(new Set(['outbox_stuck', 'given_up']));
  expect(alerts[0]).toMatchObject({ reference: 'K7F-3MQ' });
});

test.each([
  ['no mail service', 503],
  ['unknown outcomes', 504],
])('a request is given up after twenty hours of %s, and can be brought back', async (_, status) => {
  outage({ status }, 3 * 24 * HOUR);
  const answers = [await simulation.post(), await simulation.post()];
  const startedAt = Date.now();
  await simulation.drain();
  expect((Date.now() - startedAt) / HOUR).toBeCloseTo(20, 0);
  const givenUp = simulation.endpoint.alerts.filter(({ alert }) => alert === 'given_up');
  expect(givenUp.map(({ reference }) => reference)).toEqual(
    answers.map(({ reference }) => reference),
  );
  simulation.faultOf = () => undefined;
  for (const body of simulation.dead) await simulation.enqueue(body);
  await simulation.drain();
  expect(simulation.inTeamInbox()).toHaveLength(2);
});

test('a request that has a new copy in the queue is not reported as given up', async () => {
  const beforeLastTry = Date.now() + 19.5 * HOUR;
  const faults: Fault[] = [{ status: 504 }];
  simulation.faultOf = () => (Date.now() < beforeLastTry ? { status: 503 } : faults.shift());
  await simulation.post();
  await simulation.drain();
  expect(faults).toEqual([]);
  expect(simulation.inTeamInbox()).toHaveLength(1);
  expect(simulation.endpoint.alerts.map(({ alert }) => alert)).not.toContain('given_up');
});

test('no request is said to be kept if the outbox is left out on purpose', async () => {
  await start({ OUTBOX: 'off' as never });
  outage({ status: 503 }, HOUR);
  expect(await simulation.post()).toMatchObject({ status: 502, error: { code: 'not_sent' } });
  simulation.faultOf = () => 'broken';
  expect(await simulation.post()).toMatchObject({ status: 502, error: { code: 'unconfirmed' } });
  expect(JSON.stringify(simulation.endpoint.logged)).not.toContain('"outbox"');
});

test.each([
  ['refuses it', () => Promise.reject(new Error('Too Many Requests'))],
  ['does not answer', () => new Promise(() => undefined)],
])('no request is said to be kept if the queue %s, and the next try is sent', async (_, send) => {
  await start({ OUTBOX: { send } });
  outage({ status: 503 }, MINUTE);
  expect(await simulation.post({}, SENDER)).toMatchObject({ error: { code: 'not_sent' } });
  expect(simulation.endpoint.logged).toMatchObject([{ status: 502, outbox: 'failed' }]);
  vi.advanceTimersByTime(MINUTE);
  expect(await simulation.post({}, SENDER)).toMatchObject({ success: true, confirmation: true });
});

test('up to 300 requests above the limit of the team are kept and sent later', async () => {
  const startedAt = Date.now();
  const statuses: number[] = [];
  for (let index = 0; index < 361; index += 1) {
    const message = `Anfrage Nummer ${index}.`;
    statuses.push((await simulation.post({ message }, `203.0.${index}.1`)).status);
  }
  const count = (status: number) => statuses.filter((answered) => answered === status).length;
  const [sent, kept, refused] = [200, 202, 429].map(count);
  expect({ sent, kept, refused }).toEqual({ sent: 60, kept: 300, refused: 1 });
  expect(simulation.endpoint.alerts).toContainEqual(
    expect.objectContaining({ alert: 'kept', reason: 'busy' }),
  );
  await simulation.pass(startedAt + HOUR - MINUTE);
  expect(simulation.inTeamInbox('Nummer')).toHaveLength(60);
  await simulation.drain();
  expect(simulation.inTeamInbox('Nummer')).toHaveLength(360);
});

test('the log of the Worker names the request, and holds no personal data', async () => {
  outage({ status: 401, code: 10 }, HOUR);
  await simulation.post({}, SENDER);
  await simulation.drain();
  const { logged } = simulation.endpoint;
  const line = { event: 'contact_kept', reference: expect.any(String) };
  expect(logged).toContainEqual(expect.objectContaining(line));
  for (const value of ['@', SENDER, ...VISITOR_WORDS])
    expect(JSON.stringify(logged)).not.toContain(value);
});

test('the platform gives a request up after as many tries as the Worker', () => {
  const config = readFileSync('workers/outbox/wrangler.toml', 'utf8');
  expect(config).toContain(`\nmax_retries = ${MAX_RETRIES}\n`);
  expect(config).toContain('\nmax_batch_size = 1\n');
});
