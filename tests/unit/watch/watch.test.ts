import { beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_ENDPOINT } from '../../../src/config/addresses.ts';
import { HEALTH_HEADER } from '../../../src/features/contact/health.ts';
import { createReference } from '../../../src/features/contact/reference.ts';
import { watch, type WatchEnv } from '../../../src/features/watch/watch.ts';

const SITE = 'https://nord.de';
const API = 'https://api.postmarkapp.com';
const ALERTS = 'https://alarm.example/hook';
const HEARTBEAT = 'https://monitor.example/ping';
const PAGE = `${SITE}/kontakt`;
const FORM = SITE + CONTACT_ENDPOINT;
const SERVER = `${API}/server`;
const SUPPRESSED = `${API}/message-streams/outbound/suppressions/dump`;
const SEARCH = `${API}/messages/outbound`;
const DETAILS = `${API}/messages/outbound/team/details`;
const NOON = new Date('2026-11-23T12:00:10Z');

type Answer = (url: URL, init: RequestInit) => Response;
/** The answer of each address; a test replaces one. */
let answers: Record<string, Answer>;
let asked: { url: URL; body: string; headers: Headers }[];

const page = () => new Response(`<form action="${CONTACT_ENDPOINT}">`);
/** The endpoint's answers: its health to an empty request, and this answer to one that is filled in. */
const endpoint =
  (state = 'outbox', answer: object = { confirmation: true }, status = 200): Answer =>
  (_, { body }) =>
    body === '{}'
      ? new Response(null, { status: 422, headers: { [HEALTH_HEADER]: state } })
      : Response.json({ success: true, reference: 'K7F-3MP', ...answer }, { status });
const status = (code: number) => () => new Response('{}', { status: code });
const details =
  (Type: string, Sandboxed = false) =>
  () =>
    Response.json({ Sandboxed, MessageEvents: [{ Type }] });

beforeEach(() => {
  asked = [];
  answers = {
    [PAGE]: page,
    [FORM]: endpoint(),
    [SERVER]: () => Response.json({ DeliveryType: 'Live' }),
    [SUPPRESSED]: () => Response.json({ Suppressions: [] }),
    [SEARCH]: (url) => {
      const reference = url.searchParams.get('metadata_reference') ?? '';
      const messages = ['visitor', 'team'].map((side) => ({
        MessageID: side,
        Metadata: { reference, side },
      }));
      return Response.json({ Messages: messages });
    },
    [DETAILS]: details('Delivered'),
    [ALERTS]: () => new Response(),
    [HEARTBEAT]: () => new Response(),
  };
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    const body = typeof init.body === 'string' ? init.body : '';
    asked.push({ url, body, headers: new Headers(init.headers) });
    const answer = answers[url.origin + url.pathname];
    return answer ? Promise.resolve(answer(url, init)) : Promise.reject(new TypeError('no host'));
  });
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});

