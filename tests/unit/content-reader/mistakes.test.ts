import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../src/content-reader/field-problems.ts';
import { jsonFiles } from '../../../src/content-reader/source-kinds.ts';
import type { Problem } from '../../../src/content-reader/problems.ts';
import { SOURCES } from '../../../src/content-reader/sources.ts';
import { plain } from '../../../src/lib/schema/text.ts';
import { mistakesOf } from '../../support/content-mistakes.ts';
import {
  ARTICLE,
  articleWith,
  HEAD,
  project,
  expectGerman,
} from '../../support/content-project.ts';

const { root, write } = project();
const { articles } = SOURCES;

const written = ({ line, text }: Problem) => `${line} ${text}`;
const placed = ({ line, code }: Problem) => `${line} ${code}`;

/** The problems of an article with this text and head. */
function problemsIn(text: string, head = HEAD): Problem[] {
  write(ARTICLE, articleWith(text, head));
  return expectGerman(articles.read(root()).problems);
}
/** Their lines and words: `19 Das Zeichen …`. */
const mistakesIn = (text: string, head = HEAD) => problemsIn(text, head).map(written);
/** Their lines and codes. */
const codesIn = (text: string, head = HEAD) => problemsIn(text, head).map(placed);

/** Expects that a message about this line is among these, and has these words. */
function expectMistake(found: readonly string[], line: string, words: string): void {
  const messages = found.filter((each) => each.startsWith(`${line} `));
  expect(messages.join('\n')).toContain(words);
}

describe.each(mistakesOf('text'))('the text of an article, $title:', ({ wrong, right }) => {
  test.each(wrong)('%j is refused: %s, %s', (text = '', problem = '', words = '') => {
    expectMistake(mistakesIn(text), problem, words);
  });
  if (right.length > 0)
    test.each(right)('%j passes', (text = '') => expect(mistakesIn(text)).toEqual([]));
});

describe.each(mistakesOf('head'))('the head of an article, $title:', ({ wrong, right }) => {
  test.each(wrong)(
    '%j changed to %j is refused: %s, %s',
    (from = '', to = '', problem = '', words = '') => {
      expect(HEAD).toContain(from);
      expectMistake(mistakesIn('Text', HEAD.replace(from, to)), problem, words);
    },
  );
  test.each(right)('%j changed to %j passes', (from = '', to = '') => {
    expect(mistakesIn('Text', HEAD.replace(from, to))).toEqual([]);
  });
});

describe.each(mistakesOf('json'))('a JSON file, $title:', ({ wrong }) => {
  test.each(wrong)('%j is refused: %s, %s', (text = '', problem = '', words = '') => {
    write('team.json', text);
    const { problems } = jsonFiles('team.json', z.any()).read(root());
    expectMistake(expectGerman(problems).map(written), problem, words);
  });
});

describe.each(mistakesOf('words'))('a field, $title:', ({ wrong, right }) => {
  test.each(wrong)('%j is refused: %s', (text = '', words = '') => {
    expect(refusal(plain, text)).toContain(words);
  });
  test.each(right)('%j passes', (text) => expect(refusal(plain, text)).toBeUndefined());
});

test.each([
  ['o   Leiter\no   Zange', ['19 no_list_mark']],
  ['•\tPunkt\n•\tPunkt', ['19 no_list_mark']],
  ['<<<<<<< HEAD\nAlt\n=======\nNeu\n>>>>>>> main', ['19 file_versions']],
  ['|  a  |  b  |\n| - |\n|  1  |  2  |', ['19 table_line']],
  [
    '## Netze\n\n<Plattformen source="">\n<Plattform name="Netz" users={3}>\nx\n</Plattform>\n</Plattformen>',
    ['21 field'],
  ],
])('%j is told once: %j', (text, problems) => {
  expect(codesIn(text)).toEqual(problems);
});

test.each(['Nur Text', '---\ntitle: Titel'])('%j is no article', (text) => {
  write(ARTICLE, text);
  expect(expectGerman(articles.read(root()).problems)).toMatchObject([
    { line: 1, code: 'head_missing' },
  ]);
});

test('a draft may have words of the template, or no text', () => {
  const draft = `${HEAD}\ndraft: true`;
  for (const text of ['Ersetze das durch deinen Text.', ''])
    expect(mistakesIn(text, draft)).toEqual([]);
});

test('a component and a link that lead to a page that is left out are refused at their lines', () => {
  const text = '## Fristen\n\n<Wahlkalender />\n\n[Fristen](/wahlkalender#fristen)';
  write('src/content/wahlkalender.json', '{ "active": true }');
  expect(codesIn(text)).toEqual([]);
  write('src/content/wahlkalender.json', '{ "active": false }');
  expect(codesIn(text)).toEqual(['21 left_out', '23 left_out']);
});

describe('a legal page', () => {
  const description = 'Wer diese Seite verantwortet. '.repeat(3);
  const head = `title: Impressum\ndescription: ${description}\nheadline: Impressum\nlead: Wer diese Seite verantwortet.`;
  const FILE = 'src/content/seiten/impressum.mdx';
  const { pages } = SOURCES;
  const codesOf = (text: string) => {
    write(FILE, articleWith(text, head));
    return expectGerman(pages.read(root()).problems).map(placed);
  };

  test.each([
    ['Leser*innen und Käufer*innen\n\n3. Oktober', ['8 mark_hidden', '10 list_mark']],
    ['## Haftung\n\nx\n\n2. Streit', ['12 list_mark']],
    ['{/* Anwaltlich zu prüfen: x */}\n\nAnwaltlich zu prüfen: y', ['10 note']],
  ])('with %j is refused: %j', (text, problems) => expect(codesOf(text)).toEqual(problems));

  test('may lead to a page that is left out where it speaks of it alone', () => {
    write('src/content/wahlkalender.json', '{ "active": false }');
    const text = '[Fristen](/wahlkalender)';
    expect(codesOf(text)).toEqual(['8 left_out']);
    expect(codesOf(`Text\n\n<Nur teil="wahlkalender">\n\n${text}\n\n</Nur>`)).toEqual([]);
  });

  test('says which names there are', () => {
    write(FILE, articleWith('<Angabe name="telefon" />', head));
    expect(expectGerman(pages.read(root()).problems)[0]?.text).toContain('„phone“ (');
  });

  test.each(['Nov. 2026', 'Stand 11/2026'])('of %s is refused', (asOf) => {
    write(FILE, articleWith('x', `${head}\nasOf: ${asOf}`));
    expect(expectGerman(pages.read(root()).problems)).toMatchObject([{ line: 6, code: 'field' }]);
  });
});
