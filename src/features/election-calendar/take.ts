/** What somebody takes along from a plan: the entries of a file, and a message with a link. */
import { LONGEST_MAILTO, mailto } from '../../lib/mailto.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import type { CalendarWords } from './schema.ts';
import type { Choice, Entry } from './calendar.ts';
import { dateText } from './calendar-texts.ts';
import { type Day, nextWorkday } from './day.ts';
import type { NotedEntry } from './ics.ts';
import { isBehind, isDue } from './plan.ts';

/** A plan as it is shown. */
export interface Plan {
  choice: Choice;
  entries: readonly Entry[];
  /** Name of the election. */
  name: string;
  /** Whether its day may change. */
  isOpen: boolean;
  today: Day;
  /** What may not be done yet, in sentences. */
  early: string;
}

/** The entries of a file: what is ahead, and on the next workday what should be done by now. */
export function entriesToTake(
  { entries, today, isOpen }: Plan,
  { take, form }: CalendarWords,
): NotedEntry[] {
  const soon = nextWorkday(today);
  // Somebody may see one of them alone. An office's own day is certain.
  const named = (entry: Entry) =>
    isOpen && entry.kind !== 'answer' && !entry.isFixed ? { ...entry, note: form.open } : entry;
  return entries
    .filter((entry) => isDue(entry) || !isBehind(entry))
    .map(named)
    .map((entry) =>
      isDue(entry) ? { ...entry, day: soon, until: soon, label: take.overdue } : entry,
    );
}

/** So many of the next days go with the link, and all that binds after them, for those who do not open it. */
const NEXT = 3;

/** The link to a plan, with what it is and what comes next; as a mail, of its list so much as a link may hold. */
export function messageOf(shown: Plan, url: string, { take, plan }: CalendarWords) {
  const { choice, name, early, entries } = shown;
  const title = fill(take.message, { name, day: dateText(choice, plan) });
  const withDay = (entry: Entry) =>
    `${dateText(entry, plan)}: ${entry.isDeadline ? `${plan.deadline}: ` : ''}${entry.title}`;
  const ahead = entries.filter((entry) => !isBehind(entry));
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
