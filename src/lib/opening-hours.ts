import { listPhrase } from './format.ts';
import { DAY, HOUR } from './time.ts';

/** The weekdays: the content's name for each, and the name that visitors read. */
export const WEEKDAYS = {
  montag: 'Montag',
  dienstag: 'Dienstag',
  mittwoch: 'Mittwoch',
  donnerstag: 'Donnerstag',
  freitag: 'Freitag',
  samstag: 'Samstag',
  sonntag: 'Sonntag',
} as const;

export type Weekday = keyof typeof WEEKDAYS;
export const WEEK = Object.keys(WEEKDAYS) as Weekday[];

/** As in `src/content/site.json`, with times such as `9:00`. */
export interface Opening {
  from: string;
  to: string;
  weekdays: readonly string[];
}

/** Days as one reads them: `Montag bis Freitag`, `Dienstag und Donnerstag`. */
export function daysText(weekdays: readonly string[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  const names = days.map((day) => WEEKDAYS[day]);
  const isRow = days.length > 2 && WEEK.join().includes(days.join());
  return isRow ? `${names[0]} bis ${names.at(-1)}` : listPhrase(names);
}

/**
 * The hour until which somebody answers the telephone now, or else the next day and hour at which somebody will. The
 * weekday is in German.
 */
type Reach =
  | { when: 'now'; to: string }
  | { when: 'today' | 'tomorrow' | 'later'; from: string; weekday: string };

/** When the clocks of the EU change: at 1:00 UTC on the last Sunday of a month (Directive 2000/84/EC). */
function clockChange(year: number, month: number): Date {
  const date = new Date(Date.UTC(year, month + 1, 0, 1));
  date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  return date;
}

/**
 * The local time of Berlin, in summer and in winter, as a time in UTC. It is reckoned, because the first `Intl`
 * formatter blocks a slow phone for 50 ms.
 */
function inBerlin(date: Date): Date {
  const year = date.getUTCFullYear();
  const isSummer = clockChange(year, 2) <= date && date < clockChange(year, 9);
  return new Date(date.getTime() + (isSummer ? 2 : 1) * HOUR);
}

/** Minutes since midnight of a time such as `9:30`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Says whether somebody answers the telephone at `now`, or else when somebody will. Holidays are not known. Undefined
 * where there are no opening hours.
 */
export function reachAt(now: Date, hours: readonly Opening[]): Reach | undefined {
  const clock = inBerlin(now);
  const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  // JavaScript's week begins on Sunday.
  const dayOf = (date: Date) => WEEK.at(date.getUTCDay() - 1) ?? 'sonntag';
  const on = (date: Date) => hours.filter(({ weekdays }) => weekdays.includes(dayOf(date)));
  const current = on(clock).find(
    ({ from, to }) => minutesOfDay(from) <= minutes && minutes < minutesOfDay(to),
  );
  if (current) return { when: 'now', to: current.to };
  for (let days = 0; days <= 7; days += 1) {
    const date = new Date(clock.getTime() + days * DAY);
    const [next] = on(date)
      .filter(({ from }) => days > 0 || minutesOfDay(from) > minutes)
      .sort((a, b) => minutesOfDay(a.from) - minutesOfDay(b.from));
    const when = (['today', 'tomorrow'] as const)[days] ?? 'later';
    if (next) return { when, from: next.from, weekday: WEEKDAYS[dayOf(date)] };
  }
  return undefined;
}
