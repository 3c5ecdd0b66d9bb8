import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/setup/child.mjs';
import { ARTICLES, articleProblems } from '../../src/lib/article-loader.ts';
import { jsonProblems } from '../../src/lib/json-problems.ts';
import { syntaxProblem } from '../../src/lib/mdx-syntax.ts';
import { compilerMessage } from '../support/mdx-compiler.ts';

const COSTS = readFileSync(join(ROOT, ARTICLES, 'wahlkampfkosten.mdx'), 'utf8');

const problems = (source: string, name = 'neu') =>
  articleProblems(ROOT, { name, path: `${ARTICLES}/${name}.mdx`, source });

/** The article with one place changed; fails when the place is not there, so no row goes stale. */
function changed(from: string, to: string): string {
  expect(COSTS).toContain(from);
  return COSTS.replace(from, to);
}

/** Number of the line on which a text stands. */
const lineOf = (source: string, text: string) =>
  source.slice(0, source.indexOf(text)).split('\n').length;

test('an article without a mistake has no message', () => {
  expect(problems(COSTS)).toEqual([]);
});

/** What an editor does; what the message must say. The first line of `to` is the one it names. */
const MISTAKES: [mistake: string, from: string, to: string, message: string][] = [
  [
    'a field that does not exist',
    'lead:',
    'leed:',
    'Feld „leed“ gibt es nicht. Meintest du „lead“?',
  ],
  [
    'a title too long for search results',
    'title: Wahlkampfkosten – was ein Wahlkampf kostet',
    'title: Wahlkampfkosten – was ein Wahlkampf kostet und wofür man das Geld ausgibt',
    'Feld „title“ hat höchstens 60 Zeichen, sonst schneiden Suchmaschinen ihn ab.',
  ],
  [
    'a description too short for search results',
    'description: Budgetspannen',
    'description: Spannen\nteaser2: Budgetspannen',
    'Feld „description“ braucht mindestens 70 Zeichen',
  ],
  [
    'a day in words',
    'updated: 2026-11-21',
    'updated: gestern',
    'Feld „updated“ muss ein Datum sein.',
  ],
  ['a number in words', 'order: 2', 'order: zwei', 'Feld „order“ muss eine Zahl sein.'],
  [
    'a draft that is neither',
    'order: 2',
    'draft: vielleicht\norder: 2',
    'Feld „draft“ muss true oder false sein.',
  ],
  [
    'a link that is none',
    '    asOf: November 2026',
    '    url: studie.de\n    asOf: November 2026',
    'Feld „sources.spannen.url“ muss eine vollständige Adresse mit https:// sein.',
  ],
  [
    'a colon in a text',
    'teaser: Was',
    'teaser: Kosten: Was',
    'Ein Text mit Doppelpunkt braucht Anführungszeichen',
  ],
  ['a field that is there twice', 'order: 2', 'order: 2\norder: 3', 'Dieses Feld gibt es zweimal.'],
  [
    'an open quotation mark',
    'teaser: Was',
    'teaser: "Was',
    'Anführungszeichen wird nicht geschlossen',
  ],
  ['a tab', 'order: 2', '\torder: 2', 'Rück mit Leerzeichen ein'],
  [
    'a picture without alternative text',
    'order: 2',
    'picture:\n  file: ./plakat.jpg\n  source: Wir\n  licence: eigenes Bild\n  politicalUse: true\norder: 2',
    'Feld „picture.alt“ fehlt. Richtig wäre: Was auf dem Bild zu sehen ist',
  ],
  [
    'a picture that is not there',
    'order: 2',
    'picture:\n  alt: Ein Plakat an der Laterne\n  source: Wir\n  licence: eigenes Bild\n  politicalUse: true\n  file: ./plakat.jpg\norder: 2',
    'Das Bild „./plakat.jpg“ fehlt. Leg die Datei neben den Artikel',
  ],
  [
    'a picture in the text that is not there',
    '## Noch',
    '![Ein Plakat](./plakat.png)\n\n## Noch',
    'Das Bild „./plakat.png“ fehlt.',
  ],
  [
    'a picture from elsewhere',
    '## Noch',
    '![Ein Plakat](https://a.de/b.png)\n\n## Noch',
    'muss neben dem Artikel liegen',
  ],
  [
    'a picture in the text without alternative text',
    '## Noch',
    '![](./plakat.png)\n\n## Noch',
    'fehlt der Alternativtext',
  ],
  [
    'an unknown component',
    '## Noch',
    '<Prakis>x</Prakis>\n\n## Noch',
    'Die Komponente <Prakis> gibt es nicht. Meintest du <Praxis>?',
  ],
  [
    'a component out of place',
    '## Noch',
    '<Tipp wert="1">x</Tipp>\n\n## Noch',
    '<Tipp> steht allein. Es gehört zwischen <Tipps> und </Tipps>.',
  ],
  [
    'a component that stays open',
    '## Noch',
    '<Praxis titel="Offen">\n\n## Noch',
    '<Praxis> wird nicht geschlossen.',
  ],
  [
    'a number in quotation marks',
    'von={5000}',
    'von="5000"',
    '<Budgetspanne wahl="Kommunalwahl">: Angabe „von“ muss eine Zahl sein.',
  ],
  [
    'an attribute that does not exist',
    'wahl="Kommunalwahl"',
    'wal="Kommunalwahl"',
    'Angabe „wal“ gibt es nicht. Meintest du „wahl“?',
  ],
  [
    'a source that nobody declared',
    'quelle="spannen"',
    'quelle="spanen"',
    'Die Quelle „spanen“ steht nicht unter „sources“ im Kopf der Datei. Meintest du „spannen“?',
  ],
  [
    'a bar that is not whole',
    '## Noch',
    '<Inhaltsmix>\n  <Inhalt name="A" prozent={60}>x</Inhalt>\n  <Inhalt name="B" prozent={30}>x</Inhalt>\n</Inhaltsmix>\n\n## Noch',
    'Die Teile von <Inhaltsmix> ergeben zusammen 90 statt 100.',
  ],
  [
    'braces in a text',
    '## Noch',
    'Preis {netto: 5 Euro}\n\n## Noch',
    'Was zwischen { und } steht, ist keine Zahl.',
  ],
  [
    'an import',
    '## Noch',
    'import Tipp from "./tipp"\n\n## Noch',
    'Komponenten brauchen keinen Import.',
  ],
];

