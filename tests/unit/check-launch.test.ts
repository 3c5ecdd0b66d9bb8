import { describe, expect, test } from 'vitest';
import { openCheckout } from '../../scripts/launch/checkout.ts';
import { findInJson, findInText } from '../../scripts/launch/content.ts';
import { findCopies, placeholdersIn } from '../../scripts/launch/copies.ts';
import { findAll } from '../../scripts/launch/rules.ts';
import { findInSettings, wranglerVars } from '../../scripts/launch/settings.ts';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/settings.ts';
import { ROOT } from '../../scripts/setup/child.mjs';

const FILE = 'src/content/site.json';

const READY_SITE = JSON.stringify({
  brand: 'Wahlkreis Nord',
  phone: { uri: '+4930901820' },
  mail: { to: ['anfragen@wahlkreis-nord.de', 'post@nordpost.de'] },
  placeholders: [],
});

const READY_SETTINGS = {
  POSTMARK_SERVER_TOKEN: '6f0c1f6e',
  SITE_URL: 'https://wahlkreis-nord.de',
  CARD_TOKEN: 'q8m2',
  CARD_PASSWORD: 'Elbe-Ufer',
};
const READY_MAIL = ['anfragen@wahlkreis-nord.de', 'post@nordpost.de'];

const places = (env: Record<string, string>, mail = READY_MAIL) =>
  findInSettings(env, mail).map(({ place }) => place);

test('a filled-in site with all settings is ready', () => {
  expect(findInJson(FILE, READY_SITE)).toEqual([]);
  expect(findInSettings(READY_SETTINGS, READY_MAIL)).toEqual([]);
});

test('this checkout is not ready and names its placeholders by file and field', () => {
  const findings = findAll(openCheckout(ROOT, {}));
  expect(findings.map(({ place }) => place)).toEqual(
    expect.arrayContaining([`${FILE}, Feld legal.vatId`, 'SITE_URL', 'CARD_TOKEN']),
  );
});

test('this checkout’s imprint and privacy page are named with line and field', () => {
  const lines = findAll(openCheckout(ROOT, {})).map(({ place, text }) => `${place} ${text}`);
  for (const value of ['Stimmbezirk GmbH', 'Musterallee 12', 'Alex Beispiel', 'DE000000000']) {
    expect(lines).toContainEqual(
      expect.stringMatching(`impressum\\.mdx, Zeile \\d+ .*„${value}“.*Felde?r? (?:legal|address)`),
    );
  }
  expect(lines).toContainEqual(expect.stringMatching(/datenschutz\.mdx.*„Musterallee 12“/));
});

test('a figure of the advice without a source keeps the site from its launch', () => {
  const lines = findAll(openCheckout(ROOT, {})).map(({ place, text }) => `${place} ${text}`);
  expect(lines).toContainEqual(
    expect.stringMatching(/social-media-wahlkampf\.mdx, Zeile \d+ .*noch zu belegen/),
  );
});

describe('a copy of a placeholder', () => {
  const placeholders = placeholdersIn({
    brand: 'Nord',
    legalName: 'Nord GmbH',
    legal: { people: ['Ada Muster', 'Bo Muster'], responsible: 'Bo Muster' },
    city: 'Berlin',
    placeholders: ['brand', 'legalName', 'legal.people', 'legal.responsible'],
  });
  const find = (...lines: string[]) =>
    findCopies('a.mdx', lines.join('\n'), placeholders).map(({ place, text }) => [place, text]);

  test('is named with file, line and every field it stands in', () => {
    expect(find('Berlin', 'Es schreibt Bo Muster.')).toEqual([
      [
        'a.mdx, Zeile 2',
        'Noch ein Platzhalter: „Bo Muster“, wie in site.json, Felder legal.people, legal.responsible.',
      ],
    ]);
  });

  test('is named on every line, and each of a line', () => {
    expect(find('Ada Muster und Bo Muster', 'Ada Muster').map(([place]) => place)).toEqual([
      'a.mdx, Zeile 1',
      'a.mdx, Zeile 1',
      'a.mdx, Zeile 2',
    ]);
  });

  test('is not named again as a part of a longer one', () => {
    expect(find('Nord GmbH').map(([, text]) => text)).toEqual([
      'Noch ein Platzhalter: „Nord GmbH“, wie in site.json, Feld legalName.',
    ]);
  });

  test('of the brand alone is named once a file', () => {
    expect(find('Nord', 'Nord', 'Nord GmbH').map(([place]) => place)).toEqual([
      'a.mdx, Zeile 1',
      'a.mdx, Zeile 3',
    ]);
  });

  test('is found through soft hyphens and protected spaces', () => {
    expect(find('Bo\u00a0Mus\u00adter')).toHaveLength(1);
  });
});

