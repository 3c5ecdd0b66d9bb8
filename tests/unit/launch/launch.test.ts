import { expect, test } from 'vitest';
import { openCheckout } from '../../../scripts/checkout.ts';
import { type Finding, GROUPS } from '../../../scripts/launch/finding.ts';
import { findAll, report } from '../../../scripts/launch/report.ts';
import { portraitProblems } from '../../../scripts/pictures.ts';
import { reportProblems } from '../../../scripts/report-problems.ts';
import { project } from '../../support/content-project.ts';
import { READY } from '../../support/launch-ready.ts';

const SITE = {
  legalName: 'Wahlkreis Nord GmbH',
  address: { street: 'Elbufer 12', postalCode: '20457', city: 'Hamburg', country: 'DE' },
  phone: '040 901820',
  email: 'hallo@nord.de',
  openingHours: [{ weekdays: ['montag', 'dienstag', 'mittwoch'], from: '9:00', to: '17:00' }],
  mail: { to: ['anfragen@nord.de', 'anfragen@nordpost.de'], from: 'website@nord.de' },
  links: {
    linkedin: 'https://linkedin.com/nord',
    instagram: 'https://instagram.com/nord',
  },
  legal: {
    managingDirectors: ['Ada Lindner'],
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 184223',
    vatId: 'DE811569869',
    editorialResponsible: 'Ada Lindner',
  },
};
const FILES: Record<string, string> = {
  'docs/geprueft.json': '{}',
  'docs/zu-bestaetigen.md': '- [x] `src/content/team.json`: Stimmt das?',
  'src/assets/plakat.jpg': '',
  'src/content/bilder.json':
    '{ "items": [{ "files": ["src/assets/*.jpg"], "licence": "eigenes Bild", "politicalUse": true }] }',
  'src/content/karriere.json':
    '{ "headline": "Arbeiten in Hamburg", "lead": "Wir verkaufen drei Tools, Montag bis Mittwoch." }',
  'src/content/platzhalter.json':
    '{ "words": ["Muster", "Muster\u00a0GmbH", "muster.example", "Wert der Agentur"], "facts": [] }',
  'src/content/programme.json':
    '{ "items": [{ "title": "A" }, { "title": "B" }, { "title": "C" }] }',
  'src/content/ratgeber/kosten.mdx':
    '---\nupdated: 2026-11-21\npicture: { file: ../../assets/plakat.jpg, licence: eigenes Bild, politicalUse: true }\nasOf: November 2026\n---\nText aus Berlin',
  'src/content/site.json': JSON.stringify(SITE),
  'src/content/team.json':
    '{ "items": [{ "name": "Kim", "email": "k@nord.de", "invented": false }, { "name": "Ada" }] }',
  'src/content/visitenkarten/ada.json': '{ "givenName": "Ada", "invented": false }',
  'wrangler.toml': '# Muster\nname = "nord"\n# queue = "nord"',
};

const { root, write } = project();

const today = new Date('2026-11-21T12:00:00Z');

/** The findings on a site that is ready for the public on this day, but for changed files. */
function found(changed: Record<string, string> = {}): Finding[] {
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) write(file, text);
  return findAll({ ...openCheckout(root()), ...READY, today });
}

test('nothing is left to do on a site that is ready', () => {
  expect(found()).toEqual([]);
});

test.each([
  {
    what: 'a listed word',
    file: 'src/content/site.json',
    from: 'Wahlkreis Nord GmbH',
    to: 'Muster GmbH',
    place: 'legalName',
    says: 'lösch, was ihr nicht habt. Muster GmbH',
  },
  {
    what: 'an address with a listed word',
    file: 'src/content/site.json',
    from: 'hallo@nord.de',
    to: 'hallo@muster.example',
    place: 'email',
    says: 'hallo@muster.example',
  },
  {
    what: 'a figure of the agency’s own',
    file: 'src/content/ratgeber/kosten.mdx',
    from: 'Text',
    to: '5 – Wert der Agentur',
    place: '6',
    says: 'Wert der Agentur',
  },
  {
    what: 'somebody who is invented',
    file: 'src/content/team.json',
    from: 'false',
    to: 'true',
    place: 'items.0.invented',
    says: 'stimmt es, nimm das Häkchen weg. Kim',
  },
  {
    what: 'an invented person with listed words',
    file: 'src/content/team.json',
    from: 'k@nord.de", "invented": false',
    to: 'k@muster.example", "invented": true',
    place: 'items.0.invented',
    says: 'Kim',
  },
  {
    what: 'an invented card',
    file: 'src/content/visitenkarten/ada.json',
    from: 'false',
    to: 'true',
    place: 'invented',
    says: 'Noch als erfunden angekreuzt.',
  },
  {
    what: 'an invented article',
    file: 'src/content/ratgeber/kosten.mdx',
    from: 'asOf: November 2026\n---\nText',
    to: 'title: A\ninvented: true\n---\nMuster',
    place: 'invented',
    says: 'Noch als erfunden',
  },
  {
    what: 'a project with a listed word',
    file: 'wrangler.toml',
    from: 'nord',
    to: 'muster',
    place: '2',
    says: 'Gib dem Projekt bei Cloudflare euren Namen',
  },
  {
    what: 'a listed word in a commented-out queue',
    file: 'wrangler.toml',
    from: 'queue = "nord"',
    to: 'queue = "muster"',
    place: '3',
    says: 'Gib dem Projekt bei Cloudflare euren Namen',
  },
  {
    what: 'a figure that is too old',
    file: 'src/content/ratgeber/kosten.mdx',
    from: 'asOf: November 2026',
    to: 'asOf: April 2025',
    place: 'asOf',
    says: 'älter als 18 Monate. Prüf die Angabe und setz ihn neu. April 2025',
  },
  {
    what: 'a date that is ahead of its time',
    file: 'src/content/ratgeber/kosten.mdx',
    from: 'asOf: November 2026',
    to: 'asOf: März 2027',
    place: 'asOf',
    says: 'liegt in der Zukunft',
  },
  {
    what: 'a licence that forbids political use',
    file: 'src/content/bilder.json',
    from: '"politicalUse": true',
    to: '"politicalUse": false',
    says: 'Für src/assets/plakat.jpg ist „Politische Nutzung“ nicht angekreuzt',
  },
  {
    what: 'a question for the agency',
    file: 'docs/zu-bestaetigen.md',
    from: '[x]',
    to: '[ ]',
    says: 'Stimmt das?',
  },
])('$what is found', ({ file, from, to, place, says }) => {
  expect(FILES[file]).toContain(from);
  const [finding, ...others] = found({ [file]: FILES[file]?.replace(from, to) ?? '' });
  expect(others).toEqual([]);
  expect(`${finding?.text} ${finding?.found}`).toContain(says);
  if (place) expect(finding?.path?.join('.') ?? String(finding?.line)).toBe(place);
});

