import { lazy, NBSP } from './format.ts';

/** Lengths of time, in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Waits so many milliseconds. */
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

/** A German format of moments in Berlin's time, made at its first use. */
const momentFormat = (dateStyle: 'long' | 'medium') =>
  lazy(
    () =>
      new Intl.DateTimeFormat('de-DE', {
        dateStyle,
        timeStyle: 'short',
        timeZone: 'Europe/Berlin',
      }),
  );
const longFormat = momentFormat('long');
const mediumFormat = momentFormat('medium');

/** A moment as on an office's stamp, in Berlin's time: `14. Mai 2025, 10:42 Uhr`. */
export function stampTime(date: Date): string {
  const [day, time] = longFormat().format(date).split(' um ');
  // A line may break between day and time only.
  return `${day?.replaceAll(' ', NBSP)}, ${time}${NBSP}Uhr`;
}

/** A moment in the two lines of a round stamp, in Berlin's time: `14.05.2025` and `10:42 Uhr`. */
export function stampLines(date: Date): [day: string, time: string] {
  const [day = '', time = ''] = mediumFormat().format(date).split(', ');
  return [day, `${time}${NBSP}Uhr`];
}
