import { z } from 'astro/zod';
import { berlinDay, isDay, MONTHS } from '../format.ts';
import { between } from './text.ts';

const two = (number: number | string): string => String(number).padStart(2, '0');

/** A year of four digits from one of two or four: `26` is `2026`. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** The number of a month that is written in digits, or by its name, short or with a slip: `Nov.`, `Mrz`, `Novmber`; 0 where it is none. */
function monthNumber(written: string): number {
  if (/^\d*$/.test(written)) return Number(written);
  const word = written.toLowerCase().replace(/^m(?:ae?)?r/, 'mär');
  return (
    1 +
    MONTHS.map((name) => name.toLowerCase()).findIndex(
      (name) =>
        name.startsWith(word) ||
        (name.startsWith(word.slice(0, 3)) && Math.abs(name.length - word.length) <= 2),
    )
  );
}

/** `31.3.2027`, `31. März 27`, `31/03/2027`. */
const GERMAN_DAY = /^(\d{1,2})(?:[./]\s*(\d{1,2})[./]|\.?\s*(\p{L}{3,})\.?)\s*(\d{4}|\d\d)$/u;
/** `2027-3-31`, `2027/03/31`, `2027-03-31T00:00`. */
const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:$|T)/;

/** A day that people write in another way, as year, month and day: `2027-03-31`. It may be none of the calendar. */
function dayMeant(written: string): string | undefined {
  const [, day, number, name = '', year = ''] = GERMAN_DAY.exec(written) ?? [];
  if (day) return `${fullYear(year)}-${two(monthNumber(number ?? name))}-${two(day)}`;
  const [, first, ...others] = YEAR_FIRST.exec(written) ?? [];
  return first && [first, ...others.map(two)].join('-');
}

/** The complaint about a text that is no day. A missing value has the complaint of every missing field. */
function dayComplaint(input: unknown): string | undefined {
  if (input === undefined || input === null) return undefined;
  const written = String(input).trim();
  const meant = dayMeant(written);
  if (!meant)
    return 'muss ein Tag in der Reihenfolge Jahr-Monat-Tag sein. Schreib ihn wie 2027-03-31';
  if (isDay(meant))
    return `muss in der Reihenfolge Jahr-Monat-Tag stehen, mit zwei Ziffern für Monat und Tag. Schreib „${meant}“`;
  return `nennt mit „${written}“ keinen Tag im Kalender. Prüf Monat und Tag`;
}

/** A day of this century, `2027-03-31`. */
export const day = z.iso
  .date({ error: ({ input }) => dayComplaint(input), abort: true })
  .refine((written) => written.startsWith('20'), {
    error: 'liegt vor dem Jahr 2000 oder nach 2099. Prüf das Jahr',
    abort: true,
  });

/** A day on which something has happened. */
export const pastDay = day.refine((written) => written <= berlinDay(), {
  error: 'liegt in der Zukunft. Nimm den heutigen Tag oder einen früheren',
});

/** `Nov. 26`, `november 2026`, `11/2026`. */
const MONTH_FIRST = /^(\d{1,2}(?=[./-])|\p{L}{3,})\.?[\s/-]?'?(\d{4}|\d\d)$/u;

/** A month in any form as it is to be written, `November 2026`; undefined where it is none. */
function monthMeant(written: string): string | undefined {
  const day = dayMeant(written.replace(/^\d{4}-\d\d?$/, '$&-1'));
  const [year = '', month = ''] =
    day?.split('-') ?? MONTH_FIRST.exec(written)?.slice(1).reverse() ?? [];
  const name = MONTHS[monthNumber(month) - 1];
  return name && `${name} ${fullYear(year)}`;
}

/** Whether a month or a year, `November 2026` or `2026`, has not begun. */
function isComing(stated: string): boolean {
  const [year = '', month] = stated.split(' ').reverse();
  const start = month ? `${year}-${two(MONTHS.indexOf(month) + 1)}` : year;
  return start > berlinDay().slice(0, start.length);
}

/** Months and years in a text, in any form: `2026-11`, `21. November 2026`, `11/2026`, `Nov. 26`, `2026`. */
const MONTHS_AND_YEARS =
  /\d{4}-\d\d?(?:-\d\d?)?|(?:\d{1,2}\.\s?)?(?:\d{1,2}[./-]|\p{L}{3,}\.?\s)'?(?:\d{4}|\d\d)(?!\d|[./-]\d)|\b\d{4}\b/gu;

/** The complaint about a month in a text that is to come, or that is written in another form than the site has. */
function monthComplaint(words: string): string | undefined {
  for (const written of words.match(MONTHS_AND_YEARS) ?? []) {
    const month = monthMeant(written);
    const stated = month ?? /\d{4}/.exec(written)?.[0] ?? '';
    if (isComing(stated))
      return `liegt mit „${stated}“ in der Zukunft. Schreib den Monat, in dem die Angabe geprüft wurde`;
    if (month && written.replace(/^\d{1,2}\.\s/, '').replace(/\s/, ' ') !== month)
      return `nennt den Monat mit „${written}“ in anderer Form. Schreib Monat und Jahr aus: „${month}“`;
  }
  return undefined;
}

/** The arguments of a `refine` that wants the months of a text written in full, `November 2026`, and none that is to come. */
export const monthsInFull = [
  (words: string) => monthComplaint(words) === undefined,
  { error: ({ input }: { input?: unknown }) => monthComplaint(String(input)), abort: true },
] as const;

/** The month of a figure or a statement, `November 2026`, or its year; `ohne Datum` where its source names none. */
export const asOf = between(4, 24)
  .refine(...monthsInFull)
  .refine((words) => /^(?:\D*\s)?(?:\d{1,2}\.\s\p{L}+\s)?\d{4}$|^ohne Datum$/u.test(words), {
    error: 'muss Monat und Jahr nennen. Schreib sie wie „November 2026“',
  })
  .meta({ title: 'Stand', examples: ['November 2026'] });
