import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import {
  DEVELOPMENT_BUILD_SETTINGS,
  functionSettings,
  useDevelopmentSettings,
} from '../../../scripts/development-settings.ts';
import { CONTACT_SETTINGS } from '../../../src/features/contact/endpoint/config.ts';

const example = readFileSync('.dev.vars.example', 'utf8');

test('.dev.vars.example holds the development values of a build', () => {
  expect(parseEnv(example)).toEqual(DEVELOPMENT_BUILD_SETTINGS);
});

test.each([...CONTACT_SETTINGS, 'OUTBOX', 'HEARTBEAT_URL', 'MAILBOX_PORT'])(
  '%s is documented in .dev.vars.example',
  (name) => expect(example).toMatch(new RegExp(`^# ${name}=`, 'm')),
);

test('the Function gets its own settings that are not empty, and no others', () => {
  const env = { CONTACT_TO: 'a@nord.de', CONTACT_HOSTS: '', CARD_PASSWORD: 'geheim' };
  expect(functionSettings({ ...env, MAILBOX_PORT: '8026' })).toEqual({
    CONTACT_TO: 'a@nord.de',
    POSTMARK_SERVER_TOKEN: 'local',
    POSTMARK_API_URL: 'http://localhost:8026',
  });
});

test('a developer’s own build settings win over the development values', () => {
  const env: NodeJS.ProcessEnv = { CARD_TOKEN: 'eigenes', CARD_PASSWORD: '' };
  useDevelopmentSettings(env);
  expect(env).toEqual({ ...DEVELOPMENT_BUILD_SETTINGS, CARD_TOKEN: 'eigenes' });
});
