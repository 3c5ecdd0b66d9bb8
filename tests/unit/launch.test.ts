import { describe, expect, test } from 'vitest';
import { type Checkout, openCheckout } from '../../scripts/launch/checkout.ts';
import { findInJson, findInText } from '../../scripts/launch/placeholders.ts';
import { findAll } from '../../scripts/launch/rules.ts';
import { table } from '../support/table.ts';

const SITE = {
  legalName: 'Wahlkreis Nord GmbH',
  address: { street: 'Elbufer 12', postalCode: '10115', city: 'Berlin' },
  phone: { uri: '+4930901820' },
  email: 'hallo@nord.de',
  mail: { to: ['anfragen@nord.de', 'anfragen@nordpost.de'] },
  legal: {
    managingDirectors: ['Ada Lindner'],
    registerCourt: 'Amtsgericht Charlottenburg',
    registerNumber: 'HRB 184223',
    vatId: 'DE811569869',
    editorialResponsible: 'Ada Lindner',
  },
  placeholders: [],
};
const DETAILS = ['email', 'phone', 'managingDirectors', 'registerCourt', 'registerNumber'];
const COMPANY = '<Anschrift of="legalName" />';

const FILES: Record<string, string> = {
  'docs/zu-bestaetigen.md': '- [x] `src/content/a.json`: Stimmt das?',
  'src/assets/plakat.jpg': '',
  'src/content/bilder.json':
    '{ "items": [{ "files": ["src/assets/*.jpg"], "licence": "eigenes Bild", "politicalUse": true }] }',
  'src/content/ratgeber/kosten.mdx':
    '---\nupdated: 2026-11-21\npicture: { file: ../../assets/plakat.jpg, licence: eigenes Bild, politicalUse: true }\nasOf: November 2026\n---\nText',
  'src/content/seiten/datenschutz.mdx': `${COMPANY} <Angabe name="email" />`,
  'src/content/seiten/impressum.mdx': [...DETAILS, 'vatId']
    .map((detail) => `<Angabe name="${detail}" />`)
    .concat(COMPANY, '<Anschrift of="editorialResponsible" />')
    .join('\n'),
  'src/content/site.json': JSON.stringify(SITE),
  'src/content/startseite.json': '{ "ideasPrize": { "active": true, "lastDay": "2027-06-30" } }',
  'src/content/stellen.json': '{ "items": [{ "validThrough": "2027-01-31" }] }',
  'src/content/wahltermine.json': '{ "items": [{ "day": "2027-05-30" }] }',
};

const TOKEN = 'POSTMARK_SERVER_TOKEN';

/** A site that is ready for the public, on 21 November 2026, but for the changes. */
const siteWith = ({ files = {}, settings = {}, ...changes }: Changes = {}): Checkout => ({
  files: Object.keys({ ...FILES, ...files }),
  text: (file) => ({ ...FILES, ...files })[file] ?? '',
  settings: {
    SITE_URL: 'https://nord.de',
    CARD_TOKEN: 'q8m2x7k4tz',
    CARD_PASSWORD: 'Elbe-Ufer im März',
    CARD_DIRECT_ACCESS: 'off',
    ...settings,
  },
  secrets: [TOKEN],
  today: new Date('2026-11-21T12:00:00Z'),
  ...changes,
});

interface Changes {
  files?: Record<string, string>;
  settings?: Record<string, string>;
  secrets?: string[] | undefined;
}

test('nothing is left to do on a site that is ready', () => {
  expect(findAll(siteWith())).toEqual([]);
});

test('in this checkout all settings are left to do', () => {
  const found = findAll(openCheckout(process.cwd(), {}, undefined)).map(({ place }) => place);
  const settings = ['SITE_URL', 'CARD_TOKEN', 'CARD_PASSWORD', 'CARD_DIRECT_ACCESS'];
  expect(found).toEqual(expect.arrayContaining([...settings, 'npx wrangler pages secret list']));
});

