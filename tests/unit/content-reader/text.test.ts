import { expect, test } from 'vitest';
import type { Problem } from '../../../src/content-reader/problems.ts';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { ARTICLE, articleWith, HEAD, problemAt, project } from '../../support/content-project.ts';

const { problemsOf, write } = project();
const { articles, pages } = COLLECTIONS;

/** The problems of an article with this text, which begins in line 19, and with this head. */
function problemsIn(text: string, head = HEAD): Problem[] {
  write(ARTICLE, articleWith(text, head));
  return problemsOf(articles);
}

/** What an editor writes, the line of the problem, and words of its message. */
type Row = [written: string, line: number, words: string];

test.each<Row>([
  // Emphasis within a word
  ['Alle Wähler*innen und Kandidat*innen', 19, 'Soll es so dastehen, schreib \\*'],
  ['Wie geht`s und wie war`s?', 19, 'schreib \\`'],
  // A number that a list would change
  ['27. November ist Wahltag.\n\n3. Oktober ist Feiertag.', 19, 'schreib 27\\.'],
  ['1. Mai ist Feiertag.', 19, 'schreib 1\\.'],
  ['1. Eins\n  - Unterpunkt\n2. Zwei', 21, 'was dazwischen steht, ist eingerückt'],
  // Text that looks like a heading, a list, a link or a picture
  ['##Wort', 19, 'Hinter ## fehlt'],
  ['> ##\u00a0Wort', 19, 'gewöhnliches Leerzeichen'],
  ['-Punkt', 19, 'Mit „-“ beginnt hier keine Liste'],
  ['-\u00a0Punkt\n-\u00a0Punkt', 19, 'gewöhnlichen Leerzeichen'],
  ['**Plakate**\n1.Erster\n2.Zweiter', 20, 'Soll es so dastehen, schreib 1\\.'],
  ['1.\u00a0Erster\n2.\u00a0Zweiter', 19, 'gewöhnlichen Leerzeichen'],
  ['[Text] (/kontakt)', 19, 'gleich dahinter in runden die Adresse, beides ohne Leerzeichen'],
  ['![Plakat](./plakate/Foto Tür.jpg)', 19, 'benenn es um'],
  // Headings
  ['##', 19, 'Die Überschrift ist leer'],
  ['## \u200b\u00ad', 19, 'Die Überschrift ist leer'],
  ['Ein Absatz\n---', 19, 'Lass dazwischen eine Zeile leer'],
  ['### Kosten', 19, 'Ein Abschnitt beginnt mit ##'],
  ['<Praxis title="Zaun">\nx\n</Praxis>', 19, '<Praxis> geht hier nicht. Ein Abschnitt'],
  ['x\n\n# Titel', 21, 'die große Überschrift der Seite steht im Kopf'],
  ['## Druck [hier](/kontakt)', 19, 'Setz ihn in den Text darunter'],
  ['## Quellen', 19, 'Ergänze ein Wort'],
  ['## Quelle Zahlen', 19, 'schon zu einem anderen Teil der Seite'],
  ['## Das Parteienfinanzierungsgesetz', 19, 'setz ein weiches Trennzeichen hinein'],
  ['## Größe Ω', 19, 'kann das Zeichen „Ω“ nicht enthalten'],
  // Links
  ['[ ](/kontakt)', 19, 'Der Link auf „/kontakt“ ist leer'],
  ['[Text]()', 19, 'führt nirgendwohin'],
  ['[Text](/kon\u00adtakt)', 19, 'ein Zeichen, das niemand sieht'],
  ['[Mail](mailto:hallo(at)firma.de)', 19, 'ohne Umlaute'],
  ['[Weg](https://)', 19, 'Kopier sie aus dem Browser'],
  ['[Weg](//firma.de)', 19, 'Adresse dieser Website'],
  // Tables
  ['| a | b |\n| ---: | - |\n| 1 | 2 |', 19, 'Doppelpunkte richten hier keine Spalten aus'],
  ['| a | b | |\n| - | - | - |\n| 1 | 2 | 3 |', 19, 'Die Überschrift einer Spalte ist leer'],
  ['|a|b|c|d|e|\n|-|-|-|-|-|\n|1|2|3|4|5|', 19, 'zwei bis vier Spalten, diese hat 5'],
  ['| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |', 22, 'in dieser Zeile: 1'],
  // What texts cannot hold
  ['Ein Satz <!-- später -->', 19, 'nur in Rechtstexten geht einer'],
  ['{/* Notiz */}', 19, 'Einen Kommentar gibt es hier nicht'],
  ['[Nord][n]\n\n[n]: /kontakt', 21, 'eine Adresse in den Link'],
  ['x\n\n~~~\n<Nichts>\n~~~', 21, 'als Zitat mit >'],
  ['- [ ] Plakate', 19, 'als Liste mit -'],
  ['Satz[^1]\n\n[^1]: Fußnote', 21, 'eine Quelle unter „Quellen“'],
  ['eine<br>Zeile', 19, '\\ am Ende einer Zeile'],
  ['Das kostet {preis}.', 19, 'Sollen die Zeichen dastehen, schreib \\<, \\{'],
  ['Größe: { offen', 19, 'Mit < oder { beginnt hier etwas'],
  ['Schreib an <post@nord.de>', 19, 'einen Link als [Text]'],
  ['\uf0b7\tPunkt', 19, 'U+F0B7, das auf der Website fehlt'],
  ['Erste\u000bZweite', 19, 'U+000B'],
  ['ERSETZE DAS durch deinen Text.', 19, 'Hier steht noch „ERSETZE DAS“'],
  ['Kim [Name einsetzen]', 19, 'Hier steht noch „[Name einsetzen]“'],
  ['![Ein Plakat](https://a.de/b.png)', 19, 'schreib hier „./plakate/b.png“'],
  ['[![Ein Plakat](./plakate/da.png)](/kontakt)', 19, 'Ein Bild in einem Link'],
])('an article with %j is refused in line %i: %s', (text, line, words) => {
  expect(problemsIn(text)).toContainEqual(problemAt(line, words));
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
])('an article with %j passes', (text) => expect(problemsIn(text)).toEqual([]));

