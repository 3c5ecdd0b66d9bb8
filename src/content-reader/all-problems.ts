import { CAMPAIGN_TYPE_LABELS } from '../config/elections.ts';
import { budgetFigures } from '../features/articles/budget-figures.ts';
import { articleSchema } from '../features/articles/schema.ts';
import { isPublished } from '../features/articles/shown-articles.ts';
import { generalIds } from '../features/election-calendar/calendar-schema.ts';
import { answersWithoutRange } from '../features/home/ballot/schema.ts';
import { brandProblems } from '../lib/build/brand.ts';
import { COLLECTIONS } from './content-files.ts';
import { openFile } from './parsed-file.ts';
import type { Problem } from '../lib/build/problems.ts';
import { problem } from './messages.ts';
import { contentProblems, type Read, readerOf } from './reader.ts';

/** Reports answers of the home page's vote that hold `{range}`, where no published article gives the range. */
function rangeProblems(root: string, read: Read): Problem[] {
  const withRange = read(COLLECTIONS.articles)
    .entries.filter(({ data }) => isPublished(articleSchema.parse(data), new Date()))
    .flatMap(({ components = [] }) => budgetFigures(components)?.ranges ?? [])
    .filter(({ text }) => text === undefined)
    .map(({ election }) => election);
  const [home] = read(COLLECTIONS.home).entries;
  const { vote } = COLLECTIONS.home.schema.parse(home?.data).ballot;
  const { placeOf } = openFile(root, COLLECTIONS.home.files);
  return answersWithoutRange(vote, withRange).map((type) => {
    const place = placeOf(['ballot', 'vote', 'answers', type]);
    return problem(place, 'range_missing', CAMPAIGN_TYPE_LABELS[type]);
  });
}

/** Reports deadlines of an election with the id of another entry of its plan, or with an unknown question. */
function deadlineProblems(root: string, read: Read): Problem[] {
  const [dates] = read(COLLECTIONS.electionDates).entries;
  const [calendar] = read(COLLECTIONS.electionCalendar).entries;
  const content = COLLECTIONS.electionCalendar.schema.parse(calendar?.data);
  const questionIds = content.ask.questions.map(({ id }) => id);
  const { items } = COLLECTIONS.electionDates.schema.parse(dates?.data);
  const { placeOf } = openFile(root, COLLECTIONS.electionDates.files);
  const problems: Problem[] = [];
  for (const [election, { type, deadlines = [] }] of items.entries())
    for (const [index, { id, question }] of deadlines.entries()) {
      const path = ['items', election, 'deadlines', index];
      // Of two entries with the same id, a calendar program shows only one.
      if (generalIds(content, type).includes(id)) {
        const taken = 'gehört schon zu einem Eintrag in wahlkalender.json. Nimm hier einen anderen';
        problems.push(problem(placeOf([...path, 'id']), 'field', `Der Kurzname „${id}“`, taken));
      }
      // The answer to an unknown question would not replace the day of the deadline.
      if (question && !questionIds.includes(question)) {
        const what = `Die Frage „${question}“ in wahlkalender.json`;
        const place = placeOf([...path, 'question']);
        problems.push(problem(place, 'unknown', what, question, questionIds));
      }
    }
  return problems;
}

/**
 * Finds all problems of a project's content: those of each file and, where there are none, those between files. A build
 * stops at them, and the development server and the forms show them.
 */
export function allProblems(root: string, read: Read = readerOf(root)): Problem[] {
  const fileProblems = contentProblems(root, read);
  if (fileProblems.length > 0) return fileProblems;
  const ofBrand = brandProblems(root);
  if (ofBrand.length > 0) return ofBrand;
  return [...rangeProblems(root, read), ...deadlineProblems(root, read)];
}
