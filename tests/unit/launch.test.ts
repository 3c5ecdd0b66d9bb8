import { describe, expect, test } from 'vitest';
import { openCheckout } from '../../scripts/launch/checkout.ts';
import { findInJson, findInText } from '../../scripts/launch/placeholders.ts';
import { findAll } from '../../scripts/launch/rules.ts';
import { filledSite, type Plant, withPlanted } from '../support/filled-site.ts';
import { table } from '../support/table.ts';

const SITE = 'src/content/site.json';
const COSTS = 'src/content/ratgeber/wahlkampfkosten.mdx';
const QUESTIONS = 'docs/zu-bestaetigen.md';
const TOKEN = 'POSTMARK_SERVER_TOKEN';
const PHOTO = 'src/content/ratgeber/plakat.jpg';

test('nothing is left to do on the filled-in site', () => {
  expect(findAll(filledSite())).toEqual([]);
});

describe('this checkout', () => {
  const found = findAll(openCheckout(process.cwd(), {}, undefined));

  test('names its placeholders by file and field, and its settings', () => {
    expect(found.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        `${SITE}, Feld legal.vatId`,
        'SITE_URL',
        'CARD_TOKEN',
        'CARD_PASSWORD',
        'CARD_DIRECT_ACCESS',
        'npx wrangler pages secret list',
      ]),
    );
  });

  test('names a figure without a source', () => {
    const expected = /social-media-wahlkampf\.mdx, Zeile \d+ .*der Agentur/;
    const lines = found.map(({ place, text }) => `${place} ${text}`);
    expect(lines).toContainEqual(expect.stringMatching(expected));
  });
});

// Where a field is not named, the place is the line with the new text.
test.each(table`
  a listed placeholder → site.json → "placeholders": [] → "placeholders": ["links.demoHq"] → Feld links.demoHq → Noch ein Platzhalter: „https://demo-hq.wahlkreis-nord.de“
  a link to a placeholder domain → ratgeber/wahlkampfkosten.mdx → ## Spenden → [Mehr](https://a.example) → Zeile → Noch ein Platzhalter
  a missing register number → site.json → HRB 184223 →  → Feld legal.registerNumber → Fehlt. Das Gesetz verlangt
  an imprint that names nobody as responsible → seiten/impressum.mdx → <Angabe was="geschaeftsfuehrung" /> → Ada Lindner →  → Muss <Angabe was="geschaeftsfuehrung" /> zeigen
  a privacy statement without the company → seiten/datenschutz.mdx → <Anschrift von="firma" /> → Elbufer 12 →  → Muss <Anschrift von="firma" /> zeigen
  a figure that is too old → ratgeber/wahlkampfkosten.mdx → asOf: November 2026 → asOf: April 2025 → Zeile → „April 2025“ ist 19 Monate alt
  a date that is ahead of its time → startseite.json → Stand: November 2026 → Stand: März 2027 → Feld training.asOf → liegt in der Zukunft
  an election that is over → wahltermine.json → 2027-05-30 → 2026-11-20 → Feld items.3.day → Am 2026-11-20 ist schon gewählt worden
  an ideas prize without a last day → startseite.json → "lastDay": "2027-06-30", →  → Feld ideasPrize.lastDay → Trag den letzten Tag
  an ideas prize that is over → startseite.json → 2027-06-30 → 2026-11-20 → Feld ideasPrize.lastDay → seit dem 2026-11-20 vorbei
  a figure of the agency’s own → ratgeber/wahlkampfkosten.mdx → Richtwerte von Wahlkreis Nord für die Planung → Wert der Agentur → Zeile → Wert der Agentur
  a licence that forbids political use → bilder.json → "politicalUse": true → "politicalUse": false → Feld 0.politicalUse → erlaubt keine politische Nutzung
  all requests to one mail provider → site.json → @nordpost.de → @wahlkreis-nord.de → Feld mail.to → zwei Adressen bei verschiedenen Domains
`)('%s is found', (_, name, from = '', to = '', field = '', sentence = '') => {
  const file = `src/content/${name}`;
  const site = withPlanted({ edit: { [file]: [from, to] } });
  const line =
    site
      .text(file)
      .split('\n')
      .findIndex((text) => text.includes(to)) + 1;
  const place = field === 'Zeile' ? `Zeile ${line}` : field;
  expect(findAll(site)).toEqual([
    { place: [file, place].filter(Boolean).join(', '), text: expect.stringContaining(sentence) },
  ]);
});

