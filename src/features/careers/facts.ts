import { euroRange, euros, isOver, longDay } from '../../lib/format.ts';
import { type CareersPage, type Job, withoutMarker } from '../../schemas/careers.ts';

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

/** The ads that are still open. The log of a build names the others, so that they can be removed. */
export function openAds(jobs: readonly Job[], now: Date): Job[] {
  const [open = [], over = []] = [false, true].map((past) =>
    jobs.filter(({ validThrough }) => isOver(validThrough, now) === past),
  );
  for (const { title, validThrough } of over) {
    console.warn(
      `src/content/stellen.json: Die Anzeige „${title}“ lief bis ${longDay(new Date(validThrough))} und steht nicht mehr auf der Seite. ` +
        'Gilt sie weiter, ändere „validThrough“; sonst streich den Eintrag.',
    );
  }
  return open;
}