test.each(table`
  a listed placeholder → site.json → "placeholders":[] → "placeholders":["email"] → Feld email → Noch ein Platzhalter: „hallo@nord.de“
  a figure of the agency’s own → ratgeber/kosten.mdx → Text → Wert der Agentur → Zeile 6 → Wert der Agentur
  a missing register number → site.json → HRB 184223 →  → Feld legal.registerNumber → Fehlt. Das Gesetz verlangt
  an imprint that does not name the managers → seiten/impressum.mdx → <Angabe name="managingDirectors" /> →  →  → Muss <Angabe name="managingDirectors" /> zeigen
  a privacy statement without the company → seiten/datenschutz.mdx → <Anschrift of="legalName" /> →  →  → Muss <Anschrift of="legalName" /> zeigen
  a figure that is too old → ratgeber/kosten.mdx → asOf: November 2026 → asOf: April 2025 → Zeile 4 → „April 2025“ ist 19 Monate alt
  a date that is ahead of its time → ratgeber/kosten.mdx → Text → Stand: März 2027 → Zeile 6 → liegt in der Zukunft
  an election that is over → wahltermine.json → 2027-05-30 → 2026-11-20 → Feld items.0.day → Am 2026-11-20 ist schon gewählt worden
  a job ad that has ended → stellen.json → 2027-01-31 → 2026-11-20 → Feld items.0.validThrough → am 2026-11-20 abgelaufen
  an ideas prize without a last day → startseite.json → "lastDay" → "day" → Feld ideasPrize.lastDay → Trag den letzten Tag
  an ideas prize that is over → startseite.json → 2027-06-30 → 2026-11-20 → Feld ideasPrize.lastDay → seit dem 2026-11-20 vorbei
  a licence that forbids political use → bilder.json → "politicalUse": true → "politicalUse": false → Feld items.0.politicalUse → erlaubt keine politische Nutzung
  an article’s picture without licence → ratgeber/kosten.mdx → licence: eigenes Bild, →  → Feld picture.licence → Fehlt für src/assets/plakat.jpg
  all requests to one mail provider → site.json → @nordpost.de → @nord.de → Feld mail.to → zwei Adressen bei verschiedenen Domains
`)('%s is found', (_, name, from = '', to = '', field = '', sentence = '') => {
  const file = `src/content/${name}`;
  expect(FILES[file]).toContain(from);
  const changed = siteWith({ files: { [file]: FILES[file]?.replace(from, to) ?? '' } });
  const place = [file, field].filter(Boolean).join(', ');
  expect(findAll(changed)).toEqual([{ place, text: expect.stringContaining(sentence) }]);
});

test.each<[string, Changes, place: string, sentence: RegExp]>([
  [
    'a question for the agency',
    { files: { 'docs/zu-bestaetigen.md': '- [ ] `src/content/a.json`: Stimmt das?' } },
    'src/content/a.json',
    /Stimmt das\? Danach hak/,
  ],
  [
    'a picture without licence',
    { files: { 'public/plakat.png': '' } },
    'public/plakat.png',
    /Ohne/,
  ],
  ['a domain with a slash', { settings: { SITE_URL: 'https://a.de/' } }, 'SITE_URL', /ohne Schr/],
  ['a placeholder domain', { settings: { SITE_URL: 'https://a.example' } }, 'SITE_URL', /öffentl/],
  ['a card’s code of 9 letters', { settings: { CARD_TOKEN: 'q8m2x7k4t' } }, 'CARD_TOKEN', /10/],
  ['a password of 11', { settings: { CARD_PASSWORD: 'x'.repeat(11) } }, 'CARD_PASSWORD', /12 Z/],
  ['no choice', { settings: { CARD_DIRECT_ACCESS: '' } }, 'CARD_DIRECT_ACCESS', /Entscheide/],
  ['no Postmark token', { secrets: [] }, TOKEN, /secret put/],
  ['a misspelled secret', { secrets: [TOKEN, 'CONTACT_HOST'] }, 'CONTACT_HOST', /Name des Secrets/],
  ['a local API', { secrets: [TOKEN, 'POSTMARK_API_URL'] }, 'POSTMARK_API_URL', /für die Entwickl/],
])('%s is found', (_, changes, place, sentence) => {
  expect(findAll(siteWith(changes))).toEqual([{ place, text: expect.stringMatching(sentence) }]);
});

test('a draft is not published, so it may have anything in it', () => {
  const files = { 'src/content/ratgeber/entwurf.mdx': '---\ndraft: true\n---\na.example' };
  expect(findAll(siteWith({ files }))).toEqual([]);
});

describe('a placeholder', () => {
  test('in an entry of a list is named, listed or not', () => {
    const text = JSON.stringify([
      { name: 'Ada', email: 'ada@a.example', placeholders: ['email'] },
      { name: 'Bo', email: 'bo@b.example', placeholders: ['name'] },
    ]);
    const places = findInJson('a.json', text).map(({ place }) => place);
    expect(places).toEqual(['0.email', '1.name', '1.email'].map((path) => `a.json, Feld ${path}`));
  });

  test('that is listed without its field is an error', () => {
    const [finding] = findInJson('a.json', '{ "placeholders": ["legal.vatId"] }');
    expect(finding?.text).toContain('das Feld gibt es nicht');
  });

  test.each(['hallo@a.example', 'Ruf an: 030\u00a023125 100', 'Stimm\u00adbezirk hilft'])(
    'as the line "%s" is found',
    (line) => {
      expect(findInText('a.mdx', `# Titel\n${line}`)).toMatchObject([{ place: 'a.mdx, Zeile 2' }]);
    },
  );

  test('is not the word "Beispiel"', () => {
    expect(findInText('a.mdx', 'Ein Beispiel: examples.com')).toEqual([]);
  });
});
