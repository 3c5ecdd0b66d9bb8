import { fill } from '../../lib/text.ts';
import type { DeadlineRule, Offset } from './rules-schema.ts';
import type { CalendarWords } from './schema.ts';
import { type Day, dayText, weekdayText } from './day.ts';

type TableWords = CalendarWords['table'];

/** The time of a rule, which a statute or the table of the states counts from the election. */
type Rule = Offset & Partial<Pick<DeadlineRule, 'untilDays' | 'monthsOfTerm' | 'hour'>>;

function offsetText(
  { days, untilDays, months, monthsBeforeYear, monthsOfTerm }: Rule,
  words: TableWords,
) {
  if (days === 0) return words.electionDay;
  if (days !== undefined && days < 0) return fill(words.dayAfter, { days: -days });
  if (days !== undefined && untilDays !== undefined)
    return fill(words.days, { days, until: untilDays });
  if (days !== undefined) return fill(words.day, { days });
  if (months === -1) return words.monthAfter;
  if (months !== undefined) return fill(words.months, { months });
  if (monthsOfTerm !== undefined) return fill(words.monthsOfTerm, { months: monthsOfTerm });
  return fill(words.monthsBeforeYear, { months: monthsBeforeYear ?? 0 });
}

/** The time of a deadline in words, counted from the election: `97. Tag, 18 Uhr`. */
export function ruleText(rule: Rule, words: TableWords): string {
  const offset = offsetText(rule, words);
  if (rule.hour === undefined) return offset;
  return `${offset}, ${fill(words.hour, { hour: rule.hour })}`;
}

/** The sentence that says how current the deadlines are, and that they come without guarantee. */
export const legalText = ({ legal, asOf }: CalendarWords): string => fill(legal, { asOf });

/** A day or a period in words, with the hour at which it ends, if there is one: `Montag, 1. März 2027, bis 18 Uhr`. */
export function dateText(
  { day, until = day, hour }: { day: Day; until?: Day; hour?: number | undefined },
  words: CalendarWords['plan'],
): string {
  const date = weekdayText(day) + (until === day ? '' : ` – ${dayText(until)}`);
  return hour === undefined ? date : `${date}, ${fill(words.until, { hour })}`;
}
