/** What leaves the page with a plan: the entries of its calendar file, and a message with its link. */
import { LONGEST_MAILTO, mailto } from '../../lib/mailto.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import type { CalendarWords } from './schema.ts';
import type { Choice, Entry } from './calendar.ts';
import { dateText } from './calendar-texts.ts';
import { type Day, nextWorkday } from './day.ts';
import type { NotedEntry } from './ics.ts';
import { isPastOrDone, isDue } from './plan.ts';

/** A plan as it is shown. */
export interface Plan {
  choice: Choice;
  entries: readonly Entry[];
  /** Name of the election. */
  name: string;
  /** Whether its day may change. */
  isOpen: boolean;
  today: Day;
  /** Sentences about what is not allowed yet; empty without any. */
  early: string;
}

/** The entries of a calendar file: those that are ahead, and overdue stations, which move to the next workday. */
export function entriesToExport(
  { entries, today, isOpen }: Plan,
  { take, form }: CalendarWords,
): NotedEntry[] {
  const soon = nextWorkday(today);
  // A calendar shows an event alone, so each says that its day may change; a day that an office has named may not.
  const named = (entry: Entry) =>
    isOpen && entry.kind !== 'answer' && !entry.isFixed ? { ...entry, note: form.open } : entry;
  return entries
    .filter((entry) => isDue(entry) || !isPastOrDone(entry))
    .map(named)
    .map((entry) =>
      isDue(entry) ? { ...entry, day: soon, until: soon, label: take.overdue } : entry,
    );
}

/** How many of the next entries a message lists. After them it lists only deadlines and days of the office. */
const NEXT = 3;

/**
 * A message about a plan: its title, what comes next, and its link. As a `mailto:` address its list is cut to the
 * length that mail programs accept.
 */
export function messageOf(shown: Plan, url: string, { take, plan }: CalendarWords) {
  const { choice, name, early, entries } = shown;
  const title = fill(take.message, { name, day: dateText(choice, plan) });
  const withDay = (entry: Entry) =>
    `${dateText(entry, plan)}: ${entry.isDeadline ? `${plan.deadline}: ` : ''}${entry.title}`;
  const ahead = entries.filter((entry) => !isPastOrDone(entry));
  const binding = ahead
    .slice(NEXT)
    .filter(({ isDeadline, kind }) => isDeadline || kind === 'answer');
  const due = entries.filter(isDue).map((entry) => `${take.overdue}: ${entry.title}`);
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', heading, ...lines] : [];
  const head = [title, ...(early ? ['', early] : [])];
  const lines = [
    ...(due.length > 0 ? ['', ...due] : []),
    ...list(take.next, ahead.slice(0, NEXT).map(withDay)),
    ...list(take.deadlines, binding.map(withDay)),
  ].map(withoutSoftHyphens);
  const mailWith = (count: number) => {
    const shownLines = count < lines.length ? [...lines.slice(0, count), '', take.more] : lines;
    return mailto('', title, [...head, ...shownLines, '', url].join('\n'));
  };
  let count = lines.length;
  while (count > 0 && mailWith(count).length > LONGEST_MAILTO) count -= 1;
  return { title, text: [...head, ...lines].join('\n'), url, mail: mailWith(count) };
}
