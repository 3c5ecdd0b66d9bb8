import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import type { Code } from '../../../src/content-reader/messages.ts';
import { ARTICLE, articleWith, HEAD } from '../../fixtures/article.ts';
import { emptyProject, problemAt } from '../../support/empty-project.ts';

const { problemsOf, write } = emptyProject();

const problemsIn = (source: string) => {
  write(ARTICLE, source);
  return problemsOf(COLLECTIONS.articles);
};
/** The problems of a head without a fault in which some words are replaced. */
function problemsWith(words: string, others: string) {
  expect(HEAD).toContain(words);
  return problemsIn(articleWith('Text', HEAD.replace(words, others)));
}

test.each<[words: string, others: string, line: number, code: Code]>([
  ['Plakate im Wahlkampf', 'Platz #1 im Wahlkampf', 2, 'yaml_comment'],
  ['Was Plakate leisten', '#1 der Plakate', 6, 'yaml_comment'],
  ['[Plakat]', '[Plakat #1, Druck]', 9, 'yaml_comment'],
  ['Was Plakate leisten', '!Neu Was Plakate leisten', 6, 'yaml'],
  ['Was Plakate leisten', '*Neu*', 6, 'yaml'],
  ['Was Plakate', 'Kosten: Was Plakate', 6, 'yaml'],
  ['Was Plakate', '"Was Plakate', 6, 'yaml'],
  ['hier.', "hier, wie's geht.\nteaser: 'Was", 6, 'yaml'],
  ['order: 4', '\torder: 4', 8, 'yaml'],
  ['[Plakat]', '\n  - Plakat\n   - Druck', 10, 'yaml'],
  ['[Plakat]', 'Plakat, Druck', 9, 'field'],
  ['[Plakat]', '[]', 9, 'field'],
  ['2026-11-21', '2099-01-01', 7, 'field'],
  ['2026-11-21', '2026-11-7', 7, 'field'],
  ['Was Plakate leisten', 'Kurz', 6, 'field'],
  ['order: 4', 'order: 4.000', 8, 'number_point'],
  ['order: 4', 'order: 4\norder: 5', 9, 'twice'],
  ['order: 4', 'order: 4\naliases: [alt, /Plakat]', 9, 'field'],
  ['order: 4', 'order: 4\ninstead: kontakt', 9, 'field'],
  ['November 2026', 'null', 13, 'field'],
  ['lead:', 'leed:', 5, 'unknown'],
  ['Was Plakate', 'Was\u2028Plakate', 6, 'file_character'],
  ['Was Plakate', 'Was\u2029Plakate', 6, 'file_character'],
])('a head with %j changed to %j is refused in line %i: %s', (words, others, line, code) => {
  expect(problemsWith(words, others)).toContainEqual(problemAt(line, code));
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
  expect(problemsWith('closing:', second)).toContainEqual(problemAt(11, 'field'));
});

test.each(['Nur Text', '---\ntitle: Titel'])('an incomplete head is refused: %j', (source) => {
  expect(problemsIn(source)).toMatchObject([{ line: 1, code: 'head_missing' }]);
});

test('a head that is a list is refused', () => {
  expect(problemsIn('---\n- title: Titel\n---\n\nText')).toMatchObject([{ code: 'field' }]);
});

test.each<[written: string, line: number, code: Code]>([
  ['[\n{ "id": "1"\n"question": "x" }\n]', 3, 'json'],
  ['{\n"price": 52 €,\n"a": 1\n}', 2, 'json'],
  ['{ "items": [] }\n}', 2, 'json'],
  ['{\n"items": [\n{},\n{},\n]\n}', 5, 'json'],
  ['{\n"items": "a\nb"\n}', 2, 'json'],
  ['{\n"a": 1,5\n}', 2, 'json'],
  ["{\n'a': 1\n}", 2, 'json'],
  ['[\n{ "id": "1" }\n\n', 2, 'json'],
  ['\n', 1, 'empty'],
  ['{\n"a": "\uf0b7 Erstens"\n}', 2, 'file_character'],
  ['{\n"a": "Kim TODO"\n}', 2, 'note'],
  ['{\n"a": 1,\n"a": 2\n}', 3, 'twice'],
  ['{\n"a": 5.000\n}', 2, 'number_point'],
])('a JSON file with %j is refused in line %i: %s', (text, line, code) => {
  write('team.json', text);
  const problems = problemsOf({ files: 'team.json', schema: z.looseObject({}) });
  expect(problems).toContainEqual(problemAt(line, code));
});
