import { isOver } from '../../lib/day.ts';
import { euroRange, euros } from '../../lib/format.ts';
import { type Job, withoutMarker } from './job-schema.ts';
import type { CareersPage } from './schema.ts';

type Words = CareersPage['ad'];

const ALTERNATIVES = new Intl.ListFormat('de', { type: 'disjunction' });

/** Where the work is done: `Berlin oder remote`, or `Berlin`. */
export const workplaceOf = ({ location, remote }: Job, words: Words): string =>
  remote ? `${location} ${words.remote}` : location;

/** The kind of work, then the possible hours: `Praktikum, Teilzeit oder Vollzeit`. */
export function typeOf({ type }: Job, { types }: Words): string {
  const hours = type.filter((name) => name !== 'praktikum').map((name) => types[name]);
  const kind = type.includes('praktikum') ? [types.praktikum] : [];
  return [...kind, ...(hours.length > 0 ? [ALTERNATIVES.format(hours)] : [])].join(', ');
}

/** The salary: `600–800 € brutto im Monat`; for an ad without one, a sentence that says when we name it. */
export function salaryOf({ salary }: Job, words: Words): string {
  if (!salary) return words.salaryLater;
  const { from, to, unit } = salary;
  const amount = to ? euroRange(from, to) : euros(from);
  return `${amount} ${words.salaryUnits[unit]}`;
}

/** The facts of an ad, each as label and value, in the order of the page. */
export const factsOf = (job: Job, words: Words): [label: string, value: string][] => [
  [words.department, job.department],
  [words.location, workplaceOf(job, words)],
  [words.type, typeOf(job, words)],
  ...(job.duration ? [[words.duration, job.duration] satisfies [string, string]] : []),
  [words.salary, salaryOf(job, words)],
];

/** The topic of a request about the job, for the form on /kontakt. */
export const topicOf = ({ department }: Job, { topic }: Words): string =>
  `${topic} ${withoutMarker(department)}`;

/** The ads that are still open, the newest first. */
export const openAds = (jobs: readonly Job[], now: Date): Job[] =>
  jobs
    .filter(({ validThrough }) => !isOver(validThrough, now))
    .sort((a, b) => b.datePosted.localeCompare(a.datePosted) || a.id.localeCompare(b.id));
