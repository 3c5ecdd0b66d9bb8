import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allProblems } from '../../../src/content-reader/all-problems.ts';
import { projectWithContent } from '../../support/empty-project.ts';
import { articles, readEntry } from '../../support/content.ts';

const { root, write } = projectWithContent();
const { stations, deadlines } = readEntry('electionCalendar');

/** A problem in a line of this file, with these words. */
const problemIn = (file: string, words: string): unknown =>
  expect.objectContaining({ file, line: expect.any(Number), text: expect.stringContaining(words) });

test('an answer of the vote whose range no article gives is named', () => {
  for (const { path } of articles().filter(({ body }) => body.includes('<Budgetplaner '))) {
    const file = `src/content/ratgeber${path}.mdx`;
    const written = readFileSync(file, 'utf8').replace(/^draft: .*\n/m, '');
    write(file, written.replace('---\n', '---\ndraft: true\n'));
  }
  const home = 'src/content/startseite.json';
  const answer = /(?<="answers": \{\s*"\w+": ")[^"]*/;
  write(home, readFileSync(home, 'utf8').replace(answer, 'Rund {range}.'));
  expect(allProblems(root())).toContainEqual(problemIn(home, 'enthält {range}, aber'));
});

test.each<[reason: string, fields: object, words: string]>([
  ['an unknown question', { question: 'erfunden' }, '.question) nennt „erfunden“'],
  ['the id of a station', { id: stations[0]?.id }, 'gehört schon zu einem Eintrag'],
  ['the id of a general deadline', { id: deadlines[0]?.id }, 'gehört schon zu einem Eintrag'],
])('a deadline of an election is named for %s', (_, fields, words) => {
  const deadline = { id: 'frist', title: 'Frist', text: 'Ein Satz.', days: 60, law: '§ 1' };
  const type = deadlines[0]?.rules[0]?.elections[0];
  const election = { id: 'stadtrat', type, name: 'Stadtrat', day: '2027-05-09' };
  const items = [{ ...election, deadlines: [{ ...deadline, ...fields }] }];
  const file = 'src/content/wahltermine.json';
  write(file, JSON.stringify({ ...readEntry('electionDates'), open: [], items }, null, 2));
  expect(allProblems(root())).toContainEqual(problemIn(file, words));
});

test('a deadline of the calendar with the id of a station is named', () => {
  const file = 'src/content/wahlkalender.json';
  const deadline = { ...deadlines[0], id: stations[0]?.id };
  const calendar = { ...readEntry('electionCalendar'), deadlines: [deadline] };
  write(file, JSON.stringify(calendar, null, 2));
  expect(allProblems(root())).toContainEqual(problemIn(file, 'gehört schon zu einer Station'));
});

test('a question whose id is a part of the calendar’s address is named', () => {
  const file = 'src/content/wahlkalender.json';
  const { ask, ...calendar } = readEntry('electionCalendar');
  const questions = ask.questions.map((question) => ({ ...question, id: 'termin' })).slice(0, 1);
  const asked = { ...calendar, ask: { ...ask, questions } };
  write(file, JSON.stringify(asked, null, 2));
  expect(allProblems(root())).toContainEqual(problemIn(file, 'wie ein Teil der Adresse'));
});
