/** Finds the days that laws count from the day of an election, and says in words how they are counted. */
import { addDays, addMonths, type Day } from '../../../lib/day.ts';
import { fill } from '../../../lib/text.ts';
import type { CalendarWords } from '../schema.ts';
import type { Choice } from '../choice.ts';
import type { DeadlineRule } from '../deadline-schema.ts';

/**
 * The day that lies before an election by months or days; negative numbers lie after it. Sundays and holidays move no
 * deadline (§ 54 Abs. 1 BWahlG).
 */
export const dayBefore = (election: Day, { months = 0, days = 0 }: Partial<DeadlineRule>): Day =>
  addDays(addMonths(election, -months), -days);

/** The first and the last day on which the Bundestag is regularly elected (Art. 39 Abs. 1 GG). */
export const regularDays = (termStart: Day) => ({
  from: addMonths(termStart, 46),
  to: addMonths(termStart, 48),
});

/** Whether the Bundestag is elected on another day, because its term ends early. */
export function isIrregular({ type, day }: Choice, termStart: Day): boolean {
  const { from, to } = regularDays(termStart);
  return type === 'federal' && (day < from || day > to);
}

/**
 * The day of a rule. If the term of the Bundestag ends early, the rules that count from its start do not hold (§ 21
 * Abs. 3 BWahlG), and the day is undefined.
 */
export function ruleDay(rule: DeadlineRule, choice: Choice, termStart: Day): Day | undefined {
  const { monthsBeforeYear, monthsOfTerm } = rule;
  if (monthsBeforeYear) return addMonths(`${choice.day.slice(0, 4)}-01-01`, -monthsBeforeYear);
  if (!monthsOfTerm) return dayBefore(choice.day, rule);
  return isIrregular(choice, termStart) ? undefined : addMonths(termStart, monthsOfTerm);
}

function offsetText(
  { days = 0, untilDays, months, monthsBeforeYear, monthsOfTerm }: Partial<DeadlineRule>,
  table: CalendarWords['table'],
): string {
  if (monthsOfTerm) return fill(table.monthsOfTerm, { months: monthsOfTerm });
  if (monthsBeforeYear) return fill(table.monthsBeforeYear, { months: monthsBeforeYear });
  if (months) return months === -1 ? table.monthAfter : fill(table.months, { months });
  if (days === 0) return table.electionDay;
  if (days < 0) return fill(table.dayAfter, { days: -days });
  return untilDays === undefined
    ? fill(table.day, { days })
    : fill(table.days, { days, until: untilDays });
}

/** The time of a rule in words, counted from the election: `97. Tag, 18 Uhr`. */
export function ruleText(rule: Partial<DeadlineRule>, table: CalendarWords['table']): string {
  const offset = offsetText(rule, table);
  if (rule.hour === undefined) return offset;
  return `${offset}, ${fill(table.hour, { hour: rule.hour })}`;
}

/** The sentence that says how current the deadlines are, and that they come without guarantee. */
export const legalText = ({ legal, asOf }: CalendarWords): string => fill(legal, { asOf });