test.each(MISTAKES)('%s is named with its line', (_, from, to, message) => {
  const source = changed(from, to);
  const [line = ''] = to
    .split('\n')
    .filter((part) => !part.startsWith('picture:') || !message.includes('./plakat.jpg'));
  const found = problems(source).find((problem) => problem.includes(message));
  expect(found, problems(source).join('\n')).toBeDefined();
  const at = Number(/^Zeile (\d+): /.exec(found ?? '')?.[1]);
  const first = lineOf(source, line);
  expect(at).toBeGreaterThanOrEqual(first);
  expect(at).toBeLessThanOrEqual(first + to.split('\n').length - 1);
});

test('a missing field is named with what belongs there', () => {
  const without = COSTS.replace(/^lead:.*\n/m, '');
  expect(problems(without)).toEqual([
    'Feld „lead“ fehlt. Richtig wäre: Zwei bis vier Sätze unter der Überschrift.',
  ]);
});

test.each([
  ['no head at all', 'Nur Text', 'Zeile 1: Der Kopf der Datei fehlt.'],
  ['a head without an end', '---\ntitle: Titel\n', 'Zeile 1: Der Kopf der Datei endet nicht.'],
])('%s is named', (_, source, message) => {
  expect(problems(source)[0]).toContain(message);
});

