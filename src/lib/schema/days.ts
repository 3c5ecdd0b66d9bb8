import { berlinDay, MONTHS } from '../format.ts';
import { between } from './text.ts';

/** A month, where one is named, and its year. */
const MONTH_AND_YEAR = new RegExp(`(?:(${MONTHS.join('|')}) )?\\b(20\\d\\d)\\b`, 'g');

/** The first month or year in a text that has not begun. */
const laterThanNow = (words: string): string | undefined =>
  [...words.matchAll(MONTH_AND_YEAR)].find(([, month, year]) => {
    const number = month ? `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` : '';
    return `${year}${number}` > berlinDay().slice(0, month ? 7 : 4);
  })?.[0];

/** The month of a figure or a statement, `November 2026`, which is not in the future. */
export const asOf = between(4, 24)
  .refine((words) => laterThanNow(words) === undefined, {
    error: ({ input }) =>
      `liegt mit „${laterThanNow(String(input))}“ in der Zukunft. Schreib den Monat, in dem die Angabe geprüft wurde`,
  })
  .meta({ title: 'Stand', examples: ['November 2026'] });
