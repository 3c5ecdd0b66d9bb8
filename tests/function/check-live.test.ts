import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { checkLive, type Line } from '../../scripts/check-live.ts';
import { HEALTH_HEADER } from '../../src/features/contact/endpoint/config.ts';
import { test } from './support/backend.ts';

const inState = (lines: Line[], state: Line['state']) =>
  lines.filter((line) => line.state === state).map(({ text }) => text);

/**
 * Answers in place of Postmark and of the address for alerts.
 *
 * @param change gives another body for an answer of the preview, and may change its headers
 */
function stubFetch(
  change = (body: string, _: Headers): string => body,
  alertStatus = 200,
): unknown[] {
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
    const body = change(await response.text(), headers);
    return new Response(body, { status: response.status, headers });
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

// tests/unit/scripts/domain-checks.test.ts tests each change that a page or a header can have.
test('a zone that changes the site fails its checks', async ({ backend }) => {
  stubFetch((body, headers) => {
    headers.delete('x-frame-options');
    headers.set(HEALTH_HEADER, 'outbox CONTACT_TO');
    return body
      .replace('</body>', '<script src="/cdn-cgi/x.js"></script></body>')
      .replace(/^\{"success".*$/, '{}');
  }, 500);
  const lines = await checkLive(backend.url, { ALERT_WEBHOOK_URL: ALERTS });
  const failed = inState(lines, 'failed').join('\n');
  const faults = [
    'X-Frame-Options',
    'unbrauchbar: CONTACT_TO',
    'cdn-cgi',
    'Testanfrage',
    'Testalarm',
  ];
  for (const fault of faults) expect(failed).toContain(fault);
  // The lines are sentences, not the messages of errors.
  expect(failed).not.toContain('Error:');
});
