import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { ARTICLE, articleWith, HEAD, problemAt, project } from '../../support/content-project.ts';

const { problemsOf, write } = project();

const problemsIn = (source: string) => {
  write(ARTICLE, source);
  return problemsOf(COLLECTIONS.articles);
};
/** The problems of a head without a fault in which some words are replaced. */
function problemsWith(words: string, others: string) {
  expect(HEAD).toContain(words);
  return problemsIn(articleWith('Text', HEAD.replace(words, others)));
}

test.each<[words: string, others: string, line: number, message: string]>([
  ['Plakate im Wahlkampf', 'Platz #1 im Wahlkampf', 2, 'Anführungszeichen um den ganzen Text'],
  ['Was Plakate leisten', '#1 der Plakate', 6, 'fehlt auf der Website'],
  ['[Plakat]', '[Plakat #1, Druck]', 9, 'Anführungszeichen um den ganzen Text'],
  ['Was Plakate leisten', '!Neu Was Plakate leisten', 6, 'mit Doppelpunkt, Leerzeichen'],
  ['Was Plakate leisten', '*Neu*', 6, 'Anführungszeichen um den ganzen Text'],
  ['Was Plakate', 'Kosten: Was Plakate', 6, 'Anführungszeichen um den ganzen Text'],
  ['Was Plakate', '"Was Plakate', 6, 'Anführungszeichen um den ganzen Text'],
  ['hier.', "hier, wie's geht.\nteaser: 'Was", 6, 'Anführungszeichen um den ganzen Text'],
  ['order: 4', '\torder: 4', 8, 'Leerzeichen statt Tabulatoren'],
  ['[Plakat]', '\n  - Plakat\n   - Druck', 10, 'beginnen untereinander'],
  ['[Plakat]', 'Plakat, Druck', 9, 'wie ["eins", "zwei"]'],
  ['[Plakat]', '[]', 9, 'ist leer'],
  ['2026-11-21', '2099-01-01', 7, 'liegt in der Zukunft'],
  ['2026-11-21', '2026-11-7', 7, 'Monat und Tag mit zwei Ziffern'],
  ['Was Plakate leisten', 'Kurz', 6, 'mindestens 10 Zeichen haben, jetzt sind es 4'],
  ['order: 4', 'order: 4.000', 8, 'ohne Punkt: 4000'],
  ['order: 4', 'order: 4\norder: 5', 9, '„order“ gibt es schon'],
  ['order: 4', 'order: 4\naliases: [alt, /Plakat]', 9, 'nur Kleinbuchstaben'],
  ['order: 4', 'order: 4\ninstead: kontakt', 9, 'mit einem Schrägstrich beginnen'],
  ['November 2026', 'null', 13, 'fehlt'],
  ['lead:', 'leed:', 5, 'Meintest du „lead“?'],
])('a head with %j changed to %j is refused in line %i: %s', (words, others, line, message) => {
  expect(problemsWith(words, others)).toContainEqual(problemAt(line, message));
});

test.each([
  ['Plakate im Wahlkampf', "'Platz #1 im Wahlkampf'"],
  ['order: 4', '# Eine Notiz\norder: 4'],
  ['updated: 2026-11-21', 'updated: 2026-11-21\npublished: 2099-01-01'],
])('a head with %j changed to %j passes', (words, others) =>
  expect(problemsWith(words, others)).toEqual([]),
);

test('a head with the same source twice is refused', () => {
  const second = '  - name: zahlen\n    text: Noch eine\n    asOf: Mai 2026\nclosing:';
  expect(problemsWith('closing:', second)).toContainEqual(problemAt(11, '(sources) hat zwei'));
});

test.each(['Nur Text', '---\ntitle: Titel'])('an incomplete head is refused: %j', (source) => {
  expect(problemsIn(source)).toMatchObject([{ line: 1, code: 'head_missing' }]);
});

test('a head that is a list is refused', () => {
  expect(problemsIn('---\n- title: Titel\n---\n\nText')).toMatchObject([{ code: 'field' }]);
});

test.each<[written: string, line: number, words: string]>([
  ['[\n{ "id": "1"\n"question": "x" }\n]', 3, 'in der Zeile davor'],
  ['{\n"price": 52 €,\n"a": 1\n}', 2, 'ohne Punkt, Komma und Einheit'],
  ['{\n"a": "Das "Wort""\n}', 2, '(innen „so“)'],
  ['{\n"a": "x",\n“b”: 1\n}', 3, 'in geraden Anführungszeichen'],
  ['{ "items": [] }\n}', 2, 'zu jedem { gehört ein }'],
  ['[\nx,\n1,\n2,\n3,\n4,\n5,\n6\n]', 2, 'ohne Punkt, Komma und Einheit'],
  ['{\n"items": [\n{},\n{},\n]\n}', 5, 'hinter dem letzten keins'],
  ['{\n"items": "a\nb"\n}', 2, 'in einer Zeile'],
  ['[\n{ "id": "1" }\n\n', 2, 'zu jedem [ ein ]'],
  ['\n', 1, 'Die Datei ist leer'],
  ['{\n"a": "\uf0b7 Erstens"\n}', 2, 'U+F0B7'],
  ['{\n"a": "Kim TODO"\n}', 2, 'Hier steht noch „TODO“'],
  ['{\n"a": 1,\n"a": 2\n}', 3, '„a“ gibt es schon'],
  ['{\n"a": 5.000\n}', 2, 'ohne Punkt: 5000'],
])('a JSON file with %j is refused in line %i: %s', (text, line, words) => {
  write('team.json', text);
  const problems = problemsOf({ files: 'team.json', schema: z.looseObject({}) });
  expect(problems).toContainEqual(problemAt(line, words));
});
