import { describe, expect, test } from 'vitest';
import { openCheckout } from '../../scripts/launch/checkout.ts';
import { findInJson, findInText } from '../../scripts/launch/placeholders.ts';
import { findAll } from '../../scripts/launch/rules.ts';
import { filledSite, withPlanted, type Plant } from '../support/filled-site.ts';

const SITE = 'src/content/site.json';
const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';
const COSTS = 'src/content/ratgeber/wahlkampfkosten.mdx';
const PICTURES = 'src/content/bilder.json';
const HOME = 'src/content/startseite.json';
const QUESTIONS = 'docs/zu-bestaetigen.md';
const PHOTO = 'src/content/ratgeber/plakat.jpg';

test('nothing is left to do on the filled-in site', () => {
  expect(findAll(filledSite())).toEqual([]);
});

describe('this checkout', () => {
  const found = findAll(openCheckout(process.cwd(), {}, undefined));
  const lines = found.map(({ place, text }) => `${place} ${text}`);

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

  test.each(['impressum', 'datenschutz'])('names what a lawyer has to confirm in %s', (page) => {
    const expected = new RegExp(`${page}\\.mdx, Zeile \\d+ .*anwaltlich zu prüfen`);
    expect(lines).toContainEqual(expect.stringMatching(expected));
  });

  test('names a figure without a source', () => {
    const expected = /social-media-wahlkampf\.mdx, Zeile \d+ .*der Agentur/;
    expect(lines).toContainEqual(expect.stringMatching(expected));
  });
});

const picture = (lines: string): [string, string] => [
  'picture:\n  politicalUse: false\n',
  `picture:\n  file: ./plakat.jpg\n  alt: Ein Plakat\n${lines}`,
];

/** As it is reported; or a file, and what stands on the reported line. */
type Place = string | { file: string; line: string };

