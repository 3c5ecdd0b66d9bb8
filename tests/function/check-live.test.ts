import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, vi } from 'vitest';
import { checkLive, sendsRequest } from '../../scripts/check-live.ts';
import type { Line } from '../../scripts/live/report.ts';
import { HAS_CARD } from '../support/card-page.ts';
import { test } from './support/backend.ts';

const inState = (lines: Line[], state: Line['state']) =>
  lines.filter((line) => line.state === state).map(({ text }) => text);

/** Changes the preview's answers, as a zone of Cloudflare's can. */
function changeAnswers(change: (body: string, headers: Headers) => string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    const headers = new Headers(response.headers);
    const body = change(await response.text(), headers);
    return new Response(body, { status: response.status, headers });
  });
}

test.beforeEach(({ backend }) => backend.reset());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the preview holds, and what only the public address shows is untried', async ({
  backend,
}) => {
  const lines = await checkLive(backend.site.url, { CARD_TOKEN: 'vorschau', ...backend.settings });
  expect([inState(lines, 'failed'), inState(lines, 'untried')]).toEqual([[], expect.anything()]);
  // Five of addresses, three of the DNS.
  expect(inState(lines, 'untried')).toHaveLength(8);
  expect(inState(lines, 'ok').filter((text) => text.includes('Postmark'))).toHaveLength(1);
  expect(inState(lines, 'ok')).toContain('Testanfrage ist zugestellt');
  const [, team] = await backend.messages();
  const [, reference = '-'] = /Referenz (\S+)/.exec(inState(lines, 'ok').join('\n')) ?? [];
  expect(team?.Subject).toMatch(new RegExp(`${reference}.* · Testanfrage`));
});

test('the hourly run leaves the marked request to the watch, or to one run a day', async ({
  backend,
}) => {
  const runs = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour, 41)));
  const sending = (isHourly: boolean, config: string) =>
    runs.filter((now) => sendsRequest(isHourly, now, config)).length;
  const queue = 'binding = "OUTBOX"\n';
  const counts = [sending(true, queue), sending(true, `# ${queue}`), sending(false, queue)];
  expect(counts).toEqual([0, 1, 24]);
  const lines = await checkLive(backend.site.url, backend.settings, { isSending: false });
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

test('what Postmark says is untried without its token, and told where it is bad', async ({
  backend,
}) => {
  const without = inState(await checkLive(backend.site.url, {}), 'untried').join('\n');
  expect(without).toContain('POSTMARK_SERVER_TOKEN');
  const bad = { ...backend.settings, CONTACT_TO: 'inactive@agentur.example, b@anders.example' };
  const failed = inState(await checkLive(backend.site.url, bad), 'failed');
  expect(failed).toEqual([expect.stringContaining('1 von 2')]);
});

type Change = [failure: string, from: string | RegExp, to: string];
const HIDDEN: Change = ['Visitenkarten', '<meta name="robots" content="noindex">', ''];
const ZONE: Change[] = [
  // Cloudflare obfuscates addresses.
  ['cdn-cgi', '</body>', '<script src="/cdn-cgi/x.js"></script></body>'],
  ['Richtlinie', '</body>', '<script>track()</script></body>'],
  ['fremde Anfrage', '</body>', '<img src="https://x.example/i"></body>'],
  ...(HAS_CARD ? [HIDDEN] : []),
  ['Testanfrage', /^\{"success".*$/, '{}'],
  ['security.txt', /Expires: \d+/, 'Expires: 2020'],
];

test('behind a zone that changes what the site says everything fails', async ({ backend }) => {
  changeAnswers((body, headers) => {
    headers.delete('x-frame-options');
    headers.set('nel', '{}');
    return ZONE.reduce((text, [, from, to]) => text.replace(from, to), body);
  });
  const failed = inState(await checkLive(backend.site.url, {}), 'failed').join('\n');
  for (const [failure] of [...ZONE, ['X-Frame-Options'], ['Error Logging']])
    expect(failed).toContain(failure);
});