test('an old source of law is the lawyer’s to check, another one the agency’s', () => {
  const sources =
    'sources: [{ text: § 33 StVO, asOf: April 2025 }, { text: Meta, asOf: April 2025 }]';
  const files = { 'src/content/ratgeber/wahl.mdx': `---\n${sources}\n---\nText` };
  expect(found(files).map(({ who }) => who)).toEqual(['lawyer', 'facts']);
});

/** A list of words that stand for one fact. */
const factsWith = (fact: object) => ({
  'src/content/platzhalter.json': JSON.stringify({ words: [], facts: [fact] }),
});
const CITY = { words: ['in Berlin'], file: 'site.json', field: 'address.city', is: 'Berlin' };
const COUNT = {
  words: ['Vier, die', 'drei Tools'],
  file: 'programme.json',
  field: 'items.length',
  is: '2',
};
const TOOL = { words: ['Planer'], file: 'programme.json', field: 'items.title', is: 'Planer' };
const SAMPLE = { words: ['Arbeitsprobe'], file: 'arbeitsprobe.json', field: 'active', is: 'true' };

test.each([
  ['„Anschrift, Ort“ (address.city)', CITY, 'Arbeiten in Berlin', 'in Berlin'],
  ['„Einträge“ (items)', COUNT, 'Wir verkaufen drei Tools.', 'drei Tools'],
  ['„Einträge, Name“ (items.title)', TOOL, 'Unser Planer hilft.', 'Planer'],
  ['„Auf der Website“ (active)', SAMPLE, 'Sieh die Arbeitsprobe an.', 'Arbeitsprobe'],
])('words for a fact are found once it is another one: %s', (field, fact, sentence, word) => {
  const karriere = 'src/content/karriere.json';
  const others = { [karriere]: JSON.stringify({ lead: sentence }), ...factsWith(fact) };
  const leftOut = { 'src/content/arbeitsprobe.json': '{ "active": false }' };
  const text = expect.stringContaining(`solange Feld ${field} in ${fact.file} „${fact.is}“ war.`);
  expect(found({ ...leftOut, ...others })).toMatchObject([
    { who: 'facts', file: karriere, line: 1, found: word, text },
  ]);
});

test.each([
  ['while it holds', { ...CITY, words: ['in Hamburg'], is: 'Ham' }],
  ['while it holds for one entry of a list', { ...TOOL, words: ['Arbeiten'], is: 'B' }],
  ['where they mean something else', { ...CITY, words: ['Arbeiten'], except: ['karriere.json'] }],
])('words for a fact are right %s', (_, fact) => {
  expect(found(factsWith(fact))).toEqual([]);
});

test('words for a fact are found in its own file, too', () => {
  const contact = { card: ['in zwei Tagen'], promise: 'Antwort in 24\u00a0Stunden' };
  const fact = { words: ['24 Stunden'], file: 'kontakt.json', field: 'card', is: 'in 24 Stunden' };
  const files = { 'src/content/kontakt.json': JSON.stringify(contact), ...factsWith(fact) };
  expect(found(files)).toMatchObject([{ file: 'src/content/kontakt.json', path: ['promise'] }]);
});

