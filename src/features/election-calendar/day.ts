import { isoDay, longDay, weekdayName } from '../../lib/format.ts';

/** A calendar day without time and time zone: `2027-04-18`. Days compare as text. */
export type Day = string;

const DAY_LENGTH = 86_400_000;

/** Start of the day in UTC, which has no summer time. */
export const utcDate = (day: Day) => new Date(`${day}T00:00:00Z`);

/** The day in a text; undefined for a text that is not a day, such as `2027-02-29`. */
export function parseDay(text: string): Day | undefined {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const date = utcDate(text);
  return !Number.isNaN(date.getTime()) && isoDay(date) === text ? text : undefined;
}

/** Adds days to a day. Text that is not a day is returned unchanged, as in `addMonths`: the content's check reports it. */
export const addDays = (day: Day, days: number): Day =>
  parseDay(day) ? isoDay(new Date(utcDate(day).getTime() + days * DAY_LENGTH)) : day;

/** The same day of another month, or the last day of that month where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  if (!parseDay(day)) return day;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))));
}

/** Days from one day to another; negative if the second is the earlier one. */
export const daysBetween = (from: Day, to: Day): number =>
  (utcDate(to).getTime() - utcDate(from).getTime()) / DAY_LENGTH;

/** Days until the next Sunday: 0 on a Sunday. */
export const daysToSunday = (day: Day): number => (7 - utcDate(day).getUTCDay()) % 7;

/** The next day from Monday to Friday. Holidays are not known. */
export function nextWorkday(today: Day): Day {
  const tomorrow = addDays(today, 1);
  const toSunday = daysToSunday(tomorrow);
  return toSunday < 2 ? addDays(tomorrow, toSunday + 1) : tomorrow;
}

export const isSunday = (day: Day): boolean => utcDate(day).getUTCDay() === 0;

/** A day in words: `18. April 2027`. Text that is not a day is returned unchanged. */
export const dayText = (day: Day): string => (parseDay(day) ? longDay(utcDate(day)) : day);

/** A day in digits, for narrow columns: `18.04.2027`. */
export const shortDayText = (day: Day): string => day.split('-').reverse().join('.');

/** The weekday of a day: `Sonntag`. It is empty for text that is not a day. */
export const weekdayText = (day: Day): string => (parseDay(day) ? weekdayName(utcDate(day)) : '');

/** A day or a period in words: `18. April 2027 – 20. April 2027`. */
export const periodText = ({ day, until }: { day: Day; until: Day }): string =>
  day === until ? dayText(day) : `${dayText(day)} – ${dayText(until)}`;
