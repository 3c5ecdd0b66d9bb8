import { z } from 'astro/zod';
import { berlinDay, isDay, MONTHS } from '../day.ts';
import { between } from './text.ts';

/** `31.3.2027`, `31/03/27`. */
const DAY_FIRST = /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(?:20)?(\d\d)$/;
/** `2027-3-31`, `2027/03/31`, `2027-03-31T00:00`. */
const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:$|T)/;

/** `31. März 2027`. */
const NAMED_MONTH = new RegExp(`\\.\\s?(${MONTHS.join('|')})\\s`);

/**
 * A day that somebody wrote in another way, as year, month and day: `2027-03-31`. The calendar may not have that day.
 */
function dayMeant(written: string): string | undefined {
  const inDigits = written.replace(
    NAMED_MONTH,
    (_, month: string) => `.${MONTHS.indexOf(month) + 1}.`,
  );
  const [, day, monthOfDay, shortYear] = DAY_FIRST.exec(inDigits) ?? [];
  const [, year, month, dayOfMonth] = YEAR_FIRST.exec(inDigits) ?? [];
  const parts = day ? [`20${shortYear}`, monthOfDay, day] : [year, month, dayOfMonth];
  return parts[0] && parts.map((part) => part?.padStart(2, '0')).join('-');
}

/** The complaint about a text that is no day. A missing value gets the complaint of every missing field. */
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

/** `November 2026`, `21. November 2026`, `ab Mai 2011`, `2019`. */
const MONTH_AND_YEAR = new RegExp(
  `^(?:ab |Stand: )?(?:(?:\\d{1,2}\\.\\s)?(${MONTHS.join('|')})\\s)?((?:19|20)\\d\\d)$`,
);

/** Whether the month or the year of a text has begun. */
function hasBegun(words: string): boolean {
  const [, month, year = ''] = MONTH_AND_YEAR.exec(words) ?? [];
  const start = month ? `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` : year;
  return start <= berlinDay().slice(0, start.length);
}

/** The month or the year of a figure or a statement; `ohne Datum` if its source names neither. */
export const asOf = between(4, 24)
  .refine((words) => MONTH_AND_YEAR.test(words) || words === 'ohne Datum', {
    error: 'muss einen Monat und sein Jahr nennen. Schreib Monat und Jahr aus, wie „November 2026“',
    abort: true,
  })
  .refine(hasBegun, {
    error: 'liegt in der Zukunft. Schreib den Monat, in dem die Angabe geprüft wurde',
  })
  .meta({ title: 'Stand', examples: ['November 2026'] });
