import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import type { Code } from '../../../src/content-reader/messages.ts';
import type { Problem } from '../../../src/lib/build/problems.ts';
import { ARTICLE, articleWith, HEAD } from '../../fixtures/article.ts';
import { emptyProject, problemAt } from '../../support/empty-project.ts';

const { problemsOf, write } = emptyProject();
const { articles, legal } = COLLECTIONS;

/** The problems of an article with this text, which begins in line 19, and with this head. */
function problemsIn(text: string, head = HEAD): Problem[] {
  write(ARTICLE, articleWith(text, head));
  return problemsOf(articles);
}

/** What an editor writes, the line of the problem, and its kind. */
type Row = [written: string, line: number, code: Code];

const range = (attributes: string) =>
  `<Budgetspannen source="zahlen">\n<Budgetspanne election="state" ${attributes} />\n</Budgetspannen>`;

const PLANNER = '<Budgetplaner reserveFrom={15} reserveTo={20} />';

const mix = (...shares: number[]) =>
  `<Inhaltsmix>\n${shares.map((share) => `<Inhalt name="A" percent={${share}}>\nx\n</Inhalt>`).join('\n')}\n</Inhaltsmix>`;

test.each<Row>([
  // Emphasis within a word
  ['Alle Wähler*innen und Kandidat*innen', 19, 'mark_hidden'],
  ['Wie geht`s und wie war`s?', 19, 'mark_hidden'],
  // A number that a list would change
  ['27. November ist Wahltag.\n\n3. Oktober ist Feiertag.', 19, 'list_mark'],
  ['1. Mai ist Feiertag.', 19, 'list_mark'],
  ['1. Eins\n  - Unterpunkt\n2. Zwei', 21, 'list_mark'],
  // Text that looks like a heading, a list, a link or a picture
  ['##Wort', 19, 'heading_space'],
  ['> ##\u00a0Wort', 19, 'heading_space'],
  ['-Punkt', 19, 'no_list_mark'],
  ['-\u00a0Punkt\n-\u00a0Punkt', 19, 'no_list_mark'],
  ['**Plakate**\n1.Erster\n2.Zweiter', 20, 'no_list_mark'],
  ['1.\u00a0Erster\n2.\u00a0Zweiter', 19, 'no_list_mark'],
  ['[Text] (/kontakt)', 19, 'link_unread'],
  ['![Plakat](./plakate/Foto Tür.jpg)', 19, 'link_unread'],
  // Headings
  ['##', 19, 'empty'],
  ['## \u200b\u00ad', 19, 'empty'],
  ['Ein Absatz\n---', 19, 'heading_line'],
  ['### Kosten', 19, 'heading_level'],
  ['<Praxis title="Zaun">\nx\n</Praxis>', 19, 'heading_level'],
  ['x\n\n# Titel', 21, 'heading_level'],
  ['## Druck [hier](/kontakt)', 19, 'forbidden_link'],
  ['## Quellen', 19, 'heading_taken'],
  ['## Quelle Zahlen', 19, 'heading_taken'],
  ['## Das Parteienfinanzierungsgesetz', 19, 'field'],
  ['## Größe Ω', 19, 'field'],
  // Links
  ['[ ](/kontakt)', 19, 'empty'],
  ['[Text]()', 19, 'link_start'],
  ['[Text](/kon\u00adtakt)', 19, 'field'],
  ['[Mail](mailto:hallo(at)firma.de)', 19, 'field'],
  ['[Weg](https://)', 19, 'field'],
  ['[Weg](//firma.de)', 19, 'field'],
  // Tables
  ['| a | b |\n| ---: | - |\n| 1 | 2 |', 19, 'table_line'],
  ['| a | b | |\n| - | - | - |\n| 1 | 2 | 3 |', 19, 'empty'],
  ['|a|b|c|d|e|\n|-|-|-|-|-|\n|1|2|3|4|5|', 19, 'table_columns'],
  ['| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |', 22, 'table_row'],
  // What texts cannot hold
  ['Ein Satz <!-- später -->', 19, 'forbidden_comment'],
  ['{/* Notiz */}', 19, 'forbidden_comment'],
  ['[Nord][n]\n\n[n]: /kontakt', 21, 'forbidden_markdown'],
  ['x\n\n~~~\n<Nichts>\n~~~', 21, 'forbidden_markdown'],
  ['- [ ] Plakate', 19, 'forbidden_markdown'],
  ['Satz[^1]\n\n[^1]: Fußnote', 21, 'forbidden_markdown'],
  ['eine<br>Zeile', 19, 'html'],
  ['Das kostet {preis}.', 19, 'mdx'],
  ['Größe: { offen', 19, 'mdx'],
  ['Schreib an <post@nord.de>', 19, 'mdx'],
  ['\uf0b7\tPunkt', 19, 'file_character'],
  ['Erste\u000bZweite', 19, 'file_character'],
  ['ERSETZE DAS durch deinen Text.', 19, 'note'],
  ['Kim [Name einsetzen]', 19, 'note'],
  ['![Ein Plakat](https://a.de/b.png)', 19, 'picture_missing'],
  ['[![Ein Plakat](./plakate/da.png)](/kontakt)', 19, 'forbidden_picture'],
  // Components
  ['<praxis>x</praxis>', 19, 'unknown'],
  ['<Nur teil="register">\nx\n</Nur>', 19, 'unknown'],
  ['<Praxis titel="Am Zaun">x</Praxis>', 19, 'unknown'],
  [range('from={5.000} to={25.000}'), 20, 'number_point'],
  [range('from="5000" to={9000}'), 20, 'field'],
  [range('from={5000} to={5000}'), 20, 'field'],
  [range('from={1} to={2} perHeadFrom={0.5}'), 20, 'field'],
  [range('text="Offen" perHeadFrom={0.5} perHeadTo={2}'), 20, 'field'],
  ['<Budgetspanne election="Land" />', 19, 'field'],
  ['<Honorar amount="2100" />', 19, 'field'],
  ['<Plattformen source="zalen">\n</Plattformen>', 19, 'unknown'],
  [PLANNER, 19, 'component_needs'],
  [`${PLANNER}\n\n${PLANNER}`, 21, 'component_once'],
  ['<Budgetplaner reserveFrom={20} reserveTo={15} />', 19, 'field'],
  [mix(60, 30), 19, 'component_sum'],
  [mix(20, 20, 20, 20, 20), 19, 'component_sum'],
  ['<Tipp value="1">x</Tipp>', 19, 'component_place'],
  ['<Tipps>\nEin Satz\n</Tipps>', 20, 'component_place'],
  ['<Aufruf label="Jetzt">\nx\n</Aufruf>', 20, 'component_place'],
  ['Ruf an: <Aufruf label="Jetzt" />', 19, 'tags'],
  ['<Praxis title="Offen">\n\n## Noch', 19, 'tags'],
  ['x\n\n<Prakis>\n\nx\n\n</Praxis>', 21, 'tags'],
  ['<Tipps>\n<Tipp value={5\n\nmehr', 20, 'mdx'],
  ['x\n\n<Aufruf label="Jetzt />\n\n<Honorar />', 21, 'mdx'],
  ['<Aufruf label=„Jetzt“ />', 19, 'mdx'],
])('an article with %j is refused in line %i: %s', (text, line, code) => {
  expect(problemsIn(text)).toContainEqual(problemAt(line, code));
});

