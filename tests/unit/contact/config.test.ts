import { expect, test, vi } from 'vitest';
import {
  alertUrl,
  type ContactEnv,
  healthOf,
  isAllowedHost,
  parseConfig,
} from '../../../src/features/contact/endpoint/config.ts';

vi.mock('../../../src/content/site.json', () => import('../../fixtures/agency.ts'));

const configOf = (env: ContactEnv) => {
  const result = parseConfig({ POSTMARK_SERVER_TOKEN: 'secret', ...env });
  if (!result.ok) throw new Error(result.faulty.join());
  return result.config;
};

test('the endpoint needs no setting but the token', () => {
  expect(configOf({})).toEqual({
    token: 'secret',
    confirmationToken: 'secret',
    apiUrl: new URL('https://api.postmarkapp.com'),
    to: ['team@nord.example'],
    // The quotation marks are there because the brand has characters with a meaning in a header.
    from: '"Nord, \\"Licht\\"" <web@nord.example>',
  });
});

test('a setting wins over its default, and a blank one counts as not set', () => {
  const blank = { POSTMARK_API_URL: ' ', CONTACT_TO: ' , ', CONTACT_FROM: '' };
  expect(configOf(blank)).toEqual(configOf({}));
  const config = configOf({
    POSTMARK_API_URL: 'http://localhost:8025',
    CONTACT_TO: 'a@agentur.example, b@anders.example',
    CONTACT_FROM: 'Agentur <web@agentur.example>',
  });
  expect(config).toMatchObject({
    apiUrl: new URL('http://localhost:8025/'),
    to: ['a@agentur.example', 'b@anders.example'],
    from: 'Agentur <web@agentur.example>',
  });
});

test.each([
  ['POSTMARK_SERVER_TOKEN', 'ge\nheim'],
  ['POSTMARK_API_URL', 'http://api.postmarkapp.com'],
  ['POSTMARK_API_URL', 'http://127.0.0.1.boese.example'],
  ['POSTMARK_SERVER_TOKEN', 'POSTMARK_API_TEST'],
  ['POSTMARK_CONFIRMATION_TOKEN', 'ä'],
  ['CONTACT_HOSTS', 'https://nord.de'],
  ['CONTACT_HOSTS', 'nord.de:8443x'],
  ['CONTACT_CONFIRMATION', 'nein'],
  ['CONTACT_TO', 'a@agentur.example; b@x.example'],
  ['CONTACT_FROM', 'Agentur <web@x.example'],
])('the setting %s cannot be %j', (setting, value) => {
  const env = { POSTMARK_SERVER_TOKEN: 'secret', [setting]: value };
  expect(parseConfig(env)).toEqual({ ok: false, faulty: [setting] });
});

test.each<[hosts: string, address: string, effect: 'answers' | 'is silent']>([
  [' , ', 'https://any.example', 'answers'],
  ['nord.de, www.nord.de', 'https://www.nord.de', 'answers'],
  ['müller.de', 'https://xn--mller-kva.de', 'answers'],
  ['nord.de', 'http://nord.de:8788', 'answers'],
  ['nord.de:443', 'https://nord.de', 'answers'],
  ['[::1]', 'http://[::1]:8788', 'answers'],
  ['nord.de:443', 'https://nord.de:8443', 'is silent'],
  ['nord.de', 'https://www.nord.de', 'is silent'],
  ['nord.de', 'https://nord.de.boese.example', 'is silent'],
])('with CONTACT_HOSTS "%s", at %s the Function %s', (CONTACT_HOSTS, address, effect) => {
  expect(isAllowedHost({ CONTACT_HOSTS }, new URL(address))).toBe(effect === 'answers');
});

test.each([
  ['https://alarm.example/a', 'https://alarm.example/a'],
  ['http://[::1]:9000/', 'http://[::1]:9000/'],
  ['http://alarm.example/', undefined],
  ['off', undefined],
])('with ALERT_WEBHOOK_URL "%s" the address of alerts is %s', (ALERT_WEBHOOK_URL, expected) => {
  expect(alertUrl({ ALERT_WEBHOOK_URL })?.href).toBe(expected);
});

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
