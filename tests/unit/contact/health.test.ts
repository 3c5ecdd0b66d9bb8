import { expect, test } from 'vitest';
import { healthOf } from '../../../src/features/contact/config.ts';

const READY = { POSTMARK_SERVER_TOKEN: 'secret', CONTACT_TO: 'team@agentur.example' };

test.each<[string, object, health: string]>([
  ['with everything', { OUTBOX: {} }, 'outbox'],
  ['that wants no queue', { OUTBOX: 'off' }, 'no-outbox'],
  [
    'with two faulty settings',
    { POSTMARK_SERVER_TOKEN: ' ', ALERT_WEBHOOK_URL: 'http://nord.de/' },
    'no-outbox POSTMARK_SERVER_TOKEN ALERT_WEBHOOK_URL',
  ],
])('an endpoint %s says so', (_, changes, health) => {
  expect(healthOf({ ...READY, ...changes })).toBe(health);
});
