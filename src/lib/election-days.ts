/** The days that an election may have in the election calendar, and in the address of the form on /kontakt. */
import { addMonths, type Day, parseDay } from './day.ts';

/** The last day of an election that the calendar plans for, five years ahead. */
export const lastElectionDay = (today: Day): Day => addMonths(today, 60);

/** Whether a text is a day that an election may have: today or later, at most five years ahead. */
export function isElectionDay(text: string, today: Day): boolean {
  const day = parseDay(text);
  return day !== undefined && day >= today && day <= lastElectionDay(today);
}