test.each([
  'Alle Wähler\\*innen und Kandidat*innen, Wähler_innen und Kandidat_innen',
  'Das ist *wichtig*, sehr **wichtig**, „*wichtig*“ (**sehr**), nicht ~~alt~~',
  '1. Eins\n   - Unterpunkt\n2. Zwei',
  '27\\. November 2026',
  '27.\u00a0November 2026',
  '1.\u00a0Mai',
  'Sie kommt am\n3. Oktober wieder',
  '#wahlkampf läuft',
  '\\##Wort',
  '-5 Grad',
  '– Kim Beispiel',
  '**Fett** am Anfang',
  'Das [sic] (so steht es da)',
  '## Druck\n\n### Kosten\n\nx\n\n---\n\n## Folie\n\n### Kosten',
  '## Das Parteien\u00adfinanzierungs\u00adgesetz',
  'Mehr auf https://beispiel.de/a?b=1 und [da](https://straße.de/x)',
  '[Mail](mailto:hallo@firma.de?subject=Hallo) oder [Anruf](tel:+4930-231)',
  '| | a | b |\n| - | - | - |\n| 1 | 2 | \\| |\n| 1 | | |',
  'a | b\n--- | ---\n1 | 2',
  'Wahl\u200bkreis, `{/* Code */}`, 3 \\< 4',
  '[Namen einsetzen](/kontakt)',
  'Ersetze das Motiv nach zwei Wochen.',
  '<Tipps>\n<Tipp value="1">\nx\n</Tipp>\n</Tipps>',
  `## Kosten\n\n${range('from={1} to={2} perHeadFrom={0.5} perHeadTo={2}')}`,
  '<Honorar amount="2.100 €" />',
  mix(33.3, 33.3, 33.4),
])('an article with %j passes', (text) => expect(problemsIn(text)).toEqual([]));

