import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_ENDPOINT } from '../../../src/config/addresses.ts';
import { createReference } from '../../../src/features/contact/dedupe.ts';
import { STATE_HEADER } from '../../../src/features/contact/state.ts';
import { watch, type WatchEnv } from '../../../src/features/watch/watch.ts';

const SITE = 'https://nord.de';
const API = 'https://api.postmarkapp.com';
const ALERTS = 'https://alarm.example/hook';
const HEARTBEAT = 'https://monitor.example/ping';
const NOON = new Date('2026-11-23T12:00:10Z');

type Answer = (url: URL, init: RequestInit) => Response;
/** The answer of each address; a test replaces one. */
let answers: Record<string, Answer>;
let asked: { url: URL; body: string; headers: Headers }[];

const page = () => new Response(`<form action="${CONTACT_ENDPOINT}">`);
/** The endpoint, in this state, with this answer to a request that is filled in. */
const endpoint =
  (state = 'outbox', answer: object = { confirmation: true }, status = 200): Answer =>
  (_, { body }) =>
    body === '{}'
      ? new Response(null, { status: 422, headers: { [STATE_HEADER]: state } })
      : Response.json({ success: true, reference: 'K7F-3MP', ...answer }, { status });
const status = (code: number) => () => new Response('{}', { status: code });
const details =
  (Type: string, Sandboxed = false) =>
  () =>
    Response.json({ Sandboxed, MessageEvents: [{ Type }] });

