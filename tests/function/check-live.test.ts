import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, vi } from 'vitest';
import { checkLive, type Line } from '../../scripts/check-live.ts';
import { HEALTH_HEADER } from '../../src/features/contact/health.ts';
import { test } from './support/backend.ts';

const inState = (lines: Line[], state: Line['state']) =>
  lines.filter((line) => line.state === state).map(({ text }) => text);

/** Answers in place of another host, and changes those of the preview, as a zone of Cloudflare's can. */
function stubFetch({
  postmark = {},
  change,
}: {
  postmark?: Record<string, object>;
  change?: Change;
}): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { pathname } = new URL(String(request[0]));
    const answer = postmark[pathname];
    if (answer) return Response.json(answer);
    const response = await fetch(...request);
    if (!change) return response;
    const headers = new Headers(response.headers);
    const text = await response.text();
    const body = change(text, headers) ?? text;
    return new Response(body, { status: response.status, headers });
  });
}

const POSTMARK = {
  '/server': { DeliveryType: 'Live' },
  '/message-streams/outbound/suppressions/dump': { Suppressions: [] },
};

test.beforeEach(({ backend }) => backend.reset());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the preview holds, and what only the public address shows is untried', async ({
  backend,
}) => {
  stubFetch({ postmark: POSTMARK });
  const lines = await checkLive(backend.site.url, backend.settings);
  expect([inState(lines, 'failed'), inState(lines, 'untried')]).toEqual([[], expect.anything()]);
  // Four checks of addresses, three of the DNS and one of the alert cannot be made.
  expect(inState(lines, 'untried')).toHaveLength(8);
  expect(inState(lines, 'ok').filter((text) => text.includes('Postmark'))).toHaveLength(1);
  const [, team] = await backend.messages();
  const [, reference = '-'] = /Referenz (\S+)/.exec(inState(lines, 'ok').join('\n')) ?? [];
  expect(team?.Subject).toMatch(new RegExp(`${reference}.* · Testanfrage`));
});

test('the hourly run sends nothing', async ({ backend }) => {
  const lines = await checkLive(backend.site.url, {}, { isSending: false });
  expect(inState(lines, 'failed')).toEqual([]);
  expect(await backend.messages()).toEqual([]);
});

test('a test alert is posted where there is an address for it', async ({ backend }) => {
  const answers = [200, 500];
  const posted: unknown[] = [];
  const hook = createServer((request, response) => {
    void json(request).then((body) => posted.push(body));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await once(hook.listen(0, '127.0.0.1'), 'listening');
  const { port } = hook.address() as AddressInfo;
  const env = { ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/` };
  expect(inState(await checkLive(backend.site.url, env), 'ok')).toContain('Testalarm angenommen');
  expect(posted).toMatchObject([{ alert: 'test', host: new URL(backend.site.url).host }]);
  vi.setSystemTime(Date.now() + 600_000);
  const failed = inState(await checkLive(backend.site.url, env), 'failed');
  expect(failed.join()).toContain('Testalarm');
  hook.close();
});

type Change = (body: string, headers: Headers) => string | void;

/** What zones of Cloudflare's can do to a site, and what the line says that fails. */
const ZONES: Record<string, Change>[] = [
  {
    // Cloudflare obfuscates addresses.
    'cdn-cgi': (body) => body.replace('</body>', '<script src="/cdn-cgi/x.js"></script></body>'),
    Testanfrage: (body) => body.replace(/^\{"success".*$/, '{}'),
    'X-Frame-Options': (_, headers) => headers.delete('x-frame-options'),
    'unbrauchbar: CONTACT_TO': (_, headers) => headers.set(HEALTH_HEADER, 'outbox CONTACT_TO'),
  },
  {
    'enthält Code': (body) => body.replace('</body>', '<script>track()</script></body>'),
    Cookie: (_, headers) => headers.set('set-cookie', 'a=b'),
  },
  {
    'lädt https://x.example': (body) => body.replace('</body>', '<img src="https://x.example/i">'),
    'Error Logging': (_, headers) => headers.set('nel', '{}'),
  },
  { Richtlinie: (body) => body.replace('content-security-policy', 'x-policy') },
];

test.for(ZONES)(
  'behind a zone that changes what the site says each change fails: %j',
  async (zone, { backend }) => {
    const changes = Object.values(zone);
    stubFetch({
      change: (text, headers) =>
        changes.reduce((body, change) => change(body, headers) ?? body, text),
    });
    const failed = inState(await checkLive(backend.site.url, {}), 'failed').join('\n');
    for (const failure of Object.keys(zone)) expect(failed).toContain(failure);
  },
);
