import { expect, test } from 'vitest';
import { healthOf } from '../../../src/features/contact/health.ts';

const READY = { POSTMARK_SERVER_TOKEN: 'secret', CONTACT_TO: 'team@agentur.example' };

test.each<[string, object, health: string]>([
  ['with everything', { OUTBOX: {} }, 'outbox'],
  ['without a queue', {}, 'no-outbox'],
  ['that wants no queue', { OUTBOX: 'off' }, 'no-outbox'],
  ['with a blank token', { POSTMARK_SERVER_TOKEN: ' ' }, 'no-outbox POSTMARK_SERVER_TOKEN'],
  [
    'with two faults',
    { CONTACT_HOSTS: 'https://nord.de', ALERT_WEBHOOK_URL: 'http://nord.de/' },
    'no-outbox CONTACT_HOSTS ALERT_WEBHOOK_URL',
  ],
])('a form %s says so', (_, changes, health) => {
  expect(healthOf({ ...READY, ...changes })).toBe(health);
});
