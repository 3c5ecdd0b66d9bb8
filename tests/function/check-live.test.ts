import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { checkLive, type Line } from '../../scripts/check-live.ts';
import { HEALTH_HEADER } from '../../src/features/contact/endpoint/health.ts';
import { test } from './support/backend.ts';

const inState = (lines: Line[], state: Line['state']) =>
  lines.filter((line) => line.state === state).map(({ text }) => text);

/** Changes an answer of the preview, as settings of Cloudflare can. It returns another body, or none. */
type Change = (body: string, headers: Headers) => string | void;

/** Answers in place of Postmark and of the address for alerts, and changes the answers of the preview. */
function stubFetch(change: Change = () => undefined, alertStatus = 200): unknown[] {
  const { fetch } = globalThis;
  const alerts: unknown[] = [];
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const [input, init] = request;
    const { pathname } = new URL(String(input));
    if (pathname === '/server') return Response.json({ DeliveryType: 'Live' });
    if (pathname.endsWith('/suppressions/dump')) return Response.json({ Suppressions: [] });
    if (String(input) === ALERTS) {
      alerts.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: alertStatus });
    }
    const response = await fetch(...request);
    const headers = new Headers(response.headers);
    const text = await response.text();
    return new Response(change(text, headers) ?? text, { status: response.status, headers });
  });
  return alerts;
}

const ALERTS = 'https://alarm.example/hook';

test.beforeEach(({ backend }) => backend.reset());

test('every check of the preview holds', async ({ backend }) => {
  const alerts = stubFetch();
  const env = { ...backend.settings, ALERT_WEBHOOK_URL: ALERTS };
  const lines = await checkLive(backend.url, env);
  expect(lines.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(alerts).toMatchObject([{ alert: 'test', host: new URL(backend.url).host }]);
  expect(inState(lines, 'ok').filter((text) => text.includes('Postmark'))).toHaveLength(1);
  const [, team] = await backend.messages();
  const [, reference = '-'] = /Referenz (\S+)/.exec(inState(lines, 'ok').join('\n')) ?? [];
  expect(team?.Subject).toMatch(new RegExp(`${reference}.* · Testanfrage`));
});

test('the command of the scheduled run holds, and sends nothing', async ({ backend }) => {
  const command = ['scripts/check-live.ts', backend.url, '--quiet'];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toMatch(/^ok /m);
  expect(stdout).not.toContain('FEHLER');
  expect(await backend.messages()).toEqual([]);
});

/**
 * Changes that settings of Cloudflare can make to a site, by words of the line that fails. A page has one line, so that
 * each group has one change of a page.
 */
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
    'lädt https://x.example': (body) => body.replace('</body>', "<img src='https://x.example/i'>"),
    'Error Logging': (_, headers) => headers.set('nel', '{}'),
  },
  { Richtlinie: (body) => body.replace('content-security-policy', 'x-policy') },
];

test.for(ZONES.map((zone) => [Object.keys(zone).join(', '), zone] as const))(
  'a zone that changes the site fails its checks: %s',
  async ([, zone], { backend }) => {
    const changes = Object.values(zone);
    stubFetch(
      (text, headers) => changes.reduce((body, change) => change(body, headers) ?? body, text),
      500,
    );
    const env = { ALERT_WEBHOOK_URL: ALERTS };
    const failed = inState(await checkLive(backend.url, env), 'failed').join('\n');
    for (const failure of [...Object.keys(zone), 'Testalarm']) expect(failed).toContain(failure);
    // The lines are sentences, not the messages of errors.
    expect(failed).not.toContain('Error:');
  },
);
