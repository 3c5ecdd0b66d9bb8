import { expect, test } from 'vitest';
import { healthOf } from '../../../src/features/contact/endpoint/health.ts';

const FAULTY = {
  POSTMARK_SERVER_TOKEN: ' ',
  CONTACT_HOSTS: 'https://nord.de',
  ALERT_WEBHOOK_URL: 'http://nord.de/',
};

test.each<[health: string, object]>([
  ['outbox', { OUTBOX: { send: () => Promise.resolve() } }],
  ['no-outbox', { OUTBOX: 'off' }],
  ['no-outbox POSTMARK_SERVER_TOKEN CONTACT_HOSTS ALERT_WEBHOOK_URL', FAULTY],
])('the state of an endpoint names outbox and faulty settings: %s', (health, settings) => {
  expect(healthOf({ POSTMARK_SERVER_TOKEN: 'secret', ...settings })).toBe(health);
});
