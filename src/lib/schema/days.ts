import { berlinDay, MONTHS } from '../format.ts';
import { between } from './text.ts';

/** A month, where one is named, and its year. */
const MONTH_AND_YEAR = new RegExp(`(?:(${MONTHS.join('|')}) )?\\b((?:19|20)\\d\\d)\\b`, 'g');

/** The first month or year in a text that has not begun. */
const laterThanNow = (words: string): string | undefined =>
  [...words.matchAll(MONTH_AND_YEAR)].find(([, month, year]) => {
    const number = month ? `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` : '';
    return `${year}${number}` > berlinDay().slice(0, month ? 7 : 4);
  })?.[0];

/** A month in another form than the content has it: `11/2026`, `Nov. 26`, `november 2026`. */
const isOtherForm = (words: string): boolean => {
  const rest = words.replace(MONTH_AND_YEAR, '').replace(/\b\d{1,2}\.(?= $| \{|$)/, '');
  const short = MONTHS.map((month) => month.slice(0, 3)).join('|');
  return new RegExp(`\\d|\\b(?:${short})\\p{L}*\\.?(?= |$)`, 'iu').test(rest);
};
/** The arguments of a `refine` that wants months and years as the content has them: `November 2026`. */
export const monthAndYear = [
  (words: string) => !isOtherForm(words),
  {
    error:
      'nennt den Monat in anderer Form. Schreib Monat und Jahr aus, zum Beispiel „November 2026“',
  },
] as const;
/** The month of a figure or a statement, `November 2026`, which is not in the future. */
export const asOf = between(4, 24)
  .refine(...monthAndYear)
  .refine((words) => laterThanNow(words) === undefined, {
    error: ({ input }) =>
      `liegt mit „${laterThanNow(String(input))}“ in der Zukunft. Schreib den Monat, in dem die Angabe geprüft wurde`,
  })
  .meta({ title: 'Stand', examples: ['November 2026'] });
