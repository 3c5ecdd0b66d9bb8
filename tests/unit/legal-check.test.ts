import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Checkout } from '../../scripts/launch/checkout.ts';
import { legalList } from '../../scripts/launch/legal-list.ts';
import {
  checksumOf,
  findStatements,
  findUncheckedLaw,
  stateOf,
} from '../../scripts/launch/statements.ts';
import { electionCalendarSchema } from '../../src/schemas/calendar.ts';
import { checked } from '../../src/schemas/common.ts';
import { MAYOR_RULES, mayorRulesSchema } from '../../src/schemas/mayors.ts';
import { transparencyNoticeSchema } from '../../src/schemas/transparency-notice.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
const MDX = 'src/content/ratgeber/wahl.mdx';
const JSON_FILE = 'src/content/dienste.json';

const siteWith = (file: string, source: string): Checkout => ({
  files: [file],
  text: () => source,
  settings: {},
  secrets: [],
  today: TODAY,
});
const statementsIn = (file: string, source: string) => findStatements(siteWith(file, source));
const states = (file: string, source: string) =>
  statementsIn(file, source).map((statement) => stateOf(statement).join(': '));

/** The line that the list tells an editor to write, for the only statement of a source. */
function tickFor(file: string, source: string): string {
  const list = legalList(statementsIn(file, source), TODAY);
  const [tick = ''] = /2026-11-22 [0-9a-z]{4}/.exec(list) ?? [];
  return tick;
}

/** A statement of each kind; `@` is where the list says that its `checked` is written. */
const KINDS: Record<string, [file: string, source: string, at: string]> = {
  'a notice': [
    MDX,
    '---\n---\n## A\n\n<Hinweis title="Plakate" asOf="August 2026"@>\n  Nur mit Impressum (§ 8 BbgPG).\n</Hinweis>\n',
    ' checked="{tick}"',
  ],
  'a dated question': [
    MDX,
    '---\n---\n<Frage question="Darf ich?"@>\n  Nur mit Impressum (Stand: August 2026).\n</Frage>\n',
    ' checked="{tick}"',
  ],
  'plain text': [
    MDX,
    '---\ntitle: A@\n---\nFlyer nur mit Impressum (Stand: August 2026).\n',
    '\nchecked: {tick}',
  ],
  'a sentence below a comment': [
    'src/content/seiten/impressum.mdx',
    '---\n---\n{/* Anwaltlich zu prüfen: ob das stimmt.@ */}\n\nNur mit Impressum.\n',
    ' checked="{tick}"',
  ],
  'a dated text in JSON': [
    JSON_FILE,
    '[{ "id": "1"@, "note": "Nur mit Impressum (Stand: August 2026)." }]',
    ', "checked": "{tick}"',
  ],
  'a JSON text with its date beside it': [
    JSON_FILE,
    '{ "box": { "text": "Nur mit Impressum."@, "asOf": "Stand: August 2026" } }',
    ', "checked": "{tick}"',
  ],
};
const kinds = Object.entries(KINDS).map(([kind, [file, source, at]]) => {
  const withTick = (tick: string) => source.replace('@', tick ? at.replace('{tick}', tick) : '');
  const plain = withTick('');
  return { kind, file, plain, tick: tickFor(file, plain), withTick };
});

test.each(kinds)('$kind is open until somebody writes what the list says', (each) => {
  const { file, plain, tick, withTick } = each;
  expect(states(file, plain)).toEqual(['open: Noch nie geprüft.']);
  expect(states(file, withTick(tick))).toEqual(['checked: Geprüft am 2026-11-22.']);
  expect(findUncheckedLaw(siteWith(file, withTick(tick)))).toEqual([]);
});

test.each(kinds)('$kind is open again once a word changes', ({ file, tick, withTick }) => {
  const changed = withTick(tick).replace('Nur mit', 'Ohne').replace('nur mit', 'ohne');
  expect(states(file, changed)).toEqual(['stale: Geändert seit der Prüfung am 2026-11-22.']);
});

test.each(kinds)('$kind stays checked with another hyphen or date', ({ file, tick, withTick }) => {
  const same = withTick(tick).replace('Impressum', 'Im\u00adpressum').replace('August', 'Oktober');
  expect(same).not.toBe(withTick(tick));
  expect(states(file, same)).toEqual(['checked: Geprüft am 2026-11-22.']);
});