test('words for a fact are right while it holds across the lines of its field', () => {
  const contact = {
    card: ['Antwort in', 'zwei', 'Werktagen'],
    promise: 'Antwort in zwei Werktagen',
  };
  const fact = {
    words: ['zwei Werktagen'],
    file: 'kontakt.json',
    field: 'card',
    is: 'zwei Werktagen',
  };
  const files = { 'src/content/kontakt.json': JSON.stringify(contact), ...factsWith(fact) };
  expect(found(files)).toEqual([]);
});

test('a photograph of a member whose head is not marked is named with its line; a drawing is not', () => {
  const items = [{ image: 'kim' }, { image: 'ada' }, { image: 'toni', focus: {} }];
  write('src/content/team.json', JSON.stringify({ items }, null, 1));
  for (const file of ['kim.svg', 'ada.jpg', 'toni.jpg']) write(`src/assets/portraits/${file}`, '');
  const problems = portraitProblems(openCheckout(root()));
  expect(problems).toMatchObject([{ file: 'src/content/team.json', line: 7 }]);
  expect(problems[0]?.text).toContain('"focus": { "x": 50, "y": 40, "height": 45 }');
  expect(() => reportProblems(problems, () => {})).not.toThrow();
});

test('a page that says itself that it is invented is not asked for', () => {
  const sample = '{ "invented": true, "stamp": ["Muster", "Stempel"] }';
  expect(found({ 'src/content/arbeitsprobe.json': sample })).toEqual([]);
});

test('the files of a film and of a work sample that are left out are not asked for', () => {
  const items = [
    { files: ['src/assets/plakat.jpg'], politicalUse: true },
    { files: ['src/assets/video/*'], politicalUse: false, invented: true },
  ];
  const leftOut = {
    'src/assets/video/film.mp4': '',
    'src/assets/arbeitsprobe/titel.svg': '',
    'src/content/arbeitsprobe.json': '{ "active": false }',
    'src/content/bilder.json': JSON.stringify({ items }),
  };
  const home = '{ "socialMedia": { "video": { "active": false } } }';
  expect(found({ ...leftOut, 'src/content/startseite.json': home })).toEqual([]);
});

test('a question about a list that is empty, or about what is left out, is not asked', () => {
  const questions =
    '- [ ] `src/content/stellen.json, Feld items`: Was zahlt ihr?\n- [ ] `src/content/startseite.json, Feld training`: Was kostet es?';
  const files = {
    'docs/zu-bestaetigen.md': questions,
    'src/content/stellen.json': '{ "items": [] }',
    'src/content/startseite.json': '{ "training": { "active": false, "text": "Muster" } }',
  };
  expect(found(files)).toEqual([]);
});

test.each(['src/content/ratgeber/kosten/IMG_0815.JPG', 'public/film.mp4'])(
  'the file %s without a licence is found',
  (place) => {
    const findings = found({ [place]: '' });
    expect(findings).toMatchObject([{ who: 'facts', text: expect.stringContaining(place) }]);
  },
);

test('a listed word is found with a soft hyphen, a word joiner or a protected space in it', () => {
  const files = { 'src/content/a.json': '{ "a": "Mus\u00adt\u2060er\u00a0GmbH" }' };
  expect(found(files)).toMatchObject([{ found: 'Muster GmbH' }]);
});

test('a draft is not published, so it may have anything in it', () => {
  const picture = 'picture: { file: ./entwurf/plakat.jpg, licence: eigenes Bild }';
  const files = {
    'src/content/ratgeber/entwurf.mdx': `---\ndraft: True # bis Mai\n${picture}\n---\na.example`,
    'src/content/ratgeber/entwurf/plakat.jpg': '',
    'src/content/ratgeber/entwurf/im-text.jpg': '',
  };
  expect(found(files)).toEqual([]);
});

const INVENTED = '– Ersetze, was noch erfunden ist, und lösch, was ihr nicht habt.';

test('the report counts first, and has each thing to do in a file once, for whom, with all places', () => {
  const files = {
    'docs/zu-bestaetigen.md':
      '- [ ] `a.json`: Stimmt das?\n- [ ] (Anwältin) `a.json`: Darf das sein?\n- [ ] (Steuerberatung) `b.json`: Und das?',
    'src/content/site.json': JSON.stringify(
      { ...SITE, legalName: 'Muster', phone: 'Muster' },
      null,
      1,
    ),
    'src/content/zahlen.mdx': '---\n---\nvon Muster',
  };
  expect(report(found(files)).split('\n')).toEqual([
    `Offen: 5. ${GROUPS.facts}: 2, ${GROUPS.decisions}: 2, ${GROUPS.lawyer}: 1.`,
    ...[expect.any(String), expect.any(String)],
    ...['', `${GROUPS.facts}: 2`, INVENTED, '  src/content/site.json'],
    '    Zeile 2, Feld „Firma“ (legalName): Muster',
    '    Zeile 9, Feld „Telefon“ (phone): Muster',
    ...[INVENTED, '  src/content/zahlen.mdx', '    Zeile 3: Muster'],
    ...['', `${GROUPS.decisions}: 2`, '– Stimmt das?', '  a.json', '– Und das?', '  b.json'],
    ...['', `${GROUPS.lawyer}: 1`, '– Darf das sein?', '  a.json'],
  ]);
});
