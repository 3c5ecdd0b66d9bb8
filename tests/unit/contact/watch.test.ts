import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_ENDPOINT } from '../../../src/config/addresses.ts';
import { createReference } from '../../../src/features/contact/dedupe.ts';
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
const endpoint: Answer = (_, { body }) =>
  body === '{}'
    ? new Response(null, { status: 422 })
    : Response.json({ success: true, reference: 'K7F-3MP', confirmation: true });
const delivered = (Type: string) => () => Response.json({ MessageEvents: [{ Type }] });

beforeEach(() => {
  asked = [];
  answers = {
    [`${SITE}/kontakt`]: page,
    [SITE + CONTACT_ENDPOINT]: endpoint,
    [`${API}/server`]: () => Response.json({ DeliveryType: 'Live' }),
    [`${API}/message-streams/outbound/suppressions/dump`]: () =>
      Response.json({ Suppressions: [] }),
    [`${API}/messages/outbound`]: (url) => {
      const reference = url.searchParams.get('metadata_reference') ?? '';
      const Metadata = { reference, request: 'x', side: 'team' };
      return Response.json({ Messages: [{ MessageID: 'a', Metadata }] });
    },
    [`${API}/messages/outbound/a/details`]: delivered('Delivered'),
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

const meter = (backlogCount: number, oldestMessageTimestamp = 0) => ({
  metrics: () => Promise.resolve({ backlogCount, backlogBytes: 0, oldestMessageTimestamp }),
});
const look = (changes: Partial<WatchEnv> = {}, now = NOON) =>
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
      OUTBOX: { send: () => Promise.resolve(), ...meter(0) },
      OUTBOX_DEAD: meter(0),
      ...changes,
    },
    0,
  );
const askedFor = (address: string) => asked.filter(({ url }) => url.href === address);
const queue = (...state: Parameters<typeof meter>) => ({
  send: () => Promise.resolve(),
  ...meter(...state),
});

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

const status = (code: number) => () => new Response('{}', { status: code });
test.each<[string, Partial<Record<string, Answer>>, Partial<WatchEnv>, reason: RegExp]>([
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
  ['the key is none', {}, { OUTBOX_KEY: 'kurz' }, /^outbox_waiting: OUTBOX_KEY/],
  ['no address is set', {}, { SITE_URL: '' }, /^setting: SITE_URL/],
  ['no token is set', {}, { POSTMARK_SERVER_TOKEN: '' }, /^setting: POSTMARK_SERVER_TOKEN/],
])('%s: an alert and no sign of life', async (_, changed, env, reason) => {
  Object.assign(answers, changed);
  expect(await look(env)).toEqual([expect.stringMatching(reason)]);
  const alerts = askedFor(ALERTS).map(({ body }) => JSON.parse(body) as Record<string, string>);
  expect(alerts).toMatchObject([{ alert: 'watch', reason: expect.stringMatching(reason) }]);
  expect(JSON.stringify(alerts)).not.toContain('nordpost');
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
  const states = [503, 422];
  answers[SITE + CONTACT_ENDPOINT] = () => new Response(null, { status: states.shift() ?? 422 });
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

  answers[`${API}/messages/outbound/a/details`] = delivered('Bounced');
  expect(await look({}, new Date('2026-11-23T05:30:12Z'))).toEqual([
    expect.stringMatching(/^undelivered: /),
  ]);
});

test('a marked request that is only kept is a fault', async () => {
  answers[SITE + CONTACT_ENDPOINT] = (_, { body }) =>
    body === '{}'
      ? new Response(null, { status: 422 })
      : Response.json({ success: true, reference: 'K7F-3MP', kept: true }, { status: 202 });
  expect(await look({}, new Date('2026-11-23T05:00:12Z'))).toEqual([
    expect.stringMatching(/^test_request: 202/),
  ]);
});
