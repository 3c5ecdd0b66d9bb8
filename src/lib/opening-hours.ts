import { listPhrase } from './format.ts';

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

/** Days as one reads them: `Montag bis Freitag`, `Dienstag und Donnerstag`. */
export function daysText(weekdays: readonly string[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  const names = days.map((day) => WEEKDAYS[day]);
  const isRow = days.length > 2 && WEEK.join().includes(days.join());
  return isRow ? `${names[0]} bis ${names.at(-1)}` : listPhrase(names);
}

/** Minutes since midnight of a time such as `9:30`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
