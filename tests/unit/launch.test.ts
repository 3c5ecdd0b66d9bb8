import { expect, test } from 'vitest';
import { type Checkout, GROUPS } from '../../scripts/launch/checkout.ts';
import { report } from '../../scripts/launch/report.ts';
import { findAll } from '../../scripts/launch/rules.ts';
import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { pictureLicenceSchema, pictureSchema } from '../../src/schemas/article.ts';
import { invented } from '../../src/schemas/common.ts';
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
};
const DETAILS = ['email', 'phone', 'managingDirectors', 'registerCourt', 'registerNumber'];
const COMPANY = '<Anschrift of="legalName" />';

const FILES: Record<string, string> = {
  'docs/geprueft.json': '{}',
  'docs/zu-bestaetigen.md': '- [x] `src/content/a.json`: Stimmt das?',
  'src/assets/plakat.jpg': '',
  'src/content/bilder.json':
    '{ "items": [{ "files": ["src/assets/*.jpg"], "licence": "eigenes Bild", "politicalUse": true }] }',
  'src/content/platzhalter.json':
    '{ "words": ["Muster", "Muster\u00a0GmbH", "muster.example", "Wert der Agentur"] }',
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
  'src/content/team.json':
    '{ "items": [{ "name": "Kim", "email": "k@nord.de", "invented": false }] }',
  'src/content/visitenkarten/ada.json': '{ "givenName": "Ada", "invented": false }',
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
  a listed word → site.json → Wahlkreis Nord GmbH → Muster GmbH → Feld legalName → Ersetze „Muster GmbH“.
  an address with a listed word → site.json → hallo@nord.de → hallo@muster.example → Feld email → Ersetze „hallo@muster.example“.
  a figure of the agency’s own → ratgeber/kosten.mdx → Text → 5 – Wert der Agentur → Zeile 6 → Ersetze „Wert der Agentur“.
  somebody who is invented → team.json → false → true → Feld items.0.invented → „Kim“ ist noch als erfunden angekreuzt
  an invented person with listed words → team.json → k@nord.de", "invented": false → k@muster.example", "invented": true → Feld items.0.invented → stimmen sie, nimm das Häkchen weg
  an invented card → visitenkarten/ada.json → false → true → Feld invented → „Ada“ ist noch als erfunden
  an invented article → ratgeber/kosten.mdx → asOf: November 2026↵---↵Text → invented: true↵---↵Muster → Feld invented → ist noch als erfunden
  an imprint that does not name the managers → seiten/impressum.mdx → <Angabe name="managingDirectors" /> →  →  → Muss <Angabe name="managingDirectors" /> zeigen
  a privacy statement without the form’s fields → seiten/datenschutz.mdx → <Formularfelder /> →  →  → Muss <Formularfelder /> zeigen
  an act that is not in force any more → seiten/impressum.mdx → <Angabe name="vatId" /> → <Angabe name="vatId" /> § 5 TMG →  → Nennt „TMG“
  an example without the agency’s fee → ratgeber/kosten.mdx → Text → <Honorar /> → Zeile 6 → Das Honorar im Beispiel fehlt
  a figure that is too old → ratgeber/kosten.mdx → asOf: November 2026 → asOf: April 2025 → Zeile 4 → „April 2025“ ist 19 Monate alt
  a date that is ahead of its time → ratgeber/kosten.mdx → asOf: November 2026 → asOf: März 2027 → Zeile 4 → liegt in der Zukunft
  an election that is over → wahltermine.json → 2027-05-30 → 2026-11-20 → Feld items.0.day → Am 2026-11-20 ist schon gewählt worden
  a job ad that has ended → stellen.json → 2027-01-31 → 2026-11-20 → Feld items.0.validThrough → am 2026-11-20 abgelaufen
  an ideas prize without a last day → startseite.json → "lastDay" → "day" → Feld ideasPrize.lastDay → Trag den letzten Wahltag
  an ideas prize that is over → startseite.json → 2027-06-30 → 2026-11-20 → Feld ideasPrize.lastDay → seit dem 2026-11-20 vorbei
  a licence that forbids political use → bilder.json → "politicalUse": true → "politicalUse": false →  → Für src/assets/plakat.jpg ist „Politische Nutzung“ nicht angekreuzt
  a question for the agency → zu-bestaetigen.md → [x] → [ ] →  → Stimmt das?
`)('%s is found', (_, name, from = '', to = '', field = '', sentence = '') => {
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${name}`)) ?? '';
  expect(FILES[file]).toContain(from);
  const changed = siteWith({ files: { [file]: FILES[file]?.replace(from, to) ?? '' } });
  const [finding, ...others] = findAll(changed);
  expect(others).toEqual([]);
  expect(finding?.text).toContain(sentence);
  if (field) expect(finding?.place).toBe(`${file}, ${field}`);
});