test('a component and a link that lead to a page that is left out are refused at their lines', () => {
  const text = '## Fristen\n\n<Wahlkalender />\n\n[Fristen](/wahlkalender#fristen)';
  write('src/content/wahlkalender.json', '{ "active": true }');
  expect(problemsIn(text)).toEqual([]);
  write('src/content/wahlkalender.json', '{ "active": false }');
  expect(problemsIn(text)).toMatchObject([
    { line: 21, code: 'left_out' },
    { line: 23, code: 'left_out' },
  ]);
});

test('only a draft may be empty or have words of the template', () => {
  expect(problemsIn('')).toMatchObject([{ text: expect.stringContaining('Der Text ist leer') }]);
  const draft = `${HEAD}\ndraft: true`;
  for (const text of ['ERSETZE DAS durch deinen Text.', ''])
    expect(problemsIn(text, draft)).toEqual([]);
});

const description = 'Wer diese Seite verantwortet. '.repeat(3);
const head = `title: Impressum\ndescription: ${description}\nheadline: Impressum\nlead: Wer diese Seite verantwortet.`;
const legalProblemsIn = (text: string, more = '') => {
  write('src/content/seiten/impressum.mdx', articleWith(text, head + more));
  return problemsOf(legal);
};

test.each<Row>([
  ['Leser*innen und Käufer*innen\n\n3. Oktober', 8, 'mark_hidden'],
  ['x\n\n2. Streit', 10, 'list_mark'],
  ['{/* Anwaltlich zu prüfen: x */}\n\nAnwaltlich zu prüfen: y', 10, 'note'],
  ['<Angabe name="telefon" />', 8, 'field'],
  ['x\n\n<Nur teil="umsatzsteuer">\n\nx\n\n</Nur>', 10, 'legal_part'],
  ['<Nur teil="register" />', 8, 'legal_part'],
  ['<Nur teil={"register"}>\n\nx\n\n</Nur>', 8, 'legal_part'],
])('a legal page with %j is refused in line %i: %s', (text, line, code) => {
  expect(legalProblemsIn(text)).toContainEqual(problemAt(line, code));
});

test('a legal page may link to a page that is left out only in a part about that page', () => {
  write('src/content/wahlkalender.json', '{ "active": false }');
  const text = '[Fristen](/wahlkalender)';
  expect(legalProblemsIn(text)).toMatchObject([{ line: 8, code: 'left_out' }]);
  const apart = `Text\n\n<Nur teil="wahlkalender">\n\n${text}\n\n</Nur>`;
  expect(legalProblemsIn(apart)).toEqual([]);
});

test('a legal page may have comments', () =>
  expect(legalProblemsIn('{/* TODO */}\n\nx')).toEqual([]));

test.each(['Nov. 2026', 'Stand 11/2026'])('a legal page of the date %s is refused', (asOf) => {
  expect(legalProblemsIn('x', `\nasOf: ${asOf}`)).toMatchObject([{ line: 6, code: 'field' }]);
});