/** Each omission: what is planted, where it has to be reported, and what the sentence says. */
const OMISSIONS: [name: string, plant: Plant, place: Place, sentence: RegExp][] = [
  [
    'a listed placeholder',
    { edit: { [SITE]: ['"placeholders": []', '"placeholders": ["links.demoHq"]'] } },
    `${SITE}, Feld links.demoHq`,
    /Noch ein Platzhalter: „https:\/\/demo-hq\.wahlkreis-nord\.de“/,
  ],
  [
    'a link to a placeholder domain in an article',
    { edit: { [COSTS]: ['## Spenden', '[Mehr](https://a.example)'] } },
    { file: COSTS, line: '[Mehr](https://a.example)' },
    /\.example/,
  ],
  [
    'the brand that was invented',
    { edit: { [COSTS]: ['## Spenden', '## Stimm\u00adbezirk hilft'] } },
    { file: COSTS, line: 'hilft' },
    /Noch ein Platzhalter/,
  ],
  [
    'a missing register number',
    { edit: { [SITE]: ['HRB 184223', ''] } },
    `${SITE}, Feld legal.registerNumber`,
    /Fehlt\. Das Gesetz verlangt/,
  ],
  [
    'an imprint that names nobody as responsible',
    { edit: { [IMPRINT]: ['<Angabe was="geschaeftsfuehrung" />', 'Ada Lindner'] } },
    IMPRINT,
    /Muss <Angabe was="geschaeftsfuehrung" \/> zeigen/,
  ],
  [
    'a privacy statement without the company',
    { edit: { [PRIVACY]: ['<Anschrift von="firma" />', 'Elbufer 12'] } },
    PRIVACY,
    /Muss <Anschrift von="firma" \/> zeigen/,
  ],
  [
    'a figure that is too old',
    { edit: { [COSTS]: ['asOf: November 2026', 'asOf: April 2025'] } },
    { file: COSTS, line: 'asOf: April 2025' },
    /„April 2025“ ist 19 Monate alt/,
  ],
  [
    'a date that is ahead of its time',
    { edit: { ['src/content/startseite.json']: ['Stand: November 2026', 'Stand: März 2027'] } },
    'src/content/startseite.json, Feld training.asOf',
    /liegt in der Zukunft/,
  ],
  [
    'a job ad that has ended',
    { add: { 'src/content/anzeigen.json': '[{ "id": "1", "validThrough": "2026-11-20" }]' } },
    'src/content/anzeigen.json, Feld 0.validThrough',
    /am 2026-11-20 abgelaufen/,
  ],
  [
    'an election that is over',
    { edit: { 'src/content/wahltermine.json': ['2027-05-30', '2026-11-20'] } },
    'src/content/wahltermine.json, Feld items.3.day',
    /Am 2026-11-20 ist schon gewählt worden/,
  ],
  [
    'an ideas prize without a last day',
    { edit: { [HOME]: ['"lastDay": "2027-06-30",', ''] } },
    `${HOME}, Feld ideasPrize.lastDay`,
    /Trag den letzten Tag/,
  ],
  [
    'an ideas prize that is over',
    { edit: { [HOME]: ['2027-06-30', '2026-11-20'] } },
    `${HOME}, Feld ideasPrize.lastDay`,
    /seit dem 2026-11-20 vorbei/,
  ],
  [
    'a question for the agency',
    { edit: { [QUESTIONS]: ['- [x]', '- [ ] `src/content/a.json`: Stimmt das?\n- [x]'] } },
    'src/content/a.json',
    /Stimmt das\? Danach hak/,
  ],
  [
    'a figure of the agency’s own',
    { edit: { [COSTS]: ['Richtwerte von Wahlkreis Nord für die Planung', 'Wert der Agentur'] } },
    { file: COSTS, line: 'Wert der Agentur' },
    /Wert der Agentur/,
  ],
  [
    'a picture that nobody has a licence for',
    { add: { 'src/assets/plakat.jpg': '' } },
    'src/assets/plakat.jpg',
    /Ohne Lizenz/,
  ],
  [
    'a licence that forbids political use',
    { edit: { [PICTURES]: ['"politicalUse": true', '"politicalUse": false'] } },
    `${PICTURES}, Feld 0.politicalUse`,
    /erlaubt keine politische Nutzung/,
  ],
  [
    'an article’s picture without licence',
    { add: { [PHOTO]: '' }, edit: { [COSTS]: picture('  politicalUse: true\n') } },
    `${COSTS}, Feld picture.licence`,
    /Fehlt für src\/content\/ratgeber\/plakat\.jpg/,
  ],
  [
    'a domain with a slash at the end',
    { settings: { SITE_URL: 'https://nord.de/' } },
    'SITE_URL',
    /ohne Schrägstrich/,
  ],
  [
    'a placeholder domain',
    { settings: { SITE_URL: 'https://stimmbezirk.example' } },
    'SITE_URL',
    /öffentliche Adresse/,
  ],
  ['a card’s code of 9 characters', { settings: { CARD_TOKEN: 'q8m2x7k4t' } }, 'CARD_TOKEN', /10/],
  [
    'a card’s password of 11 characters',
    { settings: { CARD_PASSWORD: 'x'.repeat(11) } },
    'CARD_PASSWORD',
    /12 Zeichen/,
  ],
  [
    'no decision about the open card',
    { settings: { CARD_DIRECT_ACCESS: '' } },
    'CARD_DIRECT_ACCESS',
    /Entscheide/,
  ],
  [
    'all requests to one mail provider',
    { edit: { [SITE]: ['@nordpost.de', '@wahlkreis-nord.de'] } },
    `${SITE}, Feld mail.to`,
    /zwei Adressen bei verschiedenen Domains/,
  ],
  ['no Postmark token', { secrets: [] }, 'POSTMARK_SERVER_TOKEN', /secret put/],
  [
    'a secret with a wrong name',
    { secrets: ['POSTMARK_SERVER_TOKEN', 'CONTACT_HOST'] },
    'CONTACT_HOST',
    /Name des Secrets/,
  ],
  [
    'mail to a developer’s machine',
    { secrets: ['POSTMARK_SERVER_TOKEN', 'POSTMARK_API_URL'] },
    'POSTMARK_API_URL',
    /für die Entwicklung/,
  ],
];

test.each(OMISSIONS)('%s is found', (_, plant, place, sentence) => {
  const site = withPlanted(plant);
  const [finding, ...others] = findAll(site);
  expect(others).toEqual([]);
  expect(finding?.text).toMatch(sentence);
  if (typeof place === 'string') expect(finding?.place).toBe(place);
  else {
    const [file, line] = finding?.place.split(', Zeile ') ?? [];
    expect(file).toBe(place.file);
    expect(site.text(place.file).split('\n')[Number(line) - 1]).toContain(place.line);
  }
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
  ])('as the line "%s" is found', (line) => {
    expect(findInText('a.mdx', `# Titel\n${line}`)).toMatchObject([{ place: 'a.mdx, Zeile 2' }]);
  });

  test('is not the word "Beispiel"', () => {
    expect(findInText('a.mdx', 'Ein Beispiel: examples.com')).toEqual([]);
  });
});
