import { z } from 'astro/zod';
import { berlinDay, MONTHS } from '../day.ts';
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