test.each<[name: string, plant: Plant, place: string, sentence: RegExp]>([
  [
    'a job ad that has ended',
    { add: { 'src/content/anzeigen.json': '[{ "id": "1", "validThrough": "2026-11-20" }]' } },
    'src/content/anzeigen.json, Feld 0.validThrough',
    /am 2026-11-20 abgelaufen/,
  ],
  [
    'a question for the agency',
    { edit: { [QUESTIONS]: ['- [x]', '- [ ] `src/content/a.json`: Stimmt das?\n- [x]'] } },
    'src/content/a.json',
    /Stimmt das\? Danach hak/,
  ],
  [
    'a picture that nobody has a licence for',
    { add: { 'src/assets/plakat.jpg': '' } },
    'src/assets/plakat.jpg',
    /Ohne Lizenz/,
  ],
  [
    'an article’s picture without licence',
    {
      add: { [PHOTO]: '' },
      edit: {
        [COSTS]: [
          'picture:\n  politicalUse: false\n',
          'picture:\n  file: ./plakat.jpg\n  alt: Ein Plakat\n  politicalUse: true\n',
        ],
      },
    },
    `${COSTS}, Feld picture.licence`,
    /Fehlt für src\/content\/ratgeber\/plakat\.jpg/,
  ],
  [
    'a domain with a slash',
    { settings: { SITE_URL: 'https://nord.de/' } },
    'SITE_URL',
    /ohne Schr/,
  ],
  ['a placeholder domain', { settings: { SITE_URL: 'https://a.example' } }, 'SITE_URL', /öffentl/],
  ['a card’s code of 9 letters', { settings: { CARD_TOKEN: 'q8m2x7k4t' } }, 'CARD_TOKEN', /10/],
  ['a password of 11', { settings: { CARD_PASSWORD: 'x'.repeat(11) } }, 'CARD_PASSWORD', /12 Z/],
  ['no choice', { settings: { CARD_DIRECT_ACCESS: '' } }, 'CARD_DIRECT_ACCESS', /Entscheide/],
  ['no Postmark token', { secrets: [] }, 'POSTMARK_SERVER_TOKEN', /secret put/],
  ['a misspelled secret', { secrets: [TOKEN, 'CONTACT_HOST'] }, 'CONTACT_HOST', /Name des Secrets/],
  ['a local API', { secrets: [TOKEN, 'POSTMARK_API_URL'] }, 'POSTMARK_API_URL', /für die Entwickl/],
])('%s is found', (_, plant, place, sentence) => {
  expect(findAll(withPlanted(plant))).toEqual([{ place, text: expect.stringMatching(sentence) }]);
});

test('a draft is not published, so it may have anything in it', () => {
  const edit: [string, string] = ['\nclosing:', '\ndraft: true\nlead2: a.example\nclosing:'];
  expect(findAll(withPlanted({ edit: { [COSTS]: edit } }))).toEqual([]);
});

describe('a placeholder', () => {
  test('in an entry of a list is named, listed or not', () => {
    const text = JSON.stringify([
      { name: 'Ada', email: 'ada@a.example', placeholders: ['email'] },
      { name: 'Bo', email: 'bo@b.example', placeholders: ['name'] },
    ]);
    const places = findInJson(SITE, text).map(({ place }) => place);
    const fields = ['0.email', '1.name', '1.email'];
    expect(places).toEqual(fields.map((field) => `${SITE}, Feld ${field}`));
  });

  test('that is listed without its field is an error', () => {
    const [finding] = findInJson(SITE, '{ "placeholders": ["legal.vatId"] }');
    expect(finding?.text).toContain('das Feld gibt es nicht');
  });

  test.each([
    ...['hallo@stimmbezirk.example', 'Ruf an: 030 23125 100', '[Platzhalter]'],
    ...['Mobil: 0171 39200 41', 'tel:+491713920041', 'Musterallee 7'],
    ...['Amtsgericht Musterstadt', 'HRB 000000', 'DE000000000'],
    'Stimm\u00adbezirk hilft',
  ])('as the line "%s" is found', (line) => {
    expect(findInText('a.mdx', `# Titel\n${line}`)).toMatchObject([{ place: 'a.mdx, Zeile 2' }]);
  });

  test('is not the word "Beispiel"', () => {
    expect(findInText('a.mdx', 'Ein Beispiel: examples.com')).toEqual([]);
  });
});
