import { beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_ENDPOINT } from '../../../src/config/addresses.ts';
import { HEALTH_HEADER } from '../../../src/features/contact/endpoint/config.ts';
import { ANSWER_MS, createReference } from '../../../src/features/contact/endpoint/dedupe.ts';
import { watch, type WatchEnv } from '../../../src/features/watch/watch.ts';
import { HOUR, MINUTE } from '../../../src/lib/time.ts';

const SITE = 'https://nord.de';
const API = 'https://api.postmarkapp.com';
const ALERTS = 'https://alarm.example/hook';
const HEARTBEAT = 'https://monitor.example/ping';
const PAGE = `${SITE}/kontakt`;
const FORM = SITE + CONTACT_ENDPOINT;
/** Stands for the form's answer to a request that is filled in. */
const FILLED = `${FORM} filled in`;
const SERVER = `${API}/server`;
const SUPPRESSED = `${API}/message-streams/outbound/suppressions/dump`;
const SEARCH = `${API}/messages/outbound`;
const DETAILS = `${API}/messages/outbound/team/details`;
const NOON = new Date('2026-11-23T12:00:10Z');
/** When a test request leaves, and when it is looked for. */
const SENT_AT = new Date('2026-11-23T05:00:12Z');
const FOUND_AT = new Date('2026-11-23T05:30:12Z');

type Answer = (init: RequestInit) => Response;
/** The answer of each address; a test replaces some. */
let answers: Record<string, Answer>;
let asked: { url: URL; body: string; headers: Headers }[];

const status = (code: number) => () => new Response('{}', { status: code });
const noAnswer = () => {
  throw new TypeError('fetch failed');
};
const json = (body: object) => () => Response.json(body);
/** The endpoint's answer to an empty request, with its state. */
const health = (state: string) => () =>
  new Response(null, { status: 422, headers: { [HEALTH_HEADER]: state } });
const accepted = { success: true, reference: 'K7F-3MP', confirmation: true };
const live = json({ DeliveryType: 'Live' });
const delivered = { MessageEvents: [{ Type: 'Delivered' }] };

beforeEach(() => {
  asked = [];
  answers = {
    [PAGE]: () => new Response(`<form action="${CONTACT_ENDPOINT}">`),
    [FORM]: health('outbox'),
    [FILLED]: json(accepted),
    [SERVER]: live,
    [SUPPRESSED]: json({ Suppressions: [] }),
    [SEARCH]: json({
      Messages: ['visitor', 'team'].map((side) => ({ MessageID: side, Metadata: { side } })),
    }),
    [DETAILS]: json(delivered),
    [ALERTS]: () => new Response(),
    [HEARTBEAT]: () => new Response(),
  };
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    const body = typeof init.body === 'string' ? init.body : '';
    asked.push({ url, body, headers: new Headers(init.headers) });
    const address = url.origin + url.pathname;
    const answer = answers[address === FORM && body !== '{}' ? FILLED : address];
    return answer ? Promise.resolve(answer(init)) : Promise.reject(new TypeError('no host'));
  });
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});

const queue = (backlogCount: number, oldestMessageTimestamp: number | null = 0) => ({
  send: () => Promise.resolve(),
  metrics: () => Promise.resolve({ backlogCount, backlogBytes: 0, oldestMessageTimestamp }),
});
/** Undefined takes a setting or a binding away. */
type Changes = { [name in keyof WatchEnv]?: WatchEnv[name] | undefined };
const runWatch = (changes: Changes = {}, now = NOON) =>
  watch(
    now,
    {
      SITE_URL: SITE,
      HEARTBEAT_URL: HEARTBEAT,
      ALERT_WEBHOOK_URL: ALERTS,
      POSTMARK_SERVER_TOKEN: 'team',
      POSTMARK_CONFIRMATION_TOKEN: 'visitor',
      CONTACT_FROM: 'website@nord.de',
      CONTACT_TO: 'a@nord.de, Büro <b@nordpost.de>',
      OUTBOX: queue(0),
      OUTBOX_DEAD: queue(0),
      ...changes,
    } as WatchEnv,
    0,
  );
const askedFor = (address: string) => asked.filter(({ url }) => url.href === address);

