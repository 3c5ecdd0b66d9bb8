import { expect, test } from 'vitest';
import { readPublication } from '../../../scripts/publication.ts';
import { findStatements } from '../../../scripts/launch/law.ts';
import { emptyProject } from '../../support/empty-project.ts';

const MDX = 'src/content/ratgeber/wahl.mdx';
const JSON_FILE = 'src/content/dienste.json';

const { root, write } = emptyProject();

/** The statements of a site with one file. */
function statementsIn(file: string, source: string) {
  write(file, source);
  return findStatements(readPublication(root()));
}

test.each([
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
])('%s is a statement about law', (_, file, source) => {
  const statements = statementsIn(file, source);
  expect(statements).toMatchObject([{ file, text: expect.stringMatching(/nur mit Impressum/i) }]);
});

test('the rules of the election calendar are one statement, which names their page', () => {
  const file = 'src/content/wahlkalender.json';
  const calendar = { headline: 'Wahlkalender', deadlines: [{ law: '§ 19 BWahlG', days: 69 }] };
  const [statement, ...others] = statementsIn(file, JSON.stringify(calendar));
  expect(statement).toMatchObject({ title: 'Wahlkalender' });
  expect(statement?.text).toContain('/wahlkalender');
  expect(others).toEqual([]);
  expect(statementsIn(file, JSON.stringify({ ...calendar, active: false }))).toEqual([]);
});

test('a day that a statute sets is a statement, with the words beside it', () => {
  const rows = [
    { label: '9 Monate', day: '14. August 2027', title: 'Die Botschaft' },
    { id: 'ende', label: '1 Monat danach', title: 'Adressen löschen', law: '§ 50 BMG' },
  ];
  const statements = statementsIn(
    'src/content/arbeitsprobe.json',
    JSON.stringify({ plan: { rows } }),
  );
  expect(statements.map(({ text }) => text)).toEqual([
    '1 Monat danach\nAdressen löschen\n§ 50 BMG',
  ]);
});

test('each text of a form that names a paragraph or an article is a statement, with its list', () => {
  const guides = { post: ['Frag die Post.', 'Gib die Angaben weiter (Art. 12).'], web: ['So.'] };
  const fields = { name: { label: 'Name', help: 'Mit § 5.' }, sum: { help: 'In Euro.' } };
  const statements = statementsIn(JSON_FILE, JSON.stringify({ guides, fields }));
  expect(statements.map(({ title, text }) => [title, text])).toEqual([
    ['guides', 'Frag die Post.\nGib die Angaben weiter (Art. 12).'],
    ['fields.name', 'Mit § 5.'],
  ]);
});

test('a section is a statement as a whole, and so is the text before the first section', () => {
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
