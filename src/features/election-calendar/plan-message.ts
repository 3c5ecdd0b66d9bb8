/** A plan as a message to the team. */
import { LONGEST_MAILTO, mailto } from '../../lib/mailto.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import { dateText } from './calendar-texts.ts';
import type { Entry } from './entry.ts';
import { isDue, isPastOrDone } from './plan.ts';
import type { Choice } from './rules.ts';
import type { CalendarWords } from './schema.ts';

/** A plan as it is shown. */
export interface Plan {
  choice: Choice;
  entries: readonly Entry[];
  /** Name of the election. */
  name: string;
  /** Whether its day may change. */
  isOpen: boolean;
  /** Sentences about what is not allowed yet; empty without any. */
  early: string;
}

/** How many of the next entries a message lists. After them it lists deadlines and days of the office alone. */
const NEXT = 3;

/**
 * A message about a plan: its title, overdue stations, and what comes next. As a `mailto:` address it ends with the
 * link to the plan, and its list is cut to the length that mail programs accept.
 */
export function messageOf(
  { choice, name, early, entries }: Plan,
  url: string,
  { take, plan }: CalendarWords,
): { title: string; text: string; mail: string } {
  const title = fill(take.message, { name, day: dateText(choice, plan) });
  const withDay = (entry: Entry) =>
    `${dateText(entry, plan)}: ${entry.isDeadline ? `${plan.deadline}: ` : ''}${entry.title}`;
  const head = early ? [title, '', early] : [title];
  const overdue = entries.filter(isDue).map((entry) => `${take.overdue}: ${entry.title}`);
  const ahead = entries
    .filter((entry) => !isPastOrDone(entry))
    .filter(({ isDeadline, kind }, index) => index < NEXT || isDeadline || kind === 'answer');
  const lines = ['', ...overdue, ...ahead.map(withDay)].map(withoutSoftHyphens);
  const mailWith = (count: number) => {
    const shown = count < lines.length ? [...lines.slice(0, count), '', take.more] : lines;
    return mailto('', title, [...head, ...shown, '', url].join('\n'));
  };
  let count = lines.length;
  while (count > 0 && mailWith(count).length > LONGEST_MAILTO) count -= 1;
  return { title, text: [...head, ...lines].join('\n'), mail: mailWith(count) };
}