test.each(['public/plakat.png', 'src/content/ratgeber/kosten/IMG_0815.JPG', 'public/film.mp4'])(
  'the file %s without a licence is found',
  (place) => {
    const found = findAll(siteWith({ files: { [place]: '' } }));
    expect(found).toMatchObject([{ who: 'facts', text: expect.stringContaining(place) }]);
  },
);

test('a listed word is found with a soft hyphen or a protected space in it', () => {
  const files = { 'src/content/a.json': '{ "a": "Mus\u00adter\u00a0GmbH" }' };
  expect(findAll(siteWith({ files }))).toMatchObject([{ text: 'Ersetze „Muster GmbH“.' }]);
});

test('a prize that is off and a card that nobody has want no words and no days', () => {
  const privacy = 'src/content/seiten/datenschutz.mdx';
  const home = 'src/content/startseite.json';
  const told = FILES[privacy]?.replace(SEEN_KEY, '').replace(UNLOCKED_KEY, '') ?? '';
  expect(findAll(siteWith({ files: { [privacy]: told } }))).toMatchObject([
    { who: 'lawyer', place: privacy, text: expect.stringContaining(`„${SEEN_KEY}“`) },
    { who: 'lawyer', place: privacy, text: expect.stringContaining(`„${UNLOCKED_KEY}“`) },
  ]);
  for (const day of ['', ', "lastDay": "2026-09-20"']) {
    const off = `{ "ideasPrize": { "active": false${day} } }`;
    const site = siteWith({ files: { [privacy]: told, [home]: off } });
    const files = site.files.filter((file) => !file.includes('visitenkarten'));
    expect(findAll({ ...site, files })).toEqual([]);
  }
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

test('the report counts first, and has each thing to do once, for whom, with all places', () => {
  const files = {
    'docs/zu-bestaetigen.md':
      '- [ ] `a.json`: Stimmt das?\n- [ ] (Anwältin) `a.json`: Darf das sein?\n- [ ] (Steuerberatung) `b.json`: Und das?',
    'src/content/bilder.json':
      FILES['src/content/bilder.json']?.replace('eigenes Bild', 'Bild von Muster') ?? '',
    'src/content/site.json': JSON.stringify({ ...SITE, legalName: 'Muster' }),
    'src/content/zahlen.mdx': 'Text\nvon Muster',
  };
  const firm = siteSchema.shape.legalName.meta()?.title;
  const licence = pictureLicenceSchema.shape.licence.meta()?.title;
  expect(report(findAll(siteWith({ files }))).split('\n')).toEqual([
    `Offen: 4. ${GROUPS.facts}: 1, ${GROUPS.decisions}: 2, ${GROUPS.lawyer}: 1.`,
    ...[expect.any(String), expect.any(String), '', `${GROUPS.facts}: 1`],
    '– Ersetze „Muster“.',
    `  src/content/site.json, Feld „${firm}“ (legalName); src/content/bilder.json, Feld „Einträge, 1. Eintrag, ${licence}“ (items.0.licence); src/content/zahlen.mdx, Zeile 2`,
    ...['', `${GROUPS.decisions}: 2`, '– Stimmt das?', '  a.json', '– Und das?', '  b.json'],
    ...['', `${GROUPS.lawyer}: 1`, '– Darf das sein?', '  a.json'],
  ]);
});

test.each([
  ['site.json, Feld legal.vatId', siteSchema.shape.legal.shape.vatId],
  ['team.json, Feld items.0.invented', invented],
  ['bilder.json, Feld items.0.author', pictureLicenceSchema.shape.author],
  ['visitenkarten/a.json, Feld invented', invented],
  ['ratgeber/a.mdx, Feld picture.licence', pictureSchema.shape.licence],
])('the report has the label of the form in %s', (place, schema) => {
  const text = report([{ who: 'facts', place: `src/content/${place}`, text: 'Fehlt.' }]);
  const [, path = ''] = place.split('Feld ');
  expect(text).toContain(`${schema.meta()?.title}“ (${path})`);
});
