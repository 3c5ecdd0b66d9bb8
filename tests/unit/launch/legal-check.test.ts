import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Checks,
  CHECKS,
  dayOf,
  findUncheckedLaw,
  legalList,
  tick,
} from '../../../scripts/launch/checked.ts';
import { type Checkout, checkoutOf } from '../../../scripts/launch/checkout.ts';
import { findStatements } from '../../../scripts/launch/statements.ts';
import { MAYOR_RULES } from '../../../src/config/elections.ts';
import { electionCalendarSchema } from '../../../src/features/election-calendar/schema.ts';
import { mayorRulesSchema } from '../../../src/features/election-calendar/mayors-schema.ts';

const DAY = '2026-11-22';
const MDX = 'src/content/ratgeber/wahl.mdx';
const JSON_FILE = 'src/content/dienste.json';

const siteWith = (file: string, source: string, checks: Checks = {}): Checkout =>
  checkoutOf({
    files: [file],
    text: (name) => (name === CHECKS ? JSON.stringify(checks) : source),
    settings: {},
    secrets: [],
    today: new Date(DAY),
  });
const statementsIn = (file: string, source: string) => findStatements(siteWith(file, source));
/** Returns the record of a site in which somebody has just checked everything. */
const ticksFor = (file: string, source: string) =>
  tick(statementsIn(file, source), {}, { words: file, day: DAY });
/** Returns the day of each statement's check; undefined for one that is open. */
const daysOf = (file: string, source: string, checks: Checks = {}) =>
  statementsIn(file, source).map((statement) => dayOf(statement, checks));

/** A statement of each kind. */
const kinds = Object.entries({
  'a notice': [
    MDX,
    '---\n---\n## A\n\n<Hinweis title="Plakate" asOf="August 2026">\n  Nur mit Impressum (§ 8 BbgPG).\n</Hinweis>\n',
  ],
  'plain text': [MDX, '---\ntitle: A\n---\nFlyer nur mit Impressum (Stand: August 2026).\n'],
  'a sentence below a comment': [
    'src/content/seiten/impressum.mdx',
    '---\n---\n{/* Anwaltlich zu prüfen: ob das stimmt. */}\n\nNur mit Impressum.\n',
  ],
  'a dated text in JSON': [
    JSON_FILE,
    '[{ "id": "1", "note": "Nur mit Impressum (Stand: August 2026)." }]',
  ],
  'a JSON text with its date beside it': [
    JSON_FILE,
    '{ "box": { "text": "Nur mit Impressum.", "asOf": "Stand: August 2026" } }',
  ],
}).map(([kind, [file = '', source = '']]) => ({ kind, file, source }));

test.each(kinds)('$kind is open until somebody has checked it as it is', ({ file, source }) => {
  const checks = ticksFor(file, source);
  expect(daysOf(file, source)).toEqual([undefined]);
  expect(daysOf(file, source, checks)).toEqual([DAY]);
  const changed = source.replace('Nur mit', 'Ohne').replace('nur mit', 'ohne');
  expect(daysOf(file, changed, checks)).toEqual([undefined]);
});

test.each(kinds)('$kind stays checked with other dates, hyphens and spaces', ({ file, source }) => {
  const same = source
    .replace('August', 'Oktober')
    .replace(/(?<=[Nn]ur) mit Impressum/, '\u00a0 mit Im\u00adpressum');
  expect(same).not.toBe(source);
  expect(daysOf(file, same, ticksFor(file, source))).toEqual([DAY]);
});

test('a section stays checked with other line breaks and markup', () => {
  const source = '---\n---\n## A\n\nNur mit Impressum (Stand: Mai 2026).';
  const same = source.replace('mit Impressum', '\n  mit **Impressum**');
  expect(daysOf(MDX, same, ticksFor(MDX, source))).toEqual([DAY]);
});

test('a check is noted for the sections that are meant, beside their text, and others stay', () => {
  const source = '---\n---\n## A\n\nEins (Stand: Mai 2026).\n\n## B\n\nZwei (Stand: Mai 2026).';
  const statements = statementsIn(MDX, source);
  const first = tick(statements, {}, { words: 'wahl.mdx: A', day: '2026-11-01' });
  expect(first).toEqual({ [`${MDX}: A: Eins ().`]: '2026-11-01' });
  const both = tick(statements, first, { words: 'wahl.mdx: B', day: DAY });
  expect(daysOf(MDX, source, both)).toEqual(['2026-11-01', DAY]);
});

test('every deadline of the calendar is a statement of its own, and so are its notes', () => {
  const file = 'src/content/wahlkalender.json';
  const words = electionCalendarSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const calendar = { ...words, active: true };
  const { deadlines, notes } = calendar;
  const checks = ticksFor(file, JSON.stringify(calendar));
  const openWith = (changes: object) =>
    daysOf(file, JSON.stringify({ ...calendar, ...changes }), checks).flatMap((day, index) =>
      day ? [] : index,
    );
  expect(statementsIn(file, JSON.stringify(calendar))).toHaveLength(deadlines.length + 1);
  expect(openWith({})).toEqual([]);
  expect(statementsIn(file, JSON.stringify({ ...words, active: false }))).toEqual([]);
  const [first, ...others] = deadlines;
  const rules = first?.rules.map((rule) => ({ ...rule, law: `${rule.law} n. F.` }));
  expect(openWith({ deadlines: [{ ...first, rules }, ...others] })).toEqual([0]);
  expect(openWith({ notes: { ...notes, local: 'Neu.' } })).toEqual([deadlines.length]);
});