test('if every check holds, the watch sends a heartbeat and sends no mail', async () => {
  expect(await runWatch()).toEqual([]);
  expect(askedFor(HEARTBEAT)).toHaveLength(1);
  expect(askedFor(ALERTS)).toEqual([]);
  const tokens = askedFor(SERVER).map(({ headers }) => headers.get('x-postmark-server-token'));
  expect(tokens).toEqual(['team', 'visitor']);
  const posted = asked.filter(({ url }) => url.pathname === CONTACT_ENDPOINT);
  expect(posted.map(({ body }) => body)).toEqual(['{}']);
});

async function expectAlert(alert: RegExp, changes: Changes = {}, now = NOON) {
  expect(await runWatch(changes, now)).toEqual([expect.stringMatching(alert)]);
  const alerts = askedFor(ALERTS).map(({ body }) => JSON.parse(body) as Record<string, string>);
  expect(alerts).toMatchObject([{ alert: 'watch', reason: expect.stringMatching(alert) }]);
  expect(JSON.stringify(alerts)).not.toContain('nordpost');
  expect(askedFor(HEARTBEAT)).toEqual([]);
}

/** The mail service's answer to one of the two tokens; the other token is in order. */
const withToken =
  (token: string, answer: () => Response): Answer =>
  ({ headers }) =>
    new Headers(headers).get('x-postmark-server-token') === token ? answer() : live();
const sandbox = json({ DeliveryType: 'Sandbox' });
const suppressed = json({ Suppressions: [{ EmailAddress: 'B@nordpost.de' }] });
const onlyKept = () => Response.json({ ...accepted, kept: true }, { status: 202 });
const notConfirmed = json({ ...accepted, confirmation: false });
const bounced = json({ MessageEvents: [{ Type: 'Bounced' }] });
const notSent = json({ Messages: [] });
/** The answer of a Sandbox, which says that it delivers, and does not. */
const sandboxed = json({ ...delivered, Sandboxed: true });

test.each<[fault: string, changed: Record<string, Answer>, alert: RegExp, now?: Date]>([
  ['the site is gone', { [PAGE]: status(522) }, /^page: .*522/],
  ['the site does not answer', { [PAGE]: noAnswer }, /^page: .*keine .*Antwort \(TypeError\)/],
  ['the page has no form', { [PAGE]: status(200) }, /^page: /],
  ['the host is wrong', { [FORM]: status(403) }, /^endpoint: .*403/],
  ['the endpoint names no state', { [FORM]: status(422) }, /^endpoint: .*sagt nicht/],
  ['Pages has no outbox', { [FORM]: health('no-outbox') }, /^endpoint: .*keinen Postausgang/],
  ['a setting is unusable', { [FORM]: health('outbox CONTACT_TO') }, /^endpoint: .*CONTACT_TO/],
  ['a server is a Sandbox', { [SERVER]: withToken('team', sandbox) }, /^postmark_team: .*Sandbox/],
  ['a token is revoked', { [SERVER]: withToken('visitor', status(401)) }, /^postmark_visitor: /],
  ['an inbox is suppressed', { [SUPPRESSED]: suppressed }, /^suppressed: .*1 von 2/],
  ['a test request is only kept', { [FILLED]: onlyKept }, /^test_request: .*202/, SENT_AT],
  ['a test request is not confirmed', { [FILLED]: notConfirmed }, /^test_request: /, SENT_AT],
  ['a test request bounced', { [DETAILS]: bounced }, /^undelivered: /, FOUND_AT],
  ['a test request was not sent', { [SEARCH]: notSent }, /^undelivered: .*kennt/, FOUND_AT],
  ['a test request is in a Sandbox', { [DETAILS]: sandboxed }, /^undelivered: /, FOUND_AT],
])('if %s, the watch alerts and sends no heartbeat', async (_, changed, alert, now) => {
  Object.assign(answers, changed);
  await expectAlert(alert, {}, now);
});

const NO_QUEUE = { OUTBOX: undefined, OUTBOX_DEAD: undefined };
const anHourAgo = NOON.getTime() - HOUR - 1;

