import { expect, test } from 'vitest';
import { readPublication } from '../../../scripts/publication.ts';
import { reportProblems } from '../../../scripts/integrations/check-site.ts';
import { type Finding, GROUPS } from '../../../scripts/launch/finding.ts';
import { findAll, report } from '../../../scripts/launch/report.ts';
import { portraitProblems } from '../../../scripts/picture-checks.ts';
import { emptyProject } from '../../support/empty-project.ts';
import { READY } from '../../fixtures/launch-ready.ts';

const SITE = 'src/content/site.json';
const TEAM = 'src/content/team.json';
const CARD = 'src/content/visitenkarten/ada.json';
const COSTS = 'src/content/ratgeber/kosten.mdx';
const LICENCES = 'src/content/bilder.json';
const PROJECT = 'wrangler.toml';
const QUESTIONS = 'docs/zu-bestaetigen.md';

const site = {
  legalName: 'Wahlkreis Nord GmbH',
  phone: '040 901820',
  email: 'a@nord.de',
  mail: { to: ['anfragen@nord.de', 'anfragen@nordpost.de'] },
};
/** A site that is ready for the public. */
const FILES: Record<string, string> = {
  [QUESTIONS]: '- [x] `src/content/team.json`: Stimmt das?',
  'src/assets/plakat.jpg': '',
  [LICENCES]:
    '{ "items": [{ "files": ["src/assets/*.jpg"], "licence": "eigenes Bild", "politicalUse": true }] }',
  'src/content/platzhalter.json':
    '{ "words": ["Muster", "Muster\u00a0GmbH", "muster.example", "Wert der Agentur"], "facts": [] }',
  [COSTS]:
    '---\nupdated: 2026-11-21\npicture: { file: ../../assets/plakat.jpg, licence: eigenes Bild, politicalUse: true }\nasOf: November 2026\ninvented: false\n---\nText aus Berlin',
  [SITE]: JSON.stringify(site),
  [TEAM]:
    '{ "items": [{ "name": "Kim", "email": "k@nord.de", "invented": false }, { "name": "Ada" }] }',
  [CARD]: '{ "givenName": "Ada", "invented": false }',
  [PROJECT]: '# Muster\nname = "nord"\n# queue = "nord"',
};

const { root, write } = emptyProject();

const today = new Date('2026-11-21T12:00:00Z');

/** The findings on a site that is ready for the public on this day, but for changed files. */
function findingsWith(changed: Record<string, string> = {}): Finding[] {
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) write(file, text);
  return findAll({ ...readPublication(root()), ...READY, today });
}

test('nothing is left to do on a site that is ready', () => {
  expect(findingsWith()).toEqual([]);
});

test.each<[what: string, file: string, from: string, to: string, expected: RegExp]>([
  ['a listed word', SITE, 'Wahlkreis Nord GmbH', 'Muster GmbH', /^legalName .*habt. Muster GmbH$/],
  ['an address with a listed word', SITE, 'a@nord.de', 'a@muster.example', /^email .* a@muster/],
  ['a figure of the agency’s', COSTS, 'Text', '5 – Wert der Agentur', /^7 .* Wert der Agentur$/],
  [
    'an invented person as one finding',
    TEAM,
    'k@nord.de", "invented": false',
    'k@muster.example", "invented": true',
    /^items.0.invented .* stimmt es, nimm das Häkchen weg. Kim$/,
  ],
  ['an invented card', CARD, 'false', 'true', /^invented Noch als erfunden angekreuzt/],
  ['an invented article', COSTS, 'false\n---\nText', 'true\n---\nMuster', /^invented Noch/],
  ['a project with a listed word', PROJECT, 'name = "nord"', 'name = "muster"', /^2 Gib dem/],
  ['a queue in a commented line', PROJECT, '# queue = "nord"', '# queue = "muster"', /^3 Gib/],
  ['a date that is ahead of its time', COSTS, 'November 2026', 'März 2027', /^asOf .* Zukunft/],
  ['a licence that forbids political use', LICENCES, 'true', 'false', /plakat.jpg ist „Politisch/],
  ['a question for the agency', QUESTIONS, '[x]', '[ ]', /^Stimmt das.$/],
])('the launch check finds %s', (_, file, from, to, expected) => {
  expect(FILES[file]).toContain(from);
  const [finding, ...others] = findingsWith({ [file]: FILES[file]?.replace(from, to) ?? '' });
  expect(others).toEqual([]);
  const place = finding?.path?.join('.') ?? finding?.line;
  expect([place, finding?.text, finding?.words].filter(Boolean).join(' ')).toMatch(expected);
});

test('an old date is a note for the agency in the sources of an article, and else for the lawyer', () => {
  const sources = 'sources: [{ text: Meta, asOf: April 2025 }]';
  const files = {
    'src/content/buergermeister.json':
      '{ "sources": [{ "asOf": "April 2025" }, { "asOf": "2024" }, { "asOf": "2025" }] }',
    'src/content/ratgeber/wahl.mdx': `---\n${sources}\n---\nMit (Stand: November 2026) und ohne Impressum (Stand: 21. April 2025).`,
  };
  const old = { words: 'April 2025', isNote: true };
  expect(findingsWith(files)).toMatchObject([
    { who: 'lawyer', ...old },
    { who: 'lawyer', words: '2024', isNote: true },
    { who: 'facts', ...old },
    { who: 'lawyer', ...old },
  ]);
});

