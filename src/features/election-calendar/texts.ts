import { fill } from '../../lib/text.ts';
import type { CalendarWords, DeadlineRule } from '../../schemas/calendar.ts';

type TableWords = CalendarWords['table'];

function offsetText(
  { days, untilDays, months, monthsBeforeYear }: DeadlineRule,
  words: TableWords,
) {
  if (days === 0) return words.electionDay;
  if (days !== undefined && untilDays !== undefined)
    return fill(words.days, { days, until: untilDays });
  if (days !== undefined) return fill(words.day, { days });
  if (months === -1) return words.monthAfter;
  if (months !== undefined) return fill(words.months, { months });
  return fill(words.monthsBeforeYear, { months: monthsBeforeYear ?? 0 });
}

/** When a deadline is, counted from the election: `97. Tag, 18 Uhr`. */
export function ruleText(rule: DeadlineRule, words: TableWords): string {
  const offset = offsetText(rule, words);
  if (rule.hour === undefined) return offset;
  return `${offset}, ${fill(words.hour, { hour: rule.hour })}`;
}

/** How current the deadlines are, and that nobody vouches for them. */
export const legalText = ({ legal, asOf }: CalendarWords): string => fill(legal, { asOf });
