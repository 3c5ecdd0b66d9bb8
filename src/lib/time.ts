import { NBSP } from './format.ts';
import { once } from './once.ts';

/** Lengths of time, in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for a promise for at most so many milliseconds, and resolves with another value if it takes longer. */
export async function within<Value>(
  ms: number,
  promise: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}

/** A German format of days or hours, made at its first use. */
export const germanFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('de-DE', options));

const inBerlin = { timeZone: 'Europe/Berlin' };
const longDay = germanFormat({ ...inBerlin, dateStyle: 'long' });
const mediumDay = germanFormat({ ...inBerlin, dateStyle: 'medium' });
const hour = germanFormat({ ...inBerlin, timeStyle: 'short' });

/** A moment in Berlin: its day as the format writes it, and its hour, `10:42 Uhr`. */
const dayAndHour = (moment: Date, dayFormat: typeof longDay): [day: string, time: string] => [
  dayFormat().format(moment),
  `${hour().format(moment)}${NBSP}Uhr`,
];

/** A moment as on a stamp, in Berlin's time: `14. Mai 2025, 10:42 Uhr`. A line may break after the day only. */
export function stampTime(date: Date): string {
  const [day, time] = dayAndHour(date, longDay);
  return `${day.replaceAll(' ', NBSP)}, ${time}`;
}

/** A moment in the two lines of a round stamp, in Berlin's time: `14.05.2025` and `10:42 Uhr`. */
export const stampLines = (date: Date): [day: string, time: string] => dayAndHour(date, mediumDay);
