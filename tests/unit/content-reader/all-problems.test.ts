import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allProblems } from '../../../src/content-reader/all-problems.ts';
import { projectWithContent } from '../../support/content-project.ts';
import { articles } from '../../support/content.ts';

const { root, write } = projectWithContent();

/** A problem in this file with these words. */
const problemIn = (file: string, words: RegExp): unknown =>
  expect.objectContaining({
    file,
    line: expect.any(Number),
    text: expect.stringMatching(words),
  });

test('an answer of the vote whose range no article gives is named', () => {
  for (const { path } of articles().filter(({ body }) => body.includes('<Budgetplaner '))) {
    const file = `src/content/ratgeber${path}.mdx`;
    const written = readFileSync(file, 'utf8').replace(/^draft: .*\n/m, '');
    write(file, written.replace('---\n', '---\ndraft: true\n'));
  }
  const home = 'src/content/startseite.json';
  const answer = /(?<="answers": \{\s*"\w+": ")[^"]*/;
  write(home, readFileSync(home, 'utf8').replace(answer, 'Rund {range}.'));
  expect(allProblems(root())).toContainEqual(problemIn(home, /^In der Antwort .* {range}/));
});

test('a deadline that names no question of the calendar is named', () => {
  const file = 'src/content/wahltermine.json';
  const dates = JSON.parse(readFileSync(file, 'utf8')) as object;
  const election = { id: 'stadtrat', type: 'local', name: 'Stadtrat', day: '2027-05-09' };
  const deadline = { id: 'frist', title: 'Frist', text: 'Ein Satz.', days: 60, law: '§ 1' };
  const items = [{ ...election, deadlines: [{ ...deadline, question: 'erfunden' }] }];
  write(file, JSON.stringify({ ...dates, open: [], items }, null, 2));
  expect(allProblems(root())).toContainEqual(
    problemIn(file, /^Die Frage „erfunden“ .* gibt es nicht/),
  );
});
