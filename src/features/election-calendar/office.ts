/** The questions to an electoral office, and what is published about them. */
import { fill } from '../../lib/text.ts';
import type { OfficeQuestion } from './deadline-schema.ts';
import type { MayorRule, MayorRules } from './mayors-schema.ts';
import { MAYOR_RULES } from './mayors.ts';
import type { CalendarContent } from './schema.ts';

/** A rule of a state with its source. The day of a runoff is after the election, so its `days` are negative. */
export interface StateRule extends Omit<MayorRule, 'source'> {
  name: (typeof MAYOR_RULES)[number];
  label: string;
  source: MayorRules['sources'][number];
}

/** The rules for mayors' elections, by the names of the states. A rule that nobody has looked up is left out. */
export const stateRules = ({
  states,
  columns,
  sources,
}: MayorRules): Readonly<Record<string, readonly StateRule[]>> =>
  Object.fromEntries(
    states.map((state) => [
      state.name,
      MAYOR_RULES.flatMap((name): StateRule[] => {
        const rule = state[name];
        const source = sources.find(({ id }) => id === rule?.source);
        if (!rule || !source) return [];
        const days = name === 'runoff' && rule.days ? -rule.days : rule.days;
        return [{ ...rule, name, label: columns[name], days, source }];
      }),
    ]),
  );

/**
 * The questions as a mail.
 *
 * @param election name and day of the election or, while the day is open, its rough time
 */
export function mailOf(
  { mail }: CalendarContent['ask'],
  election: string,
  questions: readonly OfficeQuestion[],
): { subject: string; body: string } {
  const list = questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
  const subject = fill(mail.subject, { election });
  const before = fill(mail.before, { election });
  return { subject, body: [mail.greeting, before, list, mail.after].join('\n\n') };
}
