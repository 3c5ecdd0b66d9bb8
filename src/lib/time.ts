import { NBSP } from './format.ts';

/** Lengths of time, in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Waits so many milliseconds, then resolves with a value. */
export const delay = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

/** A moment in Berlin's time, in German. */
const momentInBerlin = (date: Date, dateStyle: 'long' | 'medium'): string =>
  date.toLocaleString('de-DE', { dateStyle, timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** As on an office's stamp, in Berlin's time: `14. Mai 2025, 10:42 Uhr`. */
export function stampTime(date: Date): string {
  const [day, time] = momentInBerlin(date, 'long').split(' um ');
  // A line may break between day and time only.
  return `${day?.replaceAll(' ', NBSP)}, ${time}${NBSP}Uhr`;
}

/** As in the ring of a postmark, in Berlin's time: `14.05.2025` and `10:42 Uhr`. */
export function postmarkTime(date: Date): [day: string, time: string] {
  const [day = '', time = ''] = momentInBerlin(date, 'medium').split(', ');
  return [day, `${time}${NBSP}Uhr`];
}
