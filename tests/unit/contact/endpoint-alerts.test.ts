import { expect, test, vi } from 'vitest';
import type { ContactEnv } from '../../../src/features/contact/endpoint/config.ts';
import { MINUTE } from '../../../src/lib/time.ts';
import { VISITOR_WORDS } from '../../support/contact.ts';
import { OUTBOX, refusal, startEndpoint, stopTime, taken } from './support/endpoint.ts';

stopTime();

const inactive = Response.json({ ErrorCode: 0, MessageID: 'a', Message: 'inactive' });

test.each<{ alert: string; outcome: string; settings?: ContactEnv; answer?: Response }>([
  { alert: 'not_configured', outcome: 'not_configured', settings: { POSTMARK_SERVER_TOKEN: '' } },
  { alert: 'not_sent', outcome: 'not_sent' },
  { alert: 'inactive_recipient', outcome: 'not_sent', answer: refusal(406) },
  { alert: 'inactive_recipient', outcome: 'sent', answer: inactive },
  { alert: 'kept', outcome: 'kept', settings: { OUTBOX } },
])('the alert $alert about a request that is $outcome comes once in ten minutes', async (row) => {
  const { alert, outcome, settings, answer = refusal(10) } = row;
  const { send, fakes, alerts, logged, finish } = await startEndpoint(settings);
  fakes.answer = () => answer.clone();
  for (let count = 0; count < 3; count += 1) await send();
  await finish();
  const reference = expect.stringMatching(/^\w{3}-\w{3}$/);
  const text = expect.stringContaining(alert);
  expect(alerts).toMatchObject([{ alert, outcome, host: 'stimmbezirk.example', reference, text }]);
  // Neither the alert nor the log has personal data.
  for (const value of [...VISITOR_WORDS, '203.0.113.1', '@', 'secret'])
    expect(JSON.stringify([alerts, logged])).not.toContain(value);
  vi.advanceTimersByTime(10 * MINUTE);
  await send();
  await finish();
  expect(alerts).toHaveLength(2);
});

test.each([
  { status: 422, code: 10, count: 1 },
  // The confirmation of the next visitor may be sent after these refusals.
  { status: 422, code: 406, count: 0 },
  { status: 422, code: 300, count: 0 },
  { status: 503, code: 0, count: 0 },
])('a confirmation refused with $status, code $code causes $count alerts', async (row) => {
  const { send, fakes, alerts, finish } = await startEndpoint();
  const refused = Response.json({ ErrorCode: row.code }, { status: row.status });
  fakes.answer = ({ To }) => (To === 'anna@waehler.example' ? refused : taken());
  expect(await send()).toMatchObject({ status: 200, confirmation: false });
  await finish();
  const alert = { alert: 'confirmation_refused', outcome: 'sent', reason: 'postmark_10' };
  expect(alerts).toMatchObject(Array(row.count).fill(alert));
});

test('a request that was sent is not kept if its confirmation ends in an unexpected error', async () => {
  const { send, alerts, finish } = await startEndpoint({ OUTBOX });
  const { limits } = await import('../../../src/features/contact/endpoint/limits.ts');
  vi.spyOn(limits.inbox, 'take').mockImplementation(() => {
    throw new TypeError('secret');
  });
  expect(await send()).toMatchObject({ status: 200, confirmation: false });
  await finish();
  expect(alerts).toMatchObject([{ alert: 'confirmation_refused', reason: 'TypeError' }]);
});

test.each([
  ['https://alarm.example/hook', 500],
  ['hooks.slack.com/services/x', 200],
])('an alert that %s does not take (%i) is logged, and posted again', async (hook, status) => {
  const { send, fakes, logged, finish } = await startEndpoint({ ALERT_WEBHOOK_URL: hook });
  fakes.answer = () => refusal(10);
  fakes.alert = () => new Response(null, { status });
  for (let count = 0; count < 2; count += 1) {
    await send();
    await finish();
  }
  const failed = { event: 'contact_alert_failed', alert: 'not_sent' };
  expect(logged.filter(({ event }) => event === failed.event)).toEqual([failed, failed]);
});

test('no alert is posted about a sent request or wrong fields', async () => {
  const { send, alerts, finish } = await startEndpoint();
  await send();
  await send({ name: '' });
  await finish();
  expect(alerts).toEqual([]);
});
