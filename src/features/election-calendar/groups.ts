import { addDays, type Day, isSunday } from './day.ts';
import type { Entry } from './entry.ts';

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
  return Object.groupBy(entries, ({ id, kind, day, status }) => {
    if (status === 'running') return 'running';
    if (status === 'past' || (kind === 'station' && doneAtOpening.includes(id))) return 'behind';
    if (day <= sunday) return 'week';
    return day <= addDays(sunday, 28) ? 'month' : 'later';
  });
}
