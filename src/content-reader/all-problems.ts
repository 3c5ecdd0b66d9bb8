import { budgetFigures } from '../features/articles/budget-figures.ts';
import { articleSchema } from '../features/articles/schema.ts';
import { isPublished } from '../features/articles/shown-articles.ts';
import { deadlineProblems } from '../features/election-calendar/election-dates-schema.ts';
import { rangeProblems } from '../features/home/ballot/ranges.ts';
import { brandProblems } from '../lib/build/brand.ts';
import type { Problem } from '../lib/build/problems.ts';
import type { Path } from '../lib/json.ts';
import { fieldName } from './check/fields.ts';
import { type Collection, COLLECTIONS } from './content-files.ts';
import { problem } from './messages.ts';
import { openFile } from './read/parsed-file.ts';
import { contentProblems, type Read, createReader } from './reader.ts';

/** Adds to the problems that a subject has found in a file the name and the line of each field. */
function problemsOf(
  root: string,
  { files, schema }: Collection,
  found: readonly { path: Path; message: string }[],
): Problem[] {
  const { placeOf } = openFile(root, files);
  return found.map(({ path, message }) =>
    problem(placeOf(path), 'field', fieldName(schema, path), message),
  );
}

/** The problems that show when two files are compared, if each of them is in order. */
function problemsBetweenFiles(root: string, read: Read): Problem[] {
  const { articles, electionCalendar, electionDates, home } = COLLECTIONS;
  const dataOf = (collection: Collection) => read(collection).entries[0]?.data;
  const ranges = read(articles)
    .entries.filter(({ data }) => isPublished(articleSchema.parse(data), new Date()))
    .flatMap(({ components = [] }) => budgetFigures(components)?.ranges ?? []);
  const { ballot } = home.schema.parse(dataOf(home));
  const calendar = electionCalendar.schema.parse(dataOf(electionCalendar));
  const dates = electionDates.schema.parse(dataOf(electionDates));
  return [
    ...problemsOf(root, home, rangeProblems(ballot, ranges)),
    ...problemsOf(root, electionDates, deadlineProblems(dates, calendar)),
  ];
}

/**
 * Finds all problems of a project's content: those of each file and, where there are none, those between files. A build
 * stops at them, and the development server and the forms show them.
 */
export function allProblems(root: string, read: Read = createReader(root)): Problem[] {
  const fileProblems = contentProblems(root, read);
  if (fileProblems.length > 0) return fileProblems;
  const ofBrand = brandProblems(root);
  return ofBrand.length > 0 ? ofBrand : problemsBetweenFiles(root, read);
}