test('a photograph of a member whose head is not marked is named with its line; a drawing is not', () => {
  const items = [{ image: 'kim' }, { image: 'ada' }, { image: 'toni', focus: {} }];
  write(TEAM, JSON.stringify({ items }, null, 1));
  for (const file of ['kim.svg', 'ada.jpg', 'toni.jpg']) write(`src/assets/portraits/${file}`, '');
  const problems = portraitProblems(readPublication(root()));
  expect(problems).toMatchObject([{ file: TEAM, line: 7 }]);
  expect(problems[0]?.text).toContain('"focus": { "x": 50, "y": 40, "height": 45 }');
  expect(() => reportProblems(problems, () => {})).not.toThrow();
});

test('an invented page is not found if it says itself that it is invented', () => {
  const sample = '{ "invented": true, "stamp": ["Muster", "Stempel"] }';
  expect(findingsWith({ 'src/content/arbeitsprobe.json': sample })).toEqual([]);
});

test('no licence is asked for the files of a film and of a work sample that are left out', () => {
  const items = [
    { files: ['src/assets/plakat.jpg'], politicalUse: true },
    { files: ['src/assets/video/*'], politicalUse: false, invented: true },
  ];
  const leftOut = {
    'src/assets/video/film.mp4': '',
    'src/assets/arbeitsprobe/titel.svg': '',
    'src/content/arbeitsprobe.json': '{ "active": false }',
    [LICENCES]: JSON.stringify({ items }),
  };
  const home = '{ "socialMedia": { "video": { "active": false } } }';
  expect(findingsWith({ ...leftOut, 'src/content/startseite.json': home })).toEqual([]);
});

test('a question about an empty list or a part that is left out is not asked', () => {
  const questions =
    '- [ ] `src/content/stellen.json, Feld items`: Was zahlt ihr?\n- [ ] `src/content/startseite.json, Feld training`: Was kostet es?';
  const files = {
    [QUESTIONS]: questions,
    'src/content/stellen.json': '{ "items": [] }',
    'src/content/startseite.json': '{ "training": { "active": false, "text": "Muster" } }',
  };
  expect(findingsWith(files)).toEqual([]);
});

test.each(['src/content/ratgeber/kosten/IMG_0815.JPG', 'public/film.mp4'])(
  'the file %s without a licence is found',
  (place) => {
    const findings = findingsWith({ [place]: '' });
    expect(findings).toMatchObject([{ who: 'facts', text: expect.stringContaining(place) }]);
  },
);

test('a listed word is found with a soft hyphen, a word joiner or a protected space in it', () => {
  const files = { 'src/content/a.json': '{ "a": "Mus\u00adt\u2060er\u00a0GmbH" }' };
  expect(findingsWith(files)).toMatchObject([{ words: 'Muster GmbH' }]);
});

test('a draft is not published, so it may have anything in it', () => {
  const picture = 'picture: { file: ./entwurf/plakat.jpg, licence: eigenes Bild }';
  const files = {
    'src/content/ratgeber/entwurf.mdx': `---\ndraft: True # bis Mai\n${picture}\n---\na.example`,
    'src/content/ratgeber/entwurf/plakat.jpg': '',
    'src/content/ratgeber/entwurf/im-text.jpg': '',
  };
  expect(findingsWith(files)).toEqual([]);
});

test('the report counts the things to do, and lists each once with all its places', () => {
  const questions = [
    '- [ ] `a.json`: Stimmt das?',
    '- [ ] (Anwältin) `a.json`: Darf das sein?',
    '- [ ] (Steuerberatung) `b.json`: Und das?',
  ];
  const files = {
    [QUESTIONS]: questions.join('\n'),
    [SITE]: JSON.stringify({ ...site, legalName: 'Muster', phone: 'Muster' }, null, 1),
    'src/content/zahlen.mdx': '---\n---\nvon Muster',
  };
  const [count, , , ...things] = report(findingsWith(files)).split('\n');
  expect(count).toBe(`Offen: 5. ${GROUPS.facts}: 2, ${GROUPS.decisions}: 2, ${GROUPS.lawyer}: 1.`);
  expect(things.join('\n')).toBe(`
${GROUPS.facts}: 2
– Ersetze, was noch erfunden ist, und lösch, was ihr nicht habt.
  src/content/site.json
    Zeile 2, Feld „Firma“ (legalName): Muster
    Zeile 3, Feld „Telefon“ (phone): Muster
– Ersetze, was noch erfunden ist, und lösch, was ihr nicht habt.
  src/content/zahlen.mdx
    Zeile 3: Muster

${GROUPS.decisions}: 2
– Stimmt das?
  a.json
– Und das?
  b.json

${GROUPS.lawyer}: 1
– Darf das sein?
  a.json`);
});
