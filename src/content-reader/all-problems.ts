import { CAMPAIGN_TYPE_LABELS } from '../config/elections.ts';
import { budgetFigures } from '../features/articles/budget-figures.ts';
import { articleSchema } from '../features/articles/schema.ts';
import { isPublished } from '../features/articles/shown-articles.ts';
import { takenIds, unknownQuestions } from '../features/election-calendar/election-dates-schema.ts';
import { answersWithoutRange } from '../features/home/ballot/schema.ts';
import { brandProblems } from './brand-problems.ts';
import { COLLECTIONS } from './content-files.ts';
import { openFile } from './parsed-file.ts';
import { type Problem, problem } from './problems.ts';
import { contentProblems, type Read, readerOf } from './reader.ts';

/** Reports answers of the home page's vote that hold `{range}`, where no published article gives the range. */
function rangeProblems(root: string, read: Read): Problem[] {
  const withRange = read(COLLECTIONS.articles)
    .entries.filter(({ data }) => isPublished(articleSchema.parse(data), new Date()))
    .flatMap(({ components = [] }) => budgetFigures(components)?.ranges ?? [])
    .filter(({ open }) => open === undefined)
    .map(({ election }) => election);
  const [home] = read(COLLECTIONS.home).entries;
  const { vote } = COLLECTIONS.home.schema.parse(home?.data).ballot;
  const { placeOf } = openFile(root, COLLECTIONS.home.files);
  return answersWithoutRange(vote, withRange).map((type) => {
    const place = placeOf(['ballot', 'vote', 'answers', type]);
    return problem(place, 'range_missing', CAMPAIGN_TYPE_LABELS[type]);
  });
}

/** Reports deadlines of an election that contradict the calendar: an unknown question, or the id of another entry. */
function deadlineProblems(root: string, read: Read): Problem[] {
  const [dates] = read(COLLECTIONS.electionDates).entries;
  const [calendar] = read(COLLECTIONS.electionCalendar).entries;
  const elections = COLLECTIONS.electionDates.schema.parse(dates?.data);
  const content = COLLECTIONS.electionCalendar.schema.parse(calendar?.data);
  const { placeOf } = openFile(root, COLLECTIONS.electionDates.files);
  return [
    ...unknownQuestions(elections, content).map(({ question = '', path }) => {
      const what = `Die Frage „${question}“ in wahlkalender.json`;
      const questionIds = content.ask.questions.map(({ id }) => id);
      return problem(placeOf([...path, 'question']), 'unknown', what, question, questionIds);
    }),
    ...takenIds(elections, content).map(({ id, path }) => {
      const taken = 'gehört schon zu einem Eintrag in wahlkalender.json. Nimm hier einen anderen';
      return problem(placeOf([...path, 'id']), 'field', `Der Kurzname „${id}“`, taken);
    }),
  ];
}

/**
 * Finds all problems of a project's content: those of each file and, where there are none, those between files. A build
 * stops at them, and the development server and the forms show them.
 *
 * @param read the reader of the project, if there is one already
 */
export function allProblems(root: string, read: Read = readerOf(root)): Problem[] {
  const fileProblems = contentProblems(root, read);
  if (fileProblems.length > 0) return fileProblems;
  const ofBrand = brandProblems(root);
  if (ofBrand.length > 0) return ofBrand;
  return [...rangeProblems(root, read), ...deadlineProblems(root, read)];
}
