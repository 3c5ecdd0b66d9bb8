import { isDay, isoDay, lazy, longDay, weekdayName } from '../../lib/format.ts';
import { DAY } from '../../lib/time.ts';

/** A calendar day without time and time zone: `2027-04-18`. Days compare as text. */
export type Day = string;

/** Start of the day in UTC, which has no summer time. */
export const utcDate = (day: Day) => new Date(`${day}T00:00:00Z`);

/** The day in a text; undefined for a text that is not a day, such as `2027-02-29`, and for years before 1000. */
export const parseDay = (text: string): Day | undefined =>
  isDay(text) && !text.startsWith('0') ? text : undefined;

/** Adds days to a day. Text that is not a day is returned unchanged, as in `addMonths`. */
export const addDays = (day: Day, days: number): Day =>
  parseDay(day) ? isoDay(new Date(utcDate(day).getTime() + days * DAY)) : day;

/** The same day of another month, or the last day of that month where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  if (!parseDay(day)) return day;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))));
}

/** Days from one day to another; negative if the second is the earlier one. */
export const daysBetween = (from: Day, to: Day): number =>
  (utcDate(to).getTime() - utcDate(from).getTime()) / DAY;

/** Whether a day is a Sunday, as the days of elections are. */
export const isSunday = (day: Day): boolean => utcDate(day).getUTCDay() === 0;

/** A day in words: `18. April 2027`. Text that is not a day is returned unchanged. */
export const dayText = (day: Day): string => (parseDay(day) ? longDay(utcDate(day)) : day);

/** The weekday of a day: `Sonntag`. It is empty for text that is not a day. */
export const weekdayText = (day: Day): string => (parseDay(day) ? weekdayName(utcDate(day)) : '');

/** A day or a period in words: `18. April 2027 – 20. April 2027`. */
export const periodText = ({ day, until }: { day: Day; until: Day }): string =>
  day === until ? dayText(day) : `${dayText(day)} – ${dayText(until)}`;

const shortFormat = lazy(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A day or a period for a narrow column: `So., 18. April 2027`, `Mo., 8. – Fr., 12. Januar 2029`. */
export const columnText = ({ day, until }: { day: Day; until: Day }): string =>
  parseDay(day) && parseDay(until) ? shortFormat().formatRange(utcDate(day), utcDate(until)) : day;

const relativeFormat = lazy(() => new Intl.RelativeTimeFormat('de-DE', { numeric: 'auto' }));

/** How far away a day is: `heute`, `morgen`, `in 288 Tagen`. */
export const distanceText = (today: Day, day: Day): string =>
  relativeFormat().format(daysBetween(today, day), 'day');
