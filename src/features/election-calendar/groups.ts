/** Groups the entries of a plan by time, and finds those that are due, next, or over. */
import { addDays, type Day, isSunday } from './day.ts';
import type { Entry } from './entry.ts';

/** Whether the day of an entry is over, or the visitor has ticked it. */
export const isPastOrDone = ({ status }: Entry): boolean =>
  status === 'past' || status === 'running' || status === 'done';

/** The deadlines of the next day that has any, up to the election. */
export function nextDeadlines(entries: readonly Entry[], election: Day): Entry[] {
  const ahead = entries.filter(
    (entry) => entry.isDeadline && !isPastOrDone(entry) && entry.day <= election,
  );
  return ahead.filter(({ day }) => day === ahead[0]?.day);
}

/** Whether an entry has a box to tick, as a station has whose day has come. */
export const canBeDone = ({ kind, day, status }: Entry, today: Day): boolean =>
  kind === 'phase' && (day <= today || status === 'done');

/** Whether a station should be done by now and is not. */
export const isDue = ({ kind, status }: Entry): boolean => kind === 'phase' && status === 'past';

/** The Sunday of the week that is planned: from Friday on the next one, because its Monday is the next workday. */
export function endOfWeek(today: Day): Day {
  let day = addDays(today, 3);
  while (!isSunday(day)) day = addDays(day, 1);
  return day;
}

/**
 * The groups of a plan: the current week with overdue stations, what has begun and goes on, the four weeks after
 * this week, all later entries, and those that are over.
 *
 * @param doneAtOpening ids of the stations that were ticked when the plan was opened: they count as over. A
 * station that is ticked afterwards stays in its place, so that no other one moves under the visitor's finger.
 */
export function groupsOf(entries: readonly Entry[], today: Day, doneAtOpening: readonly string[]) {
  const sunday = endOfWeek(today);
  return Object.groupBy(entries, (entry) => {
    if (entry.kind === 'phase' && doneAtOpening.includes(entry.id)) return 'behind';
    if (entry.until < today && entry.kind !== 'phase')
      return entry.status === 'running' ? 'running' : 'behind';
    if (entry.day <= sunday) return 'week';
    return entry.day <= addDays(sunday, 28) ? 'month' : 'later';
  });
}