test.each(kinds.filter(({ file }) => file.endsWith('.mdx')))(
  '$kind stays checked with other line breaks and markup',
  ({ file, tick, withTick }) => {
    const same = withTick(tick).replace(/(?<=[Nn]ur) mit (Impressum)/, '\n  mit\u00a0**$1**');
    expect(same).not.toBe(withTick(tick));
    expect(states(file, same)).toEqual(['checked: Geprüft am 2026-11-22.']);
  },
);

test('every deadline of the calendar has a tick of its own, and so have its notes', () => {
  const file = 'src/content/wahlkalender.json';
  const calendar = electionCalendarSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { deadlines } = calendar;
  const found = statementsIn(file, JSON.stringify(calendar));
  expect(found).toHaveLength(deadlines.length + 1);

  const ticks = found.map((statement) => `2026-11-22 ${checksumOf(statement)}`);
  const ticked = deadlines.map((deadline, index) => ({ ...deadline, checked: ticks[index] }));
  const states = (changes: object) => {
    const now = { ...calendar, deadlines: ticked, checked: ticks.at(-1), ...changes };
    return statementsIn(file, JSON.stringify(now)).map((statement) => stateOf(statement)[0]);
  };
  expect(new Set(states({}))).toEqual(new Set(['checked']));
  const [first, ...others] = ticked;
  const rules = first?.rules.map((rule) => ({ ...rule, law: `${rule.law} n. F.` }));
  expect(states({ deadlines: [{ ...first, rules }, ...others] }).indexOf('stale')).toBe(0);
  expect(states({ notes: { ...calendar.notes, local: 'Neu.' } }).indexOf('stale')).toBe(
    deadlines.length,
  );
});

test('each rule for mayors’ elections is a statement of its own, with its source', () => {
  const file = 'src/content/buergermeister.json';
  const rules = mayorRulesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const cells = rules.states.flatMap((state) => MAYOR_RULES.flatMap((name) => state[name] ?? []));
  const found = statementsIn(file, JSON.stringify(rules));
  expect(found.map(({ text }) => text)).toEqual(
    cells.map(({ text }) => `${text}. Stand: ${rules.asOf}`),
  );
  for (const [index, { source }] of cells.entries()) {
    const { name, url, asOf } = rules.sources.find(({ id }) => id === source) ?? expect.fail();
    expect(found[index]?.sources).toEqual([`${name}, ${url}, Stand: ${asOf}`]);
  }

  const [first] = cells;
  const [statement] = found;
  if (!first || !statement) return;
  const stateWith = (changes: object) =>
    states(
      file,
      JSON.stringify(rules).replace(
        JSON.stringify(first),
        JSON.stringify({ ...first, ...changes }),
      ),
    )[0];
  const tick = { checked: `2026-11-22 ${checksumOf(statement)}` };
  expect(stateWith(tick)).toBe('checked: Geprüft am 2026-11-22.');
  expect(stateWith({ ...tick, text: `${first.text} oder mehr` })).toMatch(/^stale/);
});

test('the notes of the notice are ticked with its steps and each help that names an article', () => {
  const file = 'src/content/transparenzhinweis.json';
  const words = transparencyNoticeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const [statement, ...others] = statementsIn(file, JSON.stringify(words));
  if (!statement) return expect.fail();
  expect(others).toEqual([]);
  const { notes, result, fields } = words;
  for (const told of [...notes.items, ...Object.values(result.guides).flat()]) {
    expect(statement.text).toContain(told);
  }

  const ticked = { ...notes, checked: `2026-11-22 ${checksumOf(statement)}` };
  const stateWith = (changes: object) =>
    states(file, JSON.stringify({ ...words, notes: ticked, ...changes }))[0];
  const helpOf = (help: string) => ({
    fields: { ...fields, sponsor_name: { ...fields.sponsor_name, help } },
  });
  expect(stateWith(helpOf('Mit vollem Namen.'))).toBe('checked: Geprüft am 2026-11-22.');
  expect(stateWith(helpOf('Mit vollem Namen (Art. 12).'))).toMatch(/^stale/);
  const post = [...result.guides.post, 'Neu.'];
  expect(stateWith({ result: { ...result, guides: { ...result.guides, post } } })).toMatch(
    /^stale/,
  );
});

