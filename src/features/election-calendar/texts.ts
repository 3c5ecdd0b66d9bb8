import type { CalendarWords, DeadlineRule } from '../../schemas/calendar.ts';

type TableWords = CalendarWords['table'];

function offsetText(
  { days, untilDays, months, monthsBeforeYear }: DeadlineRule,
  words: TableWords,
) {
  if (days === 0) return words.electionDay;
  if (days !== undefined && untilDays !== undefined)
    return words.days.replace('{days}', String(days)).replace('{until}', String(untilDays));
  if (days !== undefined) return words.day.replace('{days}', String(days));
  if (months === -1) return words.monthAfter;
  if (months !== undefined) return words.months.replace('{months}', String(months));
  return words.monthsBeforeYear.replace('{months}', String(monthsBeforeYear));
}

/** When a deadline is, counted from the election: `97. Tag, 18 Uhr`. */
export function ruleText(rule: DeadlineRule, words: TableWords): string {
  const offset = offsetText(rule, words);
  if (rule.hour === undefined) return offset;
  return `${offset}, ${words.hour.replace('{hour}', String(rule.hour))}`;
}

/** How current the deadlines are, and that nobody vouches for them. */
export const legalText = ({ legal, asOf }: CalendarWords): string => legal.replace('{asOf}', asOf);