const range = (attributes: string) =>
  `<Budgetspannen source="zahlen">\n<Budgetspanne election="state" ${attributes} />\n</Budgetspannen>`;

const PLANNER = '<Budgetplaner reserveFrom={15} reserveTo={20} />';

const mix = (...shares: number[]) =>
  `<Inhaltsmix>\n${shares.map((share) => `<Inhalt name="A" percent={${share}}>\nx\n</Inhalt>`).join('\n')}\n</Inhaltsmix>`;

test.each<Row>([
  ['<praxis>x</praxis>', 19, 'Meintest du „Praxis“?'],
  ['<Nur teil="register">\nx\n</Nur>', 19, 'Den Baustein <Nur> gibt es nicht'],
  ['<Praxis titel="Am Zaun">x</Praxis>', 19, 'Meintest du „title“?'],
  [range('from={5.000} to={25.000}'), 20, 'ohne Punkt: 5000'],
  [range('from="5000" to={9000}'), 20, 'zum Beispiel from={5000}'],
  [range('from={5000} to={5000}'), 20, 'from kleiner als to'],
  [range('from={1} to={2} perHeadFrom={0.5}'), 20, 'perHeadFrom und perHeadTo'],
  [range('text="Offen" perHeadFrom={0.5} perHeadTo={2}'), 20, 'nicht neben „Text“'],
  ['<Budgetspanne election="Land" />', 19, '„state“ ('],
  ['<Honorar amount="2100" />', 19, 'Schreib „2100 €“'],
  ['<Plattformen source="zalen">\n</Plattformen>', 19, 'Meintest du „zahlen“?'],
  [PLANNER, 19, '<Budgetspanne from=… />'],
  [`${PLANNER}\n\n${PLANNER}`, 21, '<Budgetplaner> geht nur einmal'],
  ['<Budgetplaner reserveFrom={20} reserveTo={15} />', 19, 'reserveFrom kleiner als reserveTo'],
  [mix(60, 30), 19, 'zusammen 90 Prozent'],
  [mix(20, 20, 20, 20, 20), 19, 'hat 5 Teile'],
  ['<Tipp value="1">x</Tipp>', 19, 'Zwischen <Tipps> und </Tipps> steht nur <Tipp>'],
  ['<Tipps>\nEin Satz\n</Tipps>', 20, 'steht nur <Tipp>'],
  ['<Aufruf label="Jetzt">\nx\n</Aufruf>', 20, 'darf nichts stehen'],
  ['Ruf an: <Aufruf label="Jetzt" />', 19, 'schreib nur <Aufruf />'],
  ['<Praxis title="Offen">\n\n## Noch', 19, 'Setz <Praxis> und </Praxis> in eigene Zeilen'],
  ['x\n\n<Prakis>\n\nx\n\n</Praxis>', 21, 'vergleiche die Namen'],
  ['<Tipps>\n<Tipp value={5\n\nmehr', 20, 'Mit < oder { beginnt hier etwas'],
  ['<Aufruf label=„Jetzt“ />', 19, 'mit geraden Anführungszeichen'],
])('the component %j is refused in line %i: %s', (text, line, words) => {
  expect(problemsIn(text)).toContainEqual(problemAt(line, words));
});

test.each([
  '<Tipps>\n<Tipp value="1">\nx\n</Tipp>\n</Tipps>',
  `## Kosten\n\n${range('from={1} to={2} perHeadFrom={0.5} perHeadTo={2}')}`,
  '<Honorar amount="2.100 €" />',
  mix(33.3, 33.3, 33.4),
])('the component %j passes', (text) => expect(problemsIn(text)).toEqual([]));

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
  return problemsOf(pages);
};

test.each<Row>([
  ['Leser*innen und Käufer*innen\n\n3. Oktober', 8, 'schreib \\*'],
  ['x\n\n2. Streit', 10, 'schreib 2\\.'],
  ['{/* Anwaltlich zu prüfen: x */}\n\nAnwaltlich zu prüfen: y', 10, 'eine Notiz zwischen {/*'],
  ['<Angabe name="telefon" />', 8, '„phone“ ('],
  ['x\n\n<Nur teil="umsatzsteuer">\n\nx\n\n</Nur>', 10, '„umsatzsteuer-id“'],
  ['<Nur teil="register" />', 8, 'braucht gerade Anführungszeichen und hinter dem Text ein </Nur>'],
  ['<Nur teil={"register"}>\n\nx\n\n</Nur>', 8, 'gerade Anführungszeichen'],
])('a legal page with %j is refused in line %i: %s', (text, line, words) => {
  expect(legalProblemsIn(text)).toContainEqual(problemAt(line, words));
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