test('the list names the sources of a statement, and when it was read', () => {
  const source = [
    '---\nsources:\n  - name: stvo\n    text: § 33 StVO\n    asOf: August 2026\n    url: https://gesetze.de/33',
    '  - name: andere\n    text: Anderes\n    asOf: Mai 2026\n---',
    '<Hinweis title="Plakate" asOf="Oktober 2026">\n  Nie an Ampeln ([§ 33](#quelle-stvo)).\n</Hinweis>',
    '<Hinweis title="Flyer" asOf="Mai 2026">\n  Nie ohne Impressum.\n</Hinweis>',
  ].join('\n\n');
  expect(legalList(statementsIn(MDX, source.replace('\n\n', '\n')), TODAY).split('\n    ')).toEqual(
    expect.arrayContaining([
      'Gelesen: Oktober 2026. Quelle: § 33 StVO, https://gesetze.de/33, Stand: August 2026. Zu bestätigen: Anwältin.',
      'Gelesen: Mai 2026. Quelle: keine verlinkt. Zu bestätigen: Anwältin.',
    ]),
  );
});

test('a tick that cannot be read is open, and stops no build', () => {
  const { file, withTick } = kinds[0] ?? expect.fail();
  expect(states(file, withTick('gestern'))).toEqual([
    expect.stringMatching(/^open: „checked“ muss Tag und Prüfzeichen sein/),
  ]);
  for (const value of ['gestern', '', 1, true, new Date()]) {
    expect(checked.safeParse(value)).toEqual({ success: true, data: undefined });
  }
});

test('a table belongs to the first notice of its section', () => {
  const notice = (title: string) =>
    `<Hinweis title="${title}" asOf="Mai 2026">\n  Text.\n</Hinweis>`;
  const rows = '| Was | Wann |\n| --- | ---- |\n| Flyer | immer |';
  const question = '<Frage question="Wie?">\n  So (Stand: Mai 2026).\n</Frage>';
  const source = [
    '---\n---',
    rows,
    '## A',
    question,
    rows,
    notice('eins'),
    notice('zwei'),
    '## B',
    rows,
  ];
  const [asked, one, two, ...others] = statementsIn(MDX, source.join('\n\n'));
  expect(one?.text.match(/Flyer \| immer/g)).toHaveLength(1);
  for (const other of [asked, two]) expect(other?.text).not.toContain('Flyer');
  expect(others).toEqual([]);
});

test('text without a date says nothing about law', () => {
  const source = '---\n---\n<Frage question="Wie?">\n  So.\n</Frage>\n\nDer Stand: 3 von 5.';
  expect(statementsIn(MDX, source)).toEqual([]);
});

test('the list has text, law, place and date of each statement, by file', () => {
  const { file, plain, tick } = kinds[0] ?? expect.fail();
  expect(legalList(statementsIn(file, plain), TODAY).split('\n')).toEqual([
    ...['Aussagen zum Recht: 1, davon offen: 1', '', file, '', 'Plakate'],
    '    Nur mit Impressum (§ 8 BbgPG). / Stand: August 2026',
    `    Recht: BbgPG. ${file}, Zeile 5. Noch nie geprüft.`,
    '    Gelesen: August 2026. Quelle: keine verlinkt. Zu bestätigen: Anwältin.',
    `    Ist es geprüft: Schreib checked="${tick}" in <Hinweis>.`,
  ]);
});

test('the launch check counts what is open and what has changed', () => {
  const { file, tick, withTick } = kinds[0] ?? expect.fail();
  const [finding] = findUncheckedLaw(siteWith(file, withTick(tick).replace('Nur', 'Nie')));
  expect(finding).toMatchObject({ who: 'lawyer', place: 'npm run check:legal' });
  expect(finding?.text).toContain('1 von 1, geändert seit der Prüfung: 1');
});

test('checksums are four characters', () => {
  for (let id = 0; id < 200; id++) {
    expect(checksumOf({ title: `${id}`, text: '' })).toMatch(/^[0-9a-z]{4}$/);
  }
});
