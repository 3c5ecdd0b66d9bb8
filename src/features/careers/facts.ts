import { euroRange, euros } from '../../lib/money.ts';
import type { CareersPage } from '../../schemas/careers-page.ts';
import { type Job, withoutMarker } from '../../schemas/job.ts';

type Labels = CareersPage['ad'];

const EITHER = new Intl.ListFormat('de', { type: 'disjunction' });

/** `Berlin oder remote`, or just the place. */
export const placeOf = ({ location, remote }: Job, labels: Labels): string =>
  remote ? `${location} ${labels.remote}` : location;

/** `Praktikum, Teilzeit oder Vollzeit`: the kind of work, then what one may choose from. */
export function typeOf({ type }: Job, { types }: Labels): string {
  const hours = type.filter((name) => name !== 'praktikum').map((name) => types[name]);
  const kind = type.includes('praktikum') ? [types.praktikum] : [];
  return [...kind, ...(hours.length > 0 ? [EITHER.format(hours)] : [])].join(', ');
}

/** `600–800 € brutto im Monat`; where the ad names none, when it will be named. */
export function salaryOf({ salary }: Job, labels: Labels): string {
  if (!salary) return labels.salaryLater;
  const { from, to, unit } = salary;
  const amount = to ? euroRange(from, to) : euros(from);
  return `${amount} ${labels.salaryUnits[unit]}`;
}

/** What the form on /kontakt says that the visitor's message is about. */
export const topicOf = ({ department }: Job, { topic }: Labels): string =>
  `${topic} ${withoutMarker(department)}`;
