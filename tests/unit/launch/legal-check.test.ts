import { expect, test } from 'vitest';
import { type Checkout, openCheckout } from '../../../scripts/checkout.ts';
import { findStatements } from '../../../scripts/launch/law.ts';
import {
  CHECKED_LAWS,
  findUncheckedLaw,
  type LegalRecord,
  openStatements,
  withDone,
} from '../../../scripts/launch/record.ts';
import { project } from '../../support/content-project.ts';

const DAY = '2026-11-22';
const MDX = 'src/content/ratgeber/wahl.mdx';
const JSON_FILE = 'src/content/dienste.json';

const { root, write } = project();

/** A site with one file and a record. */
function siteWith(file: string, source: string, record: LegalRecord = {}): Checkout {
  write(file, source);
  write(CHECKED_LAWS, JSON.stringify(record));
  return openCheckout(root());
}
const statementsIn = (file: string, source: string) => findStatements(siteWith(file, source));
/** The record of a site in which somebody has just checked everything. */
const recordOf = (file: string, source: string) =>
  withDone({}, statementsIn(file, source), { words: file, day: DAY });
/** The titles of the statements that are open. */
const openIn = (file: string, source: string, record: LegalRecord = {}) =>
  openStatements(statementsIn(file, source), record).map(({ title }) => title);

/** A statement of each kind. */
const KINDS = [
  [
    'a notice',
    MDX,
    '---\n---\n## A\n\n<Hinweis title="Plakate" asOf="August 2026">\n  Nur mit Impressum (§ 8 BbgPG).\n</Hinweis>\n',
  ],
  ['plain text', MDX, '---\ntitle: A\n---\nFlyer nur mit Impressum (Stand: August 2026).\n'],
  [
    'a sentence below a comment',
    'src/content/seiten/impressum.mdx',
    '---\n---\n{/* Anwaltlich zu prüfen: ob das stimmt. */}\n\nNur mit Impressum.\n',
  ],
  ['a dated text in JSON', JSON_FILE, '[{ "note": "Nur mit Impressum (Stand: August 2026)." }]'],
  [
    'a JSON text with its date beside it',
    JSON_FILE,
    '{ "box": { "text": "Nur mit Impressum.", "asOf": "Stand: August 2026" } }',
  ],
] as const;

test.each(KINDS)('%s is open until somebody has checked it as it is', (_, file, source) => {
  const record = recordOf(file, source);
  expect(openIn(file, source)).toHaveLength(1);
  expect(openIn(file, source, record)).toEqual([]);
  const changed = source.replace('Nur mit', 'Ohne').replace('nur mit', 'ohne');
  expect(openIn(file, changed, record)).toHaveLength(1);
  const same = source
    .replace('August', 'Oktober')
    .replace(/(?<=[Nn]ur) mit Impressum/, '\u00a0 mit Im\u00adpressum');
  expect(same).not.toBe(source);
  expect(openIn(file, same, record)).toEqual([]);
});

test('a section stays checked with other line breaks and markup', () => {
  const source = '---\n---\n## A\n\nNur mit Impressum (Stand: Mai 2026).';
  const same = source.replace('mit Impressum', '\n  mit **Impressum**');
  expect(openIn(MDX, same, recordOf(MDX, source))).toEqual([]);
});

test('a check is noted for the sections that are meant, beside their text, and others stay', () => {
  const source = '---\n---\n## A\n\nEins (Stand: Mai 2026).\n\n## B\n\nZwei (Stand: Mai 2026).';
  const first = withDone({}, statementsIn(MDX, source), { words: 'wahl.mdx: A', day: DAY });
  expect(first).toEqual({ [`${MDX}: A: Eins ().`]: DAY });
  expect(openIn(MDX, source, first)).toEqual(['B']);
});

test('the election calendar is read on its page, and open again after each change', () => {
  const file = 'src/content/wahlkalender.json';
  const calendar = { headline: 'Wahlkalender', deadlines: [{ law: '§ 19 BWahlG', days: 69 }] };
  const record = recordOf(file, JSON.stringify(calendar));
  expect(openIn(file, JSON.stringify(calendar, null, 2), record)).toEqual([]);
  const changed = JSON.stringify(calendar).replace('69', '68');
  expect(openIn(file, changed, record)).toEqual(['Wahlkalender']);
  const [statement] = statementsIn(file, changed);
  expect(statement?.text).toContain('/wahlkalender');
  expect(openIn(file, JSON.stringify({ ...calendar, active: false }))).toEqual([]);
});

test('a day that a statute sets is a statement, with the words beside it', () => {
  const rows = [
    { label: '9 Monate', day: '14. August 2027', title: 'Die Botschaft' },
    { id: 'ende', label: '1 Monat danach', title: 'Adressen löschen', law: '§ 50 BMG' },
  ];
  const found = statementsIn('src/content/arbeitsprobe.json', JSON.stringify({ plan: { rows } }));
  expect(found.map(({ text }) => text)).toEqual(['1 Monat danach\nAdressen löschen\n§ 50 BMG']);
});

test('each text of a form that names a paragraph or an article is a statement, with its list', () => {
  const guides = { post: ['Frag die Post.', 'Gib die Angaben weiter (Art. 12).'], web: ['So.'] };
  const fields = { name: { label: 'Name', help: 'Mit § 5.' }, sum: { help: 'In Euro.' } };
  const found = statementsIn(JSON_FILE, JSON.stringify({ guides, fields }));
  expect(found.map(({ title, text }) => [title, text])).toEqual([
    ['guides', 'Frag die Post.\nGib die Angaben weiter (Art. 12).'],
    ['fields.name', 'Mit § 5.'],
  ]);
});

test('a section is a statement as a whole, with its tables, notices and sources, and so is the text before the first section', () => {
  const sources = `sources:
  - { name: stvo, text: § 33 StVO, asOf: August 2026, url: https://gesetze.de/33 }
  - { name: andere, text: Anderes, asOf: Mai 2026 }`;
  const section = `| Was | Wann |
| --- | ---- |
| Flyer | immer |

<Hinweis title="Ampeln" asOf="Oktober 2026">
  Nie an Ampeln ([§ 33](#quelle-stvo)).
</Hinweis>`;
  const before = 'Vorab (Stand: Mai 2026).';
  const text = `${section}\n§ 33 StVO, https://gesetze.de/33, Stand: August 2026`;
  const source = `---\n${sources}\n---\n${before}\n\n## Plakate\n\n${section}`;
  expect(statementsIn(MDX, source)).toEqual([
    { file: MDX, line: 6, title: 'Am Anfang', text: before },
    { file: MDX, line: 8, title: 'Plakate', text },
  ]);
});

test('text without a date says nothing about law', () => {
  const source = '---\n---\n<Frage question="Wie?">\n  So.\n</Frage>\n\nDer Stand: 3 von 5.';
  expect(statementsIn(MDX, source)).toEqual([]);
});

test('the launch check counts the open statements', () => {
  const [[, file, source]] = KINDS;
  const record = recordOf(file, source);
  expect(findUncheckedLaw(siteWith(file, source, record))).toEqual([]);
  const [finding] = findUncheckedLaw(siteWith(file, source.replace('Nur', 'Nie'), record));
  expect(finding).toMatchObject({ who: 'lawyer', file: 'npm run check:legal' });
  expect(finding?.text).toContain('1 von 1');
});