test('the rules for mayors’ elections of each state are a statement, with their sources', () => {
  const file = 'src/content/buergermeister.json';
  const rules = mayorRulesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = statementsIn(file, JSON.stringify(rules));
  expect(found.map(({ title }) => title)).toEqual(rules.states.map(({ name }) => name));
  const [state] = rules.states;
  const cells = MAYOR_RULES.flatMap((name) => state?.[name] ?? []);
  for (const { text, source } of cells) {
    const { name, url } = rules.sources.find(({ id }) => id === source) ?? expect.fail();
    expect(found[0]?.text).toContain(`${text} (${name}, ${url}, Stand: `);
  }

  const [first] = cells;
  const changed = JSON.stringify(rules).replace(
    JSON.stringify(first),
    JSON.stringify({ ...first, text: `${first?.text} oder mehr` }),
  );
  const [day, ...others] = daysOf(file, changed, ticksFor(file, JSON.stringify(rules)));
  expect(day).toBeUndefined();
  expect(others).not.toContain(undefined);
});

test('a day that a statute sets is a statement, with the words beside it', () => {
  const rows = [
    { label: '9 Monate', day: '14. August 2027', title: 'Die Botschaft' },
    { id: 'ende', label: '1 Monat danach', title: 'Adressen löschen', law: '§ 50 BMG' },
  ];
  const found = statementsIn('src/content/arbeitsprobe.json', JSON.stringify({ plan: { rows } }));
  expect(found.map(({ text }) => text)).toEqual(['1 Monat danach / Adressen löschen / § 50 BMG']);
});

test('each text of a form that names a paragraph or an article is a statement, with its list', () => {
  const guides = { post: ['Frag die Post.', 'Gib die Angaben weiter (Art. 12).'], web: ['So.'] };
  const fields = { name: { label: 'Name', help: 'Mit § 5.' }, sum: { help: 'In Euro.' } };
  const found = statementsIn(JSON_FILE, JSON.stringify({ guides, fields }));
  expect(found.map(({ title, text }) => [title, text])).toEqual([
    ['guides.post', 'Frag die Post. / Gib die Angaben weiter (Art. 12).'],
    ['fields.name.help', 'Mit § 5.'],
  ]);
});

test('a section is a statement as a whole, with its tables, notices and sources', () => {
  const source = `---
sources:
  - { name: stvo, text: § 33 StVO, asOf: August 2026, url: https://gesetze.de/33 }
  - { name: andere, text: Anderes, asOf: Mai 2026 }
---
Vorab (Stand: Mai 2026).

## Plakate

| Was | Wann |
| --- | ---- |
| Flyer | immer |

<Hinweis title="Ampeln" asOf="Oktober 2026">
  Nie an Ampeln ([§ 33](#quelle-stvo)).
</Hinweis>

## Danach

Alles weg.`;
  expect(statementsIn(MDX, source)).toEqual([
    { file: MDX, line: 6, title: 'Am Anfang', text: 'Vorab (Stand: Mai 2026).' },
    {
      file: MDX,
      line: 8,
      title: 'Plakate',
      text: '| Was | Wann | / | Flyer | immer | / „Ampeln“ asOf="Oktober 2026" Nie an Ampeln (§ 33 (§ 33 StVO, https://gesetze.de/33, Stand: August 2026)).',
    },
  ]);
});

test('text without a date says nothing about law', () => {
  const source = '---\n---\n<Frage question="Wie?">\n  So.\n</Frage>\n\nDer Stand: 3 von 5.';
  expect(statementsIn(MDX, source)).toEqual([]);
});

test('the list has text, date, place and state of each statement, by file', () => {
  const { file, source } = kinds[0] ?? expect.fail();
  const list = legalList(statementsIn(file, source), {}).split('\n');
  expect(list.slice(list.indexOf(file))).toEqual([
    ...[file, '', 'A', '    „Plakate“ asOf="August 2026" Nur mit Impressum (§ 8 BbgPG).'],
    `    ${file}, Zeile 3. So noch nicht geprüft.`,
  ]);
});

test('the launch check counts what is open', () => {
  const { file, source } = kinds[0] ?? expect.fail();
  const checks = ticksFor(file, source);
  expect(findUncheckedLaw(siteWith(file, source, checks))).toEqual([]);
  const [finding] = findUncheckedLaw(siteWith(file, source.replace('Nur', 'Nie'), checks));
  expect(finding).toMatchObject({ who: 'lawyer', file: 'npm run check:legal' });
  expect(finding?.text).toContain('1 von 1');
});
