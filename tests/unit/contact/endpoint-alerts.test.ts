import { expect, test, vi } from 'vitest';
import { MINUTE } from '../../../src/lib/time.ts';
import { VISITOR_WORDS } from '../../support/contact.ts';
import { OUTBOX, refusal, startEndpoint, stopTime, taken } from './support/endpoint.ts';

stopTime();

const inactive = Response.json({ ErrorCode: 0, MessageID: 'a', Message: 'inactive' });

test.each([
  ['not_configured', 'not_configured', { POSTMARK_SERVER_TOKEN: '' }, refusal(10)],
  ['not_sent', 'not_sent', {}, refusal(10)],
  ['inactive_recipient', 'not_sent', {}, refusal(406)],
  ['inactive_recipient', 'sent', {}, inactive],
  ['kept', 'kept', { OUTBOX }, refusal(10)],
])('the alert %s (%s) comes once in ten minutes', async (alert, outcome, settings, answer) => {
  const { send, fakes, alerts, logged, finish } = await startEndpoint(settings);
  fakes.answer = () => answer.clone();
  for (let count = 0; count < 3; count += 1) await send();
  await finish();
  const reference = expect.stringMatching(/^\w{3}-\w{3}$/);
  const text = expect.stringContaining(alert);
  expect(alerts).toMatchObject([{ alert, outcome, host: 'stimmbezirk.example', reference, text }]);
  // Neither the alert nor the log has personal data.
  for (const value of [...VISITOR_WORDS, '203.0.113.1', '@', 'secret']) {
    expect(JSON.stringify([alerts, logged])).not.toContain(value);
  }
  vi.advanceTimersByTime(10 * MINUTE);
  await send();
  await finish();
  expect(alerts).toHaveLength(2);
});

test.each([
  [422, 10, 1],
  [422, 406, 0],
  [422, 300, 0],
  [503, 0, 0],
])(
  'a confirmation refused with %i and code %i leads to %i alerts',
  async (status, code, expected) => {
    const { send, fakes, alerts, finish } = await startEndpoint();
    const refused = Response.json({ ErrorCode: code }, { status });
    fakes.answer = ({ To }) => (To === 'anna@waehler.example' ? refused : taken());
    expect(await send()).toMatchObject({ status: 200, confirmation: false });
    await finish();
    const alert = { alert: 'confirmation_refused', outcome: 'sent', reason: `postmark_${code}` };
    expect(alerts).toMatchObject(Array(expected).fill(alert));
  },
);

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