beforeEach(() => {
  asked = [];
  answers = {
    [`${SITE}/kontakt`]: page,
    [SITE + CONTACT_ENDPOINT]: endpoint(),
    [`${API}/server`]: () => Response.json({ DeliveryType: 'Live' }),
    [`${API}/message-streams/outbound/suppressions/dump`]: () =>
      Response.json({ Suppressions: [] }),
    [`${API}/messages/outbound`]: (url) => {
      const reference = url.searchParams.get('metadata_reference') ?? '';
      const messages = ['visitor', 'team'].map((side) => ({
        MessageID: side,
        Metadata: { reference, side },
      }));
      return Response.json({ Messages: messages });
    },
    [`${API}/messages/outbound/team/details`]: details('Delivered'),
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
afterEach(() => void vi.unstubAllGlobals());

const meter = (backlogCount: number, oldestMessageTimestamp: unknown = 0) => ({
  metrics: () => Promise.resolve({ backlogCount, backlogBytes: 0, oldestMessageTimestamp }),
});
const queue = (...state: Parameters<typeof meter>) => ({
  send: () => Promise.resolve(),
  ...meter(...state),
});
/** Undefined takes a setting or a binding away. */
type Changes = { [name in keyof WatchEnv]?: WatchEnv[name] | undefined };
const look = (changes: Changes = {}, now = NOON) =>
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

test('where everything holds a sign of life is given, and no mail is sent', async () => {
  expect(await look()).toEqual([]);
  expect(askedFor(HEARTBEAT)).toHaveLength(1);
  expect(askedFor(ALERTS)).toEqual([]);
  const tokens = askedFor(`${API}/server`).map(({ headers }) =>
    headers.get('x-postmark-server-token'),
  );
  expect(tokens).toEqual(['team', 'visitor']);
  const posted = asked.filter(({ url }) => url.pathname === CONTACT_ENDPOINT);
  expect(posted.map(({ body }) => body)).toEqual(['{}']);
});

test.each<[string, Partial<Record<string, Answer>>, Changes, reason: RegExp]>([
  ['the site is gone', { [`${SITE}/kontakt`]: status(522) }, {}, /^page: .*522/],
  ['the page has no form', { [`${SITE}/kontakt`]: status(200) }, {}, /^page: /],
  ['the host is wrong', { [SITE + CONTACT_ENDPOINT]: status(403) }, {}, /^endpoint: .*403/],
  ['the quota is used up', { [SITE + CONTACT_ENDPOINT]: status(405) }, {}, /^endpoint: .*405/],
  [
    'the server is a Sandbox',
    { [`${API}/server`]: () => Response.json({ DeliveryType: 'Sandbox' }) },
    { POSTMARK_CONFIRMATION_TOKEN: '' },
    /^postmark_team: .*Sandbox/,
  ],
  [
    'an inbox is suppressed',
    {
      [`${API}/message-streams/outbound/suppressions/dump`]: () =>
        Response.json({ Suppressions: [{ EmailAddress: 'B@nordpost.de' }] }),
    },
    {},
    /^suppressed: .*1 von 2/,
  ],
  ['something was given up', {}, { OUTBOX_DEAD: meter(3) }, /^outbox_dead: 3/],
  ['requests wait', {}, { OUTBOX: queue(2, NOON.getTime() - 4e6) }, /^outbox_waiting: 2/],
  // workerd's answer where the platform does not know it.
  ['nobody knows how long', {}, { OUTBOX: queue(2, undefined) }, /^outbox_waiting: 2.*unbekannt/],
  ['nobody says how long', {}, { OUTBOX: queue(2, null) }, /^outbox_waiting: 2.*unbekannt/],
  ['the queue is silent', {}, { OUTBOX: { send: queue(0).send } }, /^outbox_waiting: .*wie voll/],
  ['no address is set', {}, { SITE_URL: '' }, /^setting: SITE_URL/],
  ['no token is set', {}, { POSTMARK_SERVER_TOKEN: '' }, /^setting: POSTMARK_SERVER_TOKEN/],
  ['the heartbeat is none', {}, { HEARTBEAT_URL: 'ping' }, /^setting: HEARTBEAT_URL/],
  ['one queue is not bound', {}, { OUTBOX_DEAD: undefined }, /^setting: OUTBOX/],
  [
    'Pages has no outbox, as after a rollback',
    { [SITE + CONTACT_ENDPOINT]: endpoint('no-outbox') },
    {},
    /^endpoint: .*keinen Postausgang/,
  ],
  [
    'Pages keeps what nobody delivers',
    {},
    { OUTBOX: undefined, OUTBOX_DEAD: undefined },
    /^endpoint: .*einen Postausgang/,
  ],
  [
    'a setting of Pages is dead',
    { [SITE + CONTACT_ENDPOINT]: endpoint('outbox ALERT_WEBHOOK_URL') },
    {},
    /^endpoint: .*ALERT_WEBHOOK_URL/,
  ],
  [
    'the form does not say how it is',
    { [SITE + CONTACT_ENDPOINT]: status(422) },
    {},
    /^endpoint: .*sagt nicht/,
  ],
])('%s: an alert and no sign of life', async (_, changed, env, reason) => {
  Object.assign(answers, changed);
  expect(await look(env)).toEqual([expect.stringMatching(reason)]);
  const alerts = askedFor(ALERTS).map(({ body }) => JSON.parse(body) as Record<string, string>);
  expect(alerts).toMatchObject([{ alert: 'watch', reason: expect.stringMatching(reason) }]);
  expect(JSON.stringify(alerts)).not.toContain('nordpost');
  expect(askedFor(HEARTBEAT)).toEqual([]);
});

test('an address for alerts that cannot be used is a fault, and the monitor hears of it', async () => {
  const found = await look({ ALERT_WEBHOOK_URL: 'hooks.slack.com/services/x' });
  expect(found).toEqual(['setting: ALERT_WEBHOOK_URL']);
  expect(askedFor(HEARTBEAT)).toEqual([]);
});

test('a monitor that does not take the sign of life is told of', async () => {
  answers[HEARTBEAT] = status(404);
  expect(await look()).toEqual([expect.stringMatching(/^heartbeat: /)]);
  expect(askedFor(ALERTS)).toHaveLength(1);
});

test('without a queue the rest is asked, where Pages has none either', async () => {
  answers[SITE + CONTACT_ENDPOINT] = endpoint('no-outbox');
  const without = { OUTBOX: undefined, OUTBOX_DEAD: undefined, HEARTBEAT_URL: 'off' };
  expect(await look(without)).toEqual([]);
  expect(askedFor(`${API}/server`)).toHaveLength(2);
  expect(askedFor(HEARTBEAT)).toEqual([]);
});

test('a revoked token of either server is named', async () => {
  answers[`${API}/server`] = (_, init) =>
    new Headers(init.headers).get('x-postmark-server-token') === 'visitor'
      ? Response.json({ ErrorCode: 10, Message: '' }, { status: 401 })
      : Response.json({ DeliveryType: 'Live' });
  expect(await look()).toEqual([expect.stringMatching(/^postmark_visitor: /)]);
});

test('a blip that is over at the second look is none', async () => {
  const looks = [status(503)];
  answers[SITE + CONTACT_ENDPOINT] = (...asked) => (looks.shift() ?? endpoint())(...asked);
  expect(await look()).toEqual([]);
});

test('what waits for minutes is on its way', async () => {
  expect(await look({ OUTBOX: queue(2, NOON.getTime() - 600_000) })).toEqual([]);
});

test('once a day a marked request goes through the form, and half an hour later it is looked for', async () => {
  expect(await look({}, new Date('2026-11-23T05:00:12Z'))).toEqual([]);
  const [, sent] = asked.filter(({ url }) => url.pathname === CONTACT_ENDPOINT);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    name: expect.stringMatching(/^Testanfrage/),
    // On another domain than the sender: a pending account refuses it.
    email: 'b@nordpost.de',
  });
  const key = sent?.headers.get('idempotency-key') ?? '';
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

  asked = [];
  expect(await look({}, new Date('2026-11-23T05:30:12Z'))).toEqual([]);
  const searched = asked.find(({ url }) => url.pathname === '/messages/outbound');
  expect(searched?.url.searchParams.get('metadata_reference')).toBe(await createReference(key));
});

test.each([
  ['bounced', details('Bounced')],
  ['went to a Sandbox, which says that it delivers', details('Delivered', true)],
])('a marked request that %s is a fault', async (_, answer) => {
  answers[`${API}/messages/outbound/team/details`] = answer;
  expect(await look({}, new Date('2026-11-23T05:30:12Z'))).toEqual([
    expect.stringMatching(/^undelivered: /),
  ]);
});

test('a stranger cannot tell the key of the marked request', async () => {
  const keyWith = async (POSTMARK_SERVER_TOKEN: string) => {
    asked = [];
    await look({ POSTMARK_SERVER_TOKEN }, new Date('2026-11-23T05:00:12Z'));
    return asked.map(({ headers }) => headers.get('idempotency-key')).find(Boolean);
  };
  expect(await keyWith('team')).not.toBe(await keyWith('another'));
});

test.each([
  ['is only kept', endpoint('outbox', { confirmation: true, kept: true }, 202), /202/],
  ['goes without its confirmation', endpoint('outbox', { confirmation: false }), /Bestätigung/],
])('a marked request that %s is a fault', async (_, answer, sentence) => {
  answers[SITE + CONTACT_ENDPOINT] = answer;
  const found = await look({}, new Date('2026-11-23T05:00:12Z'));
  expect(found).toEqual([expect.stringMatching(/^test_request: /)]);
  expect(found.join()).toMatch(sentence);
});
