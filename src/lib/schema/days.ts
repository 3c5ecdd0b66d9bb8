import { z } from 'astro/zod';
import { addMonths, berlinDay, type Day, MONTHS } from '../day.ts';
import { between } from './text.ts';

/** A day of this century, `2027-03-31`. */
export const day = z.iso.date({ abort: true }).refine((written) => written.startsWith('20'), {
  error: 'liegt vor dem Jahr 2000 oder nach 2099. Prüf das Jahr',
  abort: true,
});

/** A day on which something has happened. */
export const pastDay = day.refine((written) => written <= berlinDay(), {
  error: 'liegt in der Zukunft. Nimm den heutigen Tag oder einen früheren',
});

/** `November 2026`, `21. November 2026`, `ab Mai 2011`, `2019`: the groups are the month and the year. */
export const AS_OF = String.raw`(?:ab |Stand: )?(?:(?:\d{1,2}\.\s)?(${MONTHS.join('|')})\s)?((?:19|20)\d\d)\b`;
const ONLY_AS_OF = new RegExp(`^${AS_OF}$`);

/**
 * The first days of the first and of the last month that a date means. A year alone means all of its months.
 *
 * @param match of a pattern with `AS_OF`
 */
export function monthsOf([, month, year]: RegExpExecArray): [first: Day, last: Day] {
  const place = MONTHS.findIndex((name) => name.toLowerCase() === month?.toLowerCase());
  const january = `${year}-01-01`;
  return place < 0
    ? [january, addMonths(january, 11)]
    : [addMonths(january, place), addMonths(january, place)];
}

/** Whether the month or the year of a date has begun. */
function hasBegun(words: string): boolean {
  const match = ONLY_AS_OF.exec(words);
  return !match || monthsOf(match)[0] <= berlinDay();
}

/** The month or the year of a figure or a statement; `ohne Datum` if its source names neither. */
export const asOf = between(4, 24)
  .refine((words) => ONLY_AS_OF.test(words) || words === 'ohne Datum', {
    error: 'muss einen Monat und sein Jahr nennen. Schreib Monat und Jahr aus, wie „November 2026“',
    abort: true,
  })
  .refine(hasBegun, {
    error: 'liegt in der Zukunft. Schreib den Monat, in dem die Angabe geprüft wurde',
  })
  .meta({ title: 'Stand', examples: ['November 2026'] });
