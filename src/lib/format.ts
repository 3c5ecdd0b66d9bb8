/**
 * Calls `make` at the first use, and keeps what it made: an `Intl` formatter that is used again and again takes a slow
 * phone long to make, and most visitors need none.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A number in German: `5.000`, `32,9`. */
export const germanNumber = (value: number): string => value.toLocaleString('de-DE');

/** A space at which no line breaks. */
export const NBSP = '\u00a0';

/** The name of a firm as one reads it, without a break of the line in `& Co. KG`. */
export const firmName = (name: string): string => name.replace('& Co. ', `&${NBSP}Co.${NBSP}`);

/** A share in per cent, with a real minus: `32,9 %`. */
export const percentText = (value: number): string =>
  `${germanNumber(value).replace('-', '−')}${NBSP}%`;

const inEuros = lazy(
  () =>
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Euros as one reads them: a protected space, a real minus, cents only where there are some: `1.100 €`. */
export function euros(amount: number): string {
  return inEuros().format(amount).replace('-', '−');
}

/**
 * The amount that a text names as people write it, with or without euros: `15.000`, `15 000 €`, `EUR 15000,50`,
 * `15’000`, `15.000,-`, `15.000,--`, `15.000,—`, `15.000.-`; undefined if it names none.
 */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace(/^(?:€|euro?)|(?:€|euros?|eur)$/gi, '');
  const match = /^(\d{1,3}(?:[.'’]\d{3})+|\d+)(?:,(\d{1,2})|[.,](?:-{1,2}|[–—]))?$/.exec(compact);
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

const COUNTS = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

/** A count as a sentence begins with it: `Vier`; a larger one in figures. */
export const countInWords = (count: number): string => COUNTS[count] ?? String(count);

/** A range of euros: `1.200–1.500 €`. */
export function euroRange(from: number, to: number): string {
  return inEuros().formatRange(from, to);
}

/** A range that stays on its line: with a word joiner after the dash. */
export const unbroken = (range: string): string => range.replace('–', '–\u2060');

/** `A, B und C`. */
export const listPhrase = (items: readonly string[]): string =>
  new Intl.ListFormat('de-DE').format(items);

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

/** A day as machines read it: `2026-11-21`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day that it is in Berlin: `2027-03-31`. */
export const berlinDay = (now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Whether a text is a day of the calendar, `2027-03-31`. */
export function isDay(text: string): boolean {
  const date = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && isoDay(date) === text;
}

/** The German names of the months. */
export const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** The month of a day: `März 2027`. */
export const monthName = (day: string): string =>
  new Date(day).toLocaleDateString('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whether a day, `2027-03-31`, is past in Berlin. */
export const isOver = (day: string, now: Date): boolean => day < berlinDay(now);

/** The last second of a day in Berlin, with its offset: `2027-03-31T23:59:59+02:00`. */
export function endOfBerlinDay(day: string): string {
  const evening = new Date(`${day}T22:00:00Z`);
  const options = { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' } as const;
  const [, offset = ''] = evening.toLocaleString('en', options).split('GMT');
  return `${day}T23:59:59${offset}`;
}