test.each<[fault: string, env: Changes, alert: RegExp]>([
  ['no Worker empties the outbox of Pages', NO_QUEUE, /^endpoint: .*einen Postausgang/],
  ['requests were given up', { OUTBOX_DEAD: queue(3) }, /^outbox_dead: 3/],
  ['requests wait for an hour', { OUTBOX: queue(2, anHourAgo) }, /^outbox_waiting: 2/],
  // workerd leaves the age out if the platform does not know it.
  ['requests wait for an unknown time', { OUTBOX: queue(2, null) }, /^outbox_waiting: .*unbekannt/],
  ['the queue has no figures', { OUTBOX: { send: queue(0).send } }, /^outbox_waiting: .*wie voll/],
  ['no address of the site is set', { SITE_URL: '' }, /^setting: SITE_URL/],
  ['no token is set', { POSTMARK_SERVER_TOKEN: '' }, /^setting: POSTMARK_SERVER_TOKEN/],
  ['the monitor has no usable address', { HEARTBEAT_URL: 'ping' }, /^setting: HEARTBEAT_URL/],
  ['one queue is not bound', { OUTBOX_DEAD: undefined }, /^setting: OUTBOX_DEAD$/],
])('the watch alerts and sends no heartbeat if at its Worker %s', async (_, env, alert) => {
  await expectAlert(alert, env);
});

test('with an address for alerts that cannot be used, the watch sends no heartbeat', async () => {
  const found = await runWatch({ ALERT_WEBHOOK_URL: 'hooks.slack.com/services/x' });
  expect(found).toEqual(['setting: ALERT_WEBHOOK_URL']);
  expect(askedFor(HEARTBEAT)).toEqual([]);
});

test('a monitor that refuses the heartbeat causes an alert', async () => {
  answers[HEARTBEAT] = status(404);
  expect(await runWatch()).toEqual([expect.stringMatching(/^heartbeat: /)]);
  expect(askedFor(ALERTS)).toHaveLength(1);
});

test('requests that have waited for ten minutes are no fault', async () => {
  expect(await runWatch({ OUTBOX: queue(2, NOON.getTime() - 10 * MINUTE) })).toEqual([]);
});

test('a failure that is gone at the second look is no fault', async () => {
  const looks = [status(503)];
  answers[FORM] = () => (looks.shift() ?? health('outbox'))();
  expect(await runWatch()).toEqual([]);
});

test('the watch waits for an answer as long as the Function may take', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await runWatch({}, SENT_AT);
  expect(Math.min(...timeout.mock.calls.flat())).toBeGreaterThan(ANSWER_MS);
});

test.each<[outbox: string, Changes]>([
  ['no queue', NO_QUEUE],
  ['`OUTBOX=off`', { ...NO_QUEUE, OUTBOX: 'off' as never }],
])('with one token, no monitor and %s, the watch finds no fault', async (_, queues) => {
  answers[FORM] = health('no-outbox');
  const settings = { ...queues, HEARTBEAT_URL: 'off', POSTMARK_CONFIRMATION_TOKEN: '' };
  expect(await runWatch(settings)).toEqual([]);
  expect(askedFor(SERVER)).toHaveLength(1);
  expect(askedFor(HEARTBEAT)).toEqual([]);
});

test('once a day the watch sends a test request, and looks for it half an hour later', async () => {
  expect(await runWatch({}, SENT_AT)).toEqual([]);
  const [, sent] = asked.filter(({ url }) => url.pathname === CONTACT_ENDPOINT);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    name: expect.stringMatching(/^Testanfrage/),
    // This inbox is on another domain than the sender: a pending account refuses it.
    email: 'b@nordpost.de',
  });
  const key = sent?.headers.get('idempotency-key') ?? '';
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

  asked = [];
  expect(await runWatch({}, FOUND_AT)).toEqual([]);
  const searched = asked.find(({ url }) => url.pathname === '/messages/outbound');
  expect(searched?.url.searchParams.get('metadata_reference')).toBe(createReference(key));

  // A stranger cannot compute the key, because it depends on the token.
  asked = [];
  await runWatch({ POSTMARK_SERVER_TOKEN: 'another' }, SENT_AT);
  const keys = asked.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
  expect(keys.filter((other) => other !== key)).toHaveLength(1);
});
