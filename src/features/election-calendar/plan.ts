/** What a calendar says on a day: what is to be done in the week, what comes next, what is over. */
import type { Choice, Entry } from './calendar.ts';
import { addDays, addMonths, type Day, daysBetween, daysToSunday, nextWorkday } from './day.ts';

/** Whether the day of an entry is over, or what it asks for is done. */
export const isBehind = ({ status }: Entry): boolean =>
  status === 'past' || status === 'running' || status === 'done';

/** The deadlines of the next day before an election that has any. */
export function nextDeadlines(entries: readonly Entry[], { day: election }: Choice): Entry[] {
  const ahead = entries.filter(
    (entry) => entry.isDeadline && !isBehind(entry) && entry.day <= election,
  );
  return ahead.filter(({ day }) => day === ahead[0]?.day);
}

/** Whether a visitor can say that this is done: a station whose day has come. */
export const canBeDone = ({ kind, day, status }: Entry, today: Day): boolean =>
  kind === 'phase' && (day <= today || status === 'done');

/** Whether a station should be done by now and is not. */
export const isDue = ({ kind, status }: Entry): boolean => kind === 'phase' && status === 'past';

/** The last deadline that is over. */
export const lastOver = (entries: readonly Entry[]): Entry | undefined =>
  entries.findLast(({ isDeadline, status }) => isDeadline && status === 'past');

/** Whether the time left is enough for all stations, for less, or for hardly anything. */
export function timeLeft({ day }: Choice, today: Day): 'early' | 'late' | 'short' {
  if (today <= addMonths(day, -12)) return 'early';
  return daysBetween(today, day) >= 42 ? 'late' : 'short';
}

/** The Sunday of the week that is planned: from Friday on the next one, because its Monday is the next workday. */
export function endOfWeek(today: Day): Day {
  const workday = nextWorkday(today);
  return addDays(workday, daysToSunday(workday));
}

/**
 * A calendar by what is to be done: in the week that is planned, with what should be done by now; what goes
 * on; in the four weeks after it; later; and what is over.
 *
 * @param settled the stations that were done when the plan was opened: they are over. One that is ticked
 * stays where it is, so that no other one takes its place under a finger.
 */
export function groupsOf(entries: readonly Entry[], today: Day, settled: readonly string[] = []) {
  const sunday = endOfWeek(today);
  const {
    week = [],
    running = [],
    month = [],
    later = [],
    behind = [],
  } = Object.groupBy(entries, (entry) => {
    if (entry.kind === 'phase' && settled.includes(entry.id)) return 'behind';
    if (entry.until < today && entry.kind !== 'phase')
      return entry.status === 'running' ? 'running' : 'behind';
    if (entry.day <= sunday) return 'week';
    return entry.day <= addDays(sunday, 28) ? 'month' : 'later';
  });
  return { week, running, month, later, behind };
}
