import { describe, expect, test } from 'vitest';
import { type Checkout, type Finding, GROUPS } from '../../scripts/launch/checkout.ts';
import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { findInJson, findInText } from '../../scripts/launch/placeholders.ts';
import { entriesOf, report } from '../../scripts/launch/report.ts';
import { findAll } from '../../scripts/launch/rules.ts';
import { pictureLicenceSchema, pictureSchema } from '../../src/schemas/article.ts';
import { cardSchema } from '../../src/schemas/card.ts';
import { siteSchema } from '../../src/schemas/site.ts';
import { table } from '../support/table.ts';

const SITE = {
  legalName: 'Wahlkreis Nord GmbH',
  address: { street: 'Elbufer 12', postalCode: '10115', city: 'Berlin' },
  phone: '030 901820',
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
  'docs/geprueft.json': '{}',
  'docs/zu-bestaetigen.md': '- [x] `src/content/a.json`: Stimmt das?',
  'src/assets/plakat.jpg': '',
  'src/content/arbeitsprobe.json': '{ "invented": false, "title": "Wahlkampf in Musterstadt" }',
  'src/content/bilder.json':
    '{ "items": [{ "files": ["src/assets/*.jpg"], "licence": "eigenes Bild", "politicalUse": true }] }',
  'src/content/ratgeber/kosten.mdx':
    '---\nupdated: 2026-11-21\npicture: { file: ../../assets/plakat.jpg, licence: eigenes Bild, politicalUse: true }\nasOf: November 2026\n---\nText',
  'src/content/seiten/datenschutz.mdx': `---\n---\n${COMPANY} <Angabe name="email" />\n\n<Formularfelder />\n\n\`${SEEN_KEY}\` und \`${UNLOCKED_KEY}\``,
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
const SECRETS = [TOKEN, 'CONTACT_HOSTS', 'ALERT_WEBHOOK_URL'];

/** A site that is ready for the public, on 21 November 2026, but for the changes. */
const siteWith = ({ files = {}, settings = {} }: Changes = {}): Checkout => ({
  files: Object.keys({ ...FILES, ...files }),
  text: (file) => ({ ...FILES, ...files })[file] ?? '',
  settings: {
    SITE_URL: 'https://nord.de',
    CARD_TOKEN: 'q8m2x7k4tz',
    CARD_PASSWORD: 'Elbe-Ufer im März',
    CARD_DIRECT_ACCESS: 'off',
    ...settings,
  },
  secrets: SECRETS,
  workerSecrets: ['POSTMARK_SERVER_TOKEN', 'SITE_URL', 'ALERT_WEBHOOK_URL', 'HEARTBEAT_URL'],
  hasQueue: true,
  today: new Date('2026-11-21T12:00:00Z'),
});

interface Changes {
  files?: Record<string, string>;
  settings?: Record<string, string>;
}

test('nothing is left to do on a site that is ready', () => {
  expect(findAll(siteWith())).toEqual([]);
});

test.each(table`
  an invented work sample → arbeitsprobe.json → false → true → Feld invented → Die Arbeitsprobe ist erfunden
  a listed placeholder → site.json → "placeholders":[] → "placeholders":["email"] → Feld email → Ersetze „hallo@nord.de“
  a figure of the agency’s own → ratgeber/kosten.mdx → Text → Wert der Agentur → Zeile 6 → Wert der Agentur
  a missing register number → site.json → HRB 184223 →  → Feld legal.registerNumber → Fehlt. Das Gesetz verlangt
  an imprint that does not name the managers → seiten/impressum.mdx → <Angabe name="managingDirectors" /> →  →  → Muss <Angabe name="managingDirectors" /> zeigen
  a privacy statement without the company → seiten/datenschutz.mdx → <Anschrift of="legalName" /> →  →  → Muss <Anschrift of="legalName" /> zeigen
  a privacy statement without the form’s fields → seiten/datenschutz.mdx → <Formularfelder /> →  →  → Muss <Formularfelder /> zeigen
  an example without the agency’s fee → ratgeber/kosten.mdx → Text → <Honorar /> → Zeile 6 → Das Honorar im Beispiel fehlt
  a figure that is too old → ratgeber/kosten.mdx → asOf: November 2026 → asOf: April 2025 → Zeile 4 → „April 2025“ ist 19 Monate alt
  a date that is ahead of its time → ratgeber/kosten.mdx → asOf: November 2026 → asOf: März 2027 → Zeile 4 → liegt in der Zukunft
  an election that is over → wahltermine.json → 2027-05-30 → 2026-11-20 → Feld items.0.day → Am 2026-11-20 ist schon gewählt worden
  a job ad that has ended → stellen.json → 2027-01-31 → 2026-11-20 → Feld items.0.validThrough → am 2026-11-20 abgelaufen
  an ideas prize without a last day → startseite.json → "lastDay" → "day" → Feld ideasPrize.lastDay → Trag den letzten Wahltag
  an ideas prize that is over → startseite.json → 2027-06-30 → 2026-11-20 → Feld ideasPrize.lastDay → seit dem 2026-11-20 vorbei
  a licence that forbids political use → bilder.json → "politicalUse": true → "politicalUse": false → Feld items.0.politicalUse → erlaubt keine politische Nutzung
  an article’s picture without licence → ratgeber/kosten.mdx → licence: eigenes Bild, →  → Feld picture.licence → Fehlt für src/assets/plakat.jpg
  all requests to one mail provider → site.json → @nordpost.de → @nord.de → Feld mail.to → zwei Adressen bei verschiedenen Domains
`)('%s is found', (_, name, from = '', to = '', field = '', sentence = '') => {
  const file = `src/content/${name}`;
  expect(FILES[file]).toContain(from);
  const changed = siteWith({ files: { [file]: FILES[file]?.replace(from, to) ?? '' } });
  const place = [file, field].filter(Boolean).join(', ');
  expect(findAll(changed)).toMatchObject([{ place, text: expect.stringContaining(sentence) }]);
});

test.each<[string, Changes, place: string, sentence: RegExp]>([
  [
    'a question for the agency',
    { files: { 'docs/zu-bestaetigen.md': '- [ ] `src/content/a.json`: Stimmt das?' } },
    'src/content/a.json',
    /^Stimmt das\?$/,
  ],
  [
    'a key in storage that the privacy statement leaves out',
    {
      files: {
        'src/content/seiten/datenschutz.mdx':
          FILES['src/content/seiten/datenschutz.mdx']?.replace(SEEN_KEY, '') ?? '',
      },
    },
    'src/content/seiten/datenschutz.mdx',
    new RegExp(SEEN_KEY),
  ],
  [
    'an act that is not in force any more',
    {
      files: {
        'src/content/seiten/impressum.mdx': `${FILES['src/content/seiten/impressum.mdx']} § 5 TMG`,
      },
    },
    'src/content/seiten/impressum.mdx',
    /„TMG“/,
  ],
  [
    'a picture without licence',
    { files: { 'public/plakat.png': '' } },
    'public/plakat.png',
    /Ohne/,
  ],
])('%s is found', (_, changes, place, sentence) => {
  expect(findAll(siteWith(changes))).toMatchObject([
    { place, text: expect.stringMatching(sentence) },
  ]);
});

test('a draft is not published, so it may have anything in it', () => {
  const picture = 'picture: { file: ./entwurf/plakat.jpg, licence: eigenes Bild }';
  const files = {
    'src/content/ratgeber/entwurf.mdx': `---\ndraft: True # bis Mai\n${picture}\n---\na.example`,
    'src/content/ratgeber/entwurf/plakat.jpg': '',
    'src/content/ratgeber/entwurf/im-text.jpg': '',
  };
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

  test('in two lists of names is a value of its own', () => {
    const text = '{ "managers": ["Alex Beispiel", "Toni Muster"], "placeholders": ["managers"] }';
    const values = findInJson('a.json', text).map(({ value }) => value);
    expect(values).toEqual(['Alex Beispiel', 'Toni Muster']);
  });

  test.each([
    'hallo@a.example',
    'Ruf an: 030\u00a023125 100',
    '+49 (30) 23125-100',
    'Stimm\u00adbezirk hilft',
  ])('as the line "%s" is found', (line) => {
    expect(findInText('a.mdx', `# Titel\n${line}`)).toMatchObject([{ place: 'a.mdx, Zeile 2' }]);
  });

  test('is not the word "Beispiel"', () => {
    expect(findInText('a.mdx', 'Ein Beispiel: examples.com')).toEqual([]);
  });
});

describe('the report', () => {
  const facts = (place: string, value: string): Finding => ({
    ...{ who: 'facts', place, text: `Ersetze „${value}“`, value },
  });

  test('has one entry for a value in several places', () => {
    const files = {
      'src/content/a.json': '{ "mail": "ada@a.example", "placeholders": ["mail"] }',
      'src/content/b.mdx': 'Schreib an ada@a.example.',
      'src/content/c.mdx': 'Schreib an bo@a.example.',
    };
    const found = entriesOf(findAll(siteWith({ files })));
    const places = ['src/content/a.json, Feld mail', 'src/content/b.mdx, Zeile 1'];
    expect(found.map((entry) => entry.places)).toEqual([places, ['src/content/c.mdx, Zeile 1']]);
  });

  test('begins with the values of site.json', () => {
    const files = {
      'src/content/bilder.json':
        FILES['src/content/bilder.json']?.replace('eigenes', 'a.example') ?? '',
      'src/content/site.json': JSON.stringify({ ...SITE, placeholders: ['legalName'] }),
    };
    const [first] = entriesOf(findAll(siteWith({ files })));
    expect(first?.value).toBe(SITE.legalName);
  });

  test('counts the entries of each group, in the order of the groups', () => {
    const found: Finding[] = [
      { who: 'technology', place: 'SITE_URL', text: 'Fehlt.' },
      facts('a.json, Feld b', 'x@a.example'),
      facts('a.json, Feld c', 'x@a.example'),
      facts('d.mdx, Zeile 1', 'y@a.example'),
    ];
    const { facts: first, technology: last } = GROUPS;
    expect(report(found).split('\n')).toEqual([
      `Offen: 3. ${first} 2, ${last} 1.`,
      ...[expect.any(String), expect.any(String), '', `${first}: 2`],
      '– Ersetze „x@a.example“: a.json, Feld b, Feld c',
      '– Ersetze „y@a.example“: d.mdx, Zeile 1',
      ...['', `${last}: 1`, '– SITE_URL: Fehlt.'],
    ]);
  });

  test.each([
    ['site.json, Feld legal.vatId', siteSchema.shape.legal.shape.vatId],
    ['bilder.json, Feld items.0.author', pictureLicenceSchema.shape.author],
    ['visitenkarten/a.json, Feld organisation', cardSchema.shape.organisation],
    ['ratgeber/a.mdx, Feld picture.licence', pictureSchema.shape.licence],
  ])('has the label of the form in %s', (place, schema) => {
    const text = report([facts(`src/content/${place}`, 'x@a.example')]);
    const [, path = ''] = place.split('Feld ');
    expect(text).toContain(`${schema.meta()?.title}“ (${path})`);
  });

  test.each(table`
    Angabe → facts
    Entscheidung → decisions
    Anwältin → lawyer
    Technik → technology
    Steuerberatung → decisions
  `)('has a question for %s among %s', (mark = '', group) => {
    const files = { 'docs/zu-bestaetigen.md': `- [ ] (${mark}) \`a.json\`: Stimmt das?` };
    expect(findAll(siteWith({ files }))).toMatchObject([{ who: group, place: 'a.json' }]);
  });

  test('has all groups in a checkout that lacks something of each', () => {
    const questions = '- [ ] `a.json`: Stimmt das?\n- [ ] (Anwältin) `a.json`: Darf das sein?';
    const files = { 'docs/zu-bestaetigen.md': questions, 'public/plakat.png': '' };
    const text = report(findAll(siteWith({ files, settings: { SITE_URL: '' } })));
    for (const heading of Object.values(GROUPS)) expect(text).toContain(`\n${heading}: 1\n`);
  });
});
