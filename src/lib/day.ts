import { NBSP } from './format.ts';
import { DAY, germanFormat } from './time.ts';

/** A calendar day without time and time zone: `2027-04-18`. Days compare as text. */
export type Day = string;

/** Start of the day in UTC, which has no summer time. */
export const utcDate = (day: Day) => new Date(`${day}T00:00:00Z`);

/** The day of a date in UTC. */
export const isoDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** The day in Berlin at a moment, by default now. */
export const berlinDay = (now = new Date()): Day =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Whether a day is past in Berlin. */
export const isOver = (day: Day, now: Date): boolean => day < berlinDay(now);

/** The last second of a day in Berlin, with its offset: `2027-03-31T23:59:59+02:00`. */
export function endOfBerlinDay(day: Day): string {
  const evening = new Date(`${day}T22:00:00Z`);
  const options = { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' } as const;
  const [, offset = ''] = evening.toLocaleString('en', options).split('GMT');
  return `${day}T23:59:59${offset}`;
}

/** Whether a text is a day of the calendar. `2027-02-29` is not, and no day before the year 1000 counts. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && isoDay(date) === text;
}

/** The day in a text; undefined for a text that is not a day. */
export const parseDay = (text: string): Day | undefined => (isDay(text) ? text : undefined);

export const addDays = (day: Day, days: number): Day =>
  isoDay(new Date(utcDate(day).getTime() + days * DAY));

/** The same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))));
}

/** Days from one day to another; negative if the second is the earlier one. */
export const daysBetween = (from: Day, to: Day): number =>
  (utcDate(to).getTime() - utcDate(from).getTime()) / DAY;

export const isSunday = (day: Day): boolean => utcDate(day).getUTCDay() === 0;

export const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

const longFormat = germanFormat({ timeZone: 'UTC', dateStyle: 'long' });
const fullFormat = germanFormat({ timeZone: 'UTC', dateStyle: 'full' });
const monthFormat = germanFormat({ timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A day in words: `18. April 2027`. */
export const dayText = (day: Day): string => longFormat().format(utcDate(day)).replace(' ', NBSP);

/** A day with its weekday: `Sonntag, 18. April 2027`. */
export const weekdayText = (day: Day): string =>
  fullFormat().format(utcDate(day)).replace('. ', `.${NBSP}`);

/** The month of a day: `März 2027`. */
export const monthName = (day: Day): string => monthFormat().format(utcDate(day));