test.each([
  ['kontakt', 'Die Adresse /kontakt gehört schon zu src/pages/kontakt.astro.'],
  ['impressum', 'Die Adresse /impressum gehört schon zu src/content/seiten/impressum.mdx.'],
  ['robots.txt', 'Der Dateiname „robots.txt“ wird die Adresse der Seite.'],
  ['Wahlkampfkosten', 'Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.'],
])('a file called %s.mdx cannot be a page', (name, message) => {
  expect(problems(COSTS, name)[0]).toContain(message);
});

describe('what the MDX compiler says', () => {
  const after = (line: string) => `---\ntitle: x\n---\n\nÜber uns\n\n${line}\n`;

  test.each([
    ['<!-- Notiz -->', 'Kommentare mit <!-- --> gibt es hier nicht. Schreib {/* Kommentar */}.'],
    ['Größe: { offen', 'Eine geschweifte Klammer { wird nicht geschlossen.'],
    ['Das kostet {5 Euro}.', 'Was zwischen { und } steht, ist keine Zahl.'],
    ['import und Export\n\nsind Wörter', 'Eine Zeile darf nicht mit dem Wort „import“ beginnen'],
    ['export ist ein Wort\n\nund mehr', 'Eine Zeile darf nicht mit dem Wort „export“ beginnen'],
    ['Für Übungen <5 Euro', 'Ein < vor einer Zahl wird für eine Komponente gehalten.'],
    ['Schreib an <post@nord.de>', 'Links in spitzen Klammern gibt es hier nicht.'],
    ['<Tipp wert=5>x</Tipp>', 'Die Angaben von <Tipp> sind nicht lesbar.'],
    ['<Tipp wert=„5“>x</Tipp>', 'Die Angaben von <Tipp> sind nicht lesbar.'],
    ['<- ein Pfeil', 'Nach < folgt kein Name einer Komponente.'],
    ['eine<br>Zeile', '<br> braucht einen Schrägstrich: <br />.'],
    ['<div>', '<div> wird nicht geschlossen. Am Ende fehlt </div>.'],
    ['Ende</p>', '</p> schließt nichts. Streich es oder ergänze davor <p>.'],
    ['<Tipps>\nEin Satz </Tipps>', '</Tipps> steht mitten in einem Absatz oder einer Liste.'],
  ])('of „%s“ is German and names the line', async (line, message) => {
    const source = after(line);
    const said = await compilerMessage(source);
    expect(said).toBeDefined();
    const problem = syntaxProblem(said ?? '', source);
    expect(problem).toContain(message);
    expect(problem).toMatch(/^Zeile [78]: /);
  });

  test('stays in a German frame when it is not known', () => {
    expect(syntaxProblem('2:1: A new complaint (mdx:new)', 'a\nb ~~~')).toBe(
      'Zeile 2: Hier ist etwas, das sich nicht lesen lässt: „b ~~~“. Prüf Klammern { } und < > und ' +
        'vergleiche mit docs/ratgeber.md. Die Meldung dazu: A new complaint',
    );
    expect(syntaxProblem('without a place', 'a')).toContain('Die Meldung dazu: without a place');
  });
});

describe('a JSON file', () => {
  test.each([
    ['{\n  "a": 1\n  "b": 2\n}', 2],
    ['{\n  "a": 1,\n}', 2],
    ['[\n  "Plakate",\n  "Flyer und Karten",\n  ,\n  "Aufkleber und Fahnen"\n]', 3],
    ['{\n  "a": "b\n}', 2],
    ['{\n  "a": [1, 2\n}', 2],
    ['{ "a": 1', 1],
  ])('%j is refused at its line', (text, line) => {
    expect(jsonProblems(text)).toEqual([
      expect.stringMatching(new RegExp(`^Zeile ${line}: .*fehlt ein Komma`)),
    ]);
  });

  test('has each id once', () => {
    expect(jsonProblems('[\n{ "id": "1" },\n{ "id": "1" }\n]')).toEqual([
      'Zeile 3: Die „id“ „1“ gibt es schon. Jeder Eintrag braucht eine eigene.',
    ]);
  });
});