describe('content', () => {
  test('a listed placeholder is shown with its present value', () => {
    const text = JSON.stringify({ legal: { people: ['A', 'B'] }, placeholders: ['legal.people'] });
    expect(findInJson(FILE, text)).toEqual([
      { place: `${FILE}, Feld legal.people`, text: 'Noch ein Platzhalter: „A, B“.' },
    ]);
  });

  test('a listed field that does not exist is an error', () => {
    const [finding] = findInJson(FILE, '{ "placeholders": ["legal.vatId"] }');
    expect(finding?.text).toContain('das Feld gibt es nicht');
  });

  test('a value that looks like a placeholder is found without being listed', () => {
    const [finding] = findInJson(FILE, '{ "links": ["https://a.example/x"], "placeholders": [] }');
    expect(finding?.place).toBe(`${FILE}, Feld links.0`);
  });

  test.each([
    ...['hallo@stimmbezirk.example', 'Ruf an: 030 23125 100', '[Platzhalter]'],
    ...['Musterallee 7', 'Amtsgericht Musterstadt', 'HRB 000000', 'DE000000000'],
  ])('the line "%s" of an article is found by its number', (line) => {
    const [finding] = findInText('src/content/ratgeber/a.mdx', `# Titel\n${line}\n`);
    expect(finding?.place).toBe('src/content/ratgeber/a.mdx, Zeile 2');
  });

  test('the word "Beispiel" in an article is none', () => {
    expect(findInText('a.mdx', 'Ein Beispiel: examples.com')).toEqual([]);
  });
});

describe('settings', () => {
  test('each missing one is named', () => {
    expect(places({})).toEqual([
      'POSTMARK_SERVER_TOKEN',
      'SITE_URL',
      'CARD_TOKEN',
      'CARD_PASSWORD',
    ]);
  });

  test('development values are refused', () => {
    expect(places({ ...READY_SETTINGS, ...DEVELOPMENT_BUILD_SETTINGS })).toEqual([
      'SITE_URL',
      'CARD_TOKEN',
      'CARD_PASSWORD',
    ]);
  });

  test('mail to this machine is refused', () => {
    const env = { ...READY_SETTINGS, POSTMARK_API_URL: 'http://localhost:8025' };
    expect(places(env)).toEqual(['POSTMARK_API_URL']);
  });

  test('two recipients on one domain are one point of failure', () => {
    expect(places(READY_SETTINGS, ['a@nord.de', 'b@nord.de'])).toHaveLength(1);
    expect(places({ ...READY_SETTINGS, CONTACT_TO: 'a@nord.de, b@nord.de' })).toEqual([
      'CONTACT_TO',
    ]);
  });

  test('an address with a path or a slash at the end is no origin', () => {
    expect(places({ ...READY_SETTINGS, SITE_URL: 'https://nord.de/' })).toEqual(['SITE_URL']);
  });

  test('variables of wrangler.toml count, those of other sections do not', () => {
    const toml = 'name = "x"\n\n[vars]\nCONTACT_TO = "a@b.de"\n\n[env.preview]\nSITE_URL = "c"\n';
    expect(wranglerVars(toml)).toEqual({ CONTACT_TO: 'a@b.de' });
  });
});
