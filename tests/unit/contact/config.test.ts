import { expect, test } from 'vitest';
import site from '../../../src/content/site.json' with { type: 'json' };
import { type ContactEnv, parseConfig } from '../../../src/features/contact/config.ts';

const configOf = (env: ContactEnv) => {
  const result = parseConfig({ POSTMARK_SERVER_TOKEN: 'secret', ...env });
  if (!result.ok) throw new Error(result.setting);
  return result.config;
};

test('a token is all that has to be set', () => {
  expect(configOf({})).toEqual({
    token: 'secret',
    apiUrl: new URL('https://api.postmarkapp.com'),
    to: site.mail.to,
    from: `${site.brand} <${site.mail.from}>`,
  });
});

test('blank settings count as not set', () => {
  expect(configOf({ POSTMARK_API_URL: ' ', CONTACT_TO: ' , ', CONTACT_FROM: '' })).toEqual(
    configOf({}),
  );
});

test('given settings win over the defaults', () => {
  const config = configOf({
    POSTMARK_API_URL: 'http://localhost:8025',
    CONTACT_TO: 'a@agentur.example, b@anders.example',
    CONTACT_FROM: 'Agentur <web@agentur.example>',
  });
  expect(config.apiUrl.href).toBe('http://localhost:8025/');
  expect(config.to).toEqual(['a@agentur.example', 'b@anders.example']);
  expect(config.from).toBe('Agentur <web@agentur.example>');
});

test.each<[ContactEnv, string]>([
  [{}, 'POSTMARK_SERVER_TOKEN'],
  [{ POSTMARK_SERVER_TOKEN: '  ' }, 'POSTMARK_SERVER_TOKEN'],
  [{ POSTMARK_SERVER_TOKEN: 'ge\nheim' }, 'POSTMARK_SERVER_TOKEN'],
  [{ POSTMARK_SERVER_TOKEN: 'secret', POSTMARK_API_URL: 'localhost' }, 'POSTMARK_API_URL'],
  [{ POSTMARK_SERVER_TOKEN: 'secret', POSTMARK_API_URL: 'ftp://localhost' }, 'POSTMARK_API_URL'],
  [{ POSTMARK_SERVER_TOKEN: 'secret', CONTACT_TO: 'agentur.example' }, 'CONTACT_TO'],
  [{ POSTMARK_SERVER_TOKEN: 'secret', CONTACT_TO: 'a@agentur.example; b@x.example' }, 'CONTACT_TO'],
  [{ POSTMARK_SERVER_TOKEN: 'secret', CONTACT_FROM: 'Agentur' }, 'CONTACT_FROM'],
  [{ POSTMARK_SERVER_TOKEN: 'secret', CONTACT_FROM: 'Agentur <web@x.example' }, 'CONTACT_FROM'],
])('%j lacks %s', (env, setting) => {
  expect(parseConfig(env)).toEqual({ ok: false, setting });
});
