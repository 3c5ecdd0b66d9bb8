import { rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { readPublication } from '../../../scripts/publication.ts';
import type { Deployment } from '../../../scripts/launch/finding.ts';
import { findMissingSettings, namesIn } from '../../../scripts/launch/settings.ts';
import { emptyProject } from '../../support/empty-project.ts';
import { READY } from '../../fixtures/launch-ready.ts';

const CONFIG = '--config workers/outbox/wrangler.toml';

const { root, write } = emptyProject();
const CARD = 'src/content/visitenkarten/kim.json';

/** The findings about a publication that has all settings, but for some changes. */
function missing(changes: Partial<Deployment> = {}, to = ['a@nord.de', 'b@nordpost.de']) {
  write('src/content/site.json', JSON.stringify({ mail: { to } }));
  const settings = { ...READY.settings, ...changes.settings };
  return findMissingSettings({ ...readPublication(root()), ...READY, ...changes, settings });
}
beforeEach(() => write(CARD, '{}'));

test('the launch check finds no setting missing if everything is set', () => {
  expect(missing()).toEqual([]);
  expect(missing({ hasQueue: false, secrets: [...READY.secrets, 'OUTBOX'] })).toEqual([]);
});

test('a site without business cards needs no settings for them', () => {
  const settings = { CARD_TOKEN: '', CARD_PASSWORD: '', CARD_DIRECT_ACCESS: '' };
  rmSync(`${root()}/${CARD}`);
  expect(missing({ settings })).toEqual([]);
});

test.each([
  ['a domain with a slash', 'SITE_URL', 'https://a.de/', /ohne Schr/],
  ['a placeholder domain', 'SITE_URL', 'https://a.example', /öffentl/],
  ['a card’s code of 9 letters', 'CARD_TOKEN', 'q8m2x7k4t', /10/],
  ['the password of development', 'CARD_PASSWORD', 'wahlsonntag', /12 Z/],
  ['no choice', 'CARD_DIRECT_ACCESS', '', /Entscheide/],
])('the launch check finds %s in %s', (_, name, value, sentence) => {
  const text = expect.stringMatching(sentence);
  expect(missing({ settings: { [name]: value } })).toMatchObject([{ file: name, text }]);
});

test.each<[string, Partial<Deployment>, place: string, sentence: RegExp]>([
  ['no account', { secrets: undefined }, 'npx wrangler pages secret list', /login/],
  ['no Worker', { workerSecrets: undefined }, `npx wrangler secret list ${CONFIG}`, /Abschnitt/],
  ['no queue', { hasQueue: false }, 'wrangler.toml', /OUTBOX auf „off“/],
  [
    'a queue with a setting of its name',
    { secrets: [...READY.secrets, 'OUTBOX'] },
    'wrangler.toml',
    /Lösch OUTBOX/,
  ],
  [
    'no host in Pages',
    { secrets: ['POSTMARK_SERVER_TOKEN', 'ALERT_WEBHOOK_URL'] },
    'npx wrangler pages secret bulk secrets.env',
    /fehlen CONTACT_HOSTS\./,
  ],
  [
    'no token and no heartbeat in the Worker',
    { workerSecrets: ['SITE_URL', 'ALERT_WEBHOOK_URL'] },
    `npx wrangler secret bulk secrets.env ${CONFIG}`,
    /fehlen POSTMARK_SERVER_TOKEN, HEARTBEAT_URL\./,
  ],
  [
    'another inbox in Pages than in the Worker',
    { secrets: [...READY.secrets, 'CONTACT_TO'] },
    `npx wrangler secret bulk secrets.env ${CONFIG}`,
    /fehlen CONTACT_TO\./,
  ],
])('the launch check says what to do if there is %s', (_, changes, place, sentence) => {
  expect(missing(changes)).toMatchObject([{ file: place, text: expect.stringMatching(sentence) }]);
});

test('the launch check asks for a second mail provider if all requests go to one', () => {
  expect(missing({}, ['a@nord.de', 'b@nord.de'])).toMatchObject([
    { file: 'src/content/site.json', text: expect.stringMatching(/verschiedenen Domains/) },
  ]);
});

const PAGES_LIST =
  'The "production" environment of your project has access to the following secrets:\n';

test.each([
  [`${PAGES_LIST}  - CONTACT_TO: Value Encrypted\n  - OUTBOX: Value`, ['CONTACT_TO', 'OUTBOX']],
  [PAGES_LIST, []],
  [`${PAGES_LIST}  * CONTACT_TO: Value Encrypted`, undefined],
  ['[\n  { "name": "SITE_URL", "type": "secret_text" }\n]', ['SITE_URL']],
  ['[]', []],
  ['{ "secrets": ["SITE_URL"] }', undefined],
])('the secrets in %j are %j', (output, names) => expect(namesIn(output)).toEqual(names));
