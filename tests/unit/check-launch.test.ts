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
  CARD_PASSWORD: 'Elbe-Ufer im März',
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

test('what a lawyer has to confirm on this checkout’s legal pages is named by its line', () => {
  const lines = findAll(openCheckout(ROOT, {})).map(({ place, text }) => `${place} ${text}`);
  for (const page of ['impressum', 'datenschutz']) {
    expect(lines).toContainEqual(
      expect.stringMatching(`${page}\\.mdx, Zeile \\d+ .*anwaltlich zu prüfen`),
    );
  }
});

test('this checkout’s contact for applications is named', () => {
  const listed = findAll(openCheckout(ROOT, {})).map(({ place }) => place);
  for (const field of ['name', 'email', 'phone.uri']) {
    expect(listed).toContain(`src/content/karriere.json, Feld contact.${field}`);
  }
});

test('the people of this checkout are named one by one', () => {
  const found = findAll(openCheckout(ROOT, {})).map(({ place }) => place);
  const members = [0, 1, 2, 3, 4].flatMap((member) =>
    ['name', 'bio', 'email', 'linkedin'].map(
      (field) => `src/content/team.json, Feld items.${member}.${field}`,
    ),
  );
  expect(found).toEqual(expect.arrayContaining(members));
});

test('this checkout’s business card is named with its invented values', () => {
  const findings = findAll(openCheckout(ROOT, {}));
  const card = findings.filter(({ place }) => place.includes('visitenkarten/alex.json'));
  const lines = card.map(({ place, text }) => `${place} ${text}`);
  for (const field of ['familyName', 'mobile.uri', 'office.display', 'email', 'note']) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`, Feld ${field} `)));
  }
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

  test('an entry of a list lists its own, beside those that look like one', () => {
    const text = JSON.stringify([
      { name: 'Ada', email: 'ada@a.example', placeholders: ['email'] },
      { name: 'Bo', email: 'bo@b.example', placeholders: ['name'] },
    ]);
    expect(findInJson(FILE, text).map(({ place }) => place)).toEqual([
      `${FILE}, Feld 0.email`,
      `${FILE}, Feld 1.name`,
      `${FILE}, Feld 1.email`,
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
    ...['Mobil: 0171 39200 41', 'tel:+491713920041'],
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

  test('without code or password the gated card is not built, and both say so', () => {
    for (const name of ['CARD_TOKEN', 'CARD_PASSWORD']) {
      for (const value of ['', '  ']) {
        const [finding, ...more] = findInSettings({ ...READY_SETTINGS, [name]: value }, READY_MAIL);
        expect(more).toEqual([]);
        expect(finding?.place).toBe(name);
        expect(finding?.text).toContain('hinter dem Passwort nicht gebaut');
      }
    }
  });

  test('a card’s password that can be guessed is refused', () => {
    const [finding] = findInSettings(
      { ...READY_SETTINGS, CARD_PASSWORD: 'x'.repeat(11) },
      READY_MAIL,
    );
    expect(finding).toMatchObject({ place: 'CARD_PASSWORD' });
    expect(places({ ...READY_SETTINGS, CARD_PASSWORD: 'x'.repeat(12) })).toEqual([]);
  });

  test('a value that neither builds nor leaves out the open card is refused', () => {
    expect(places({ ...READY_SETTINGS, CARD_DIRECT_ACCESS: 'nein' })).toEqual([
      'CARD_DIRECT_ACCESS',
    ]);
    expect(places({ ...READY_SETTINGS, CARD_DIRECT_ACCESS: 'off' })).toEqual([]);
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