const meter = (backlogCount: number, oldestMessageTimestamp: number | null = 0) => ({
  metrics: () => Promise.resolve({ backlogCount, backlogBytes: 0, oldestMessageTimestamp }),
});
const queue = (...state: Parameters<typeof meter>) => ({
  send: () => Promise.resolve(),
  ...meter(...state),
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
      OUTBOX_DEAD: meter(0),
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

/** When a marked request leaves, and when it is looked for. */
const [SENT_AT, FOUND_AT] = ['05:00', '05:30'];
const at = (time: string) => new Date(`2026-11-23T${time}:12Z`);
const waiting = (oldest: number | null) => ({ OUTBOX: queue(2, oldest) });
const sandbox = () => Response.json({ DeliveryType: 'Sandbox' });
const revoked: Answer = (_, { headers }) =>
  new Headers(headers).get('x-postmark-server-token') === 'visitor'
    ? Response.json({ ErrorCode: 10, Message: '' }, { status: 401 })
    : Response.json({ DeliveryType: 'Live' });
const suppressed = () => Response.json({ Suppressions: [{ EmailAddress: 'B@nordpost.de' }] });
const kept = endpoint('outbox', { confirmation: true, kept: true }, 202);
const noMessages = () => Response.json({ Messages: [] });
const bounced = details('Bounced');
/** The answer of a Sandbox, which says that it delivers and does not. */
const sandboxed = details('Delivered', true);
const unconfirmed = endpoint('outbox', { confirmation: false });
const ONE_TOKEN = { POSTMARK_CONFIRMATION_TOKEN: '' };
const NO_QUEUE = { OUTBOX: undefined, OUTBOX_DEAD: undefined };

type Row = [string, Partial<Record<string, Answer>>, Changes, reason: RegExp, time?: string];
test.each<Row>([
  ['the site is gone', { [PAGE]: status(522) }, {}, /^page: .*522/],
  ['the page has no form', { [PAGE]: status(200) }, {}, /^page: /],
  ['the host is wrong', { [FORM]: status(403) }, {}, /^endpoint: .*403/],
  ['the endpoint names no state', { [FORM]: status(422) }, {}, /^endpoint: .*sagt nicht/],
  ['Pages has no outbox', { [FORM]: endpoint('no-outbox') }, {}, /^endpoint: .*keinen Postausgang/],
  ['Pages has an outbox that no Worker empties', {}, NO_QUEUE, /^endpoint: .*einen Postausgang/],
  ['a setting is unusable', { [FORM]: endpoint('outbox CONTACT_TO') }, {}, /^endpoint: .*_TO/],
  ['the server is a Sandbox', { [SERVER]: sandbox }, ONE_TOKEN, /^postmark_team: .*Sandbox/],
  ['a token is revoked', { [SERVER]: revoked }, {}, /^postmark_visitor: /],
  ['an inbox is suppressed', { [SUPPRESSED]: suppressed }, {}, /^suppressed: .*1 von 2/],
  ['requests were given up', {}, { OUTBOX_DEAD: meter(3) }, /^outbox_dead: 3/],
  ['requests wait for an hour', {}, waiting(NOON.getTime() - 4e6), /^outbox_waiting: 2/],
  // workerd leaves the age out if the platform does not know it.
  ['requests wait for an unknown time', {}, waiting(null), /^outbox_waiting: 2.*unbekannt/],
  ['the queue has no figures', {}, { OUTBOX: { send: queue(0).send } }, /^outbox_.*wie voll/],
  ['no address of the site is set', {}, { SITE_URL: '' }, /^setting: SITE_URL/],
  ['no token is set', {}, { POSTMARK_SERVER_TOKEN: '' }, /^setting: POSTMARK_SERVER_TOKEN/],
  ['the monitor has no usable address', {}, { HEARTBEAT_URL: 'ping' }, /^setting: HEARTBEAT_URL/],
  ['one queue is not bound', {}, { OUTBOX_DEAD: undefined }, /^setting: OUTBOX/],
  ['a marked request is only kept', { [FORM]: kept }, {}, /^test_request: .*202/, SENT_AT],
  ['a marked request is not confirmed', { [FORM]: unconfirmed }, {}, /^test_request: /, SENT_AT],
  ['the marked request bounced', { [DETAILS]: bounced }, {}, /^undelivered: /, FOUND_AT],
  ['no marked request was sent', { [SEARCH]: noMessages }, {}, /^undelivered: .*kennt/, FOUND_AT],
  ['the marked request is in a Sandbox', { [DETAILS]: sandboxed }, {}, /^undelivered: /, FOUND_AT],
])('if %s, the watch alerts and sends no heartbeat', async (_, changed, env, reason, time) => {
  Object.assign(answers, changed);
  expect(await runWatch(env, time ? at(time) : NOON)).toEqual([expect.stringMatching(reason)]);
  const alerts = askedFor(ALERTS).map(({ body }) => JSON.parse(body) as Record<string, string>);
  expect(alerts).toMatchObject([{ alert: 'watch', reason: expect.stringMatching(reason) }]);
  expect(JSON.stringify(alerts)).not.toContain('nordpost');
  expect(askedFor(HEARTBEAT)).toEqual([]);
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
  expect(await runWatch(waiting(NOON.getTime() - 600_000))).toEqual([]);
});

test('a failure that is gone at the second look is no fault', async () => {
  const looks = [status(503)];
  answers[FORM] = (...asked) => (looks.shift() ?? endpoint())(...asked);
  expect(await runWatch()).toEqual([]);
});

test('on a site with neither queue nor monitor, the watch still asks the mail service', async () => {
  answers[FORM] = endpoint('no-outbox');
  expect(await runWatch({ ...NO_QUEUE, HEARTBEAT_URL: 'off' })).toEqual([]);
  expect(askedFor(SERVER)).toHaveLength(2);
  expect(askedFor(HEARTBEAT)).toEqual([]);
});

test('once a day the watch sends a marked request, and looks for it half an hour later', async () => {
  expect(await runWatch({}, at(SENT_AT))).toEqual([]);
  const [, sent] = asked.filter(({ url }) => url.pathname === CONTACT_ENDPOINT);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    name: expect.stringMatching(/^Testanfrage/),
    // This inbox is on another domain than the sender: a pending account refuses it.
    email: 'b@nordpost.de',
  });
  const key = sent?.headers.get('idempotency-key') ?? '';
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

  asked = [];
  expect(await runWatch({}, at(FOUND_AT))).toEqual([]);
  const searched = asked.find(({ url }) => url.pathname === '/messages/outbound');
  expect(searched?.url.searchParams.get('metadata_reference')).toBe(createReference(key));

  // A stranger cannot compute the key, because it depends on the token.
  asked = [];
  await runWatch({ POSTMARK_SERVER_TOKEN: 'another' }, at(SENT_AT));
  const keys = asked.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
  expect(keys.filter((other) => other !== key)).toHaveLength(1);
});
