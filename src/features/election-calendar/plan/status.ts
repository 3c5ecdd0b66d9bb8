/** The entries of a plan, their status on a day, and the groups in which the plan shows them. */
import { addDays, type Day, isSunday } from '../../../lib/day.ts';
import type { Choice, PlanDetails } from '../choice.ts';
import type { DayKind } from '../deadline-schema.ts';
import type { StateRule } from '../mayor-rules-schema.ts';

/** The facts about an entry that do not depend on the current day. */
export interface EntryFacts {
  id: string;
  /** A `station` is a step of the campaign, which visitors can tick. */
  kind: 'station' | DayKind;
  day: Day;
  /** The last day of an entry with several days. */
  until: Day;
  /** The hour at which the entry ends on its last day. */
  hour?: number | undefined;
  /** How the day is counted: `12 Monate`, `97. Tag, 18 Uhr`; empty if it is not counted. */
  label: string;
  title: string;
  text: string;
  /** Where the day comes from: `§ 19 BWahlG`, `laut Auskunft des Amts`; empty if the calendar proposes it. */
  source: string;
  /** Whether the office has named the day. */
  isNamed?: boolean;
  /** Whether the day is counted from the start of the Bundestag's term: it stays if the election gets another day. */
  isFixed?: boolean;
  /** The id of the question whose answer replaces this day. */
  question?: string | undefined;
  /** A sentence for the time before the day, with `{day}` and `{law}`: it says what is not allowed yet. */
  early?: string | undefined;
}

export interface Entry extends EntryFacts {
  /**
   * On its day an entry is `today`. Before its day it is `later`; if no other entry is to come sooner and none is of
   * today, it is `next`. After its day a beginning is `running`, a station is `due`, and every other entry is `past`. A
   * ticked station is `done`. After the election, every entry up to the day of the election is `past`.
   */
  status: 'past' | 'running' | 'due' | 'done' | 'today' | 'next' | 'later';
}

export interface PlanInput {
  choice: Choice;
  details: PlanDetails;
  /** The rules of the chosen state, for mayors' elections. */
  rules: readonly StateRule[];
  /** The current day in Berlin. */
  today: Day;
}

function statusOf(entry: EntryFacts, { choice, details, today }: PlanInput): Entry['status'] {
  const { id, kind, day, until } = entry;
  // After the election, nobody can make up for an earlier station, and what had begun has ended.
  if (day <= choice.day && choice.day < today) return 'past';
  if (kind === 'station' && details.done.includes(id)) return 'done';
  if (until >= today) return day <= today ? 'today' : 'later';
  if (kind === 'station') return 'due';
  return kind === 'beginning' ? 'running' : 'past';
}

/** Whether an entry is of today or of a later day, and the visitor has not ticked it. */
export const isAhead = ({ status }: Entry): boolean =>
  status === 'today' || status === 'next' || status === 'later';

/** Gives each entry its status. Of the entries that are ahead, those of the first day are the next ones. */
export function withStatus(entries: readonly EntryFacts[], input: PlanInput): Entry[] {
  const all = entries.map((entry): Entry => ({ ...entry, status: statusOf(entry, input) }));
  const next = all.find(isAhead)?.day;
  return all.map((entry) =>
    entry.status === 'later' && entry.day === next ? { ...entry, status: 'next' } : entry,
  );
}

/** The day on which a deadline is due: its first day, or its last day if the first one is over. */
export const dueDay = ({ day, until }: Pick<Entry, 'day' | 'until'>, today: Day): Day =>
  day < today ? until : day;

/** The last day of the group `week`: the next Sunday. From Friday on, it is the Sunday of the week after. */
export function endOfWeek(today: Day): Day {
  let day = addDays(today, 3);
  while (!isSunday(day)) day = addDays(day, 1);
  return day;
}

/**
 * Divides the entries of a plan into groups: `week` up to `endOfWeek`, with overdue stations; `running`, what has begun
 * and goes on; `month`, the four weeks after `week`; `later`; and `finished`, what is over or done.
 *
 * @param doneAtOpening ids of the stations that were ticked when the plan was opened: they belong to the past. A
 * station that is ticked afterwards stays in its place, so that no other row moves under the visitor's finger.
 */
export function groupsOf(entries: readonly Entry[], today: Day, doneAtOpening: readonly string[]) {
  const sunday = endOfWeek(today);
  return Object.groupBy(entries, ({ id, kind, day, status }) => {
    if (status === 'running') return 'running';
    if (status === 'past' || (kind === 'station' && doneAtOpening.includes(id))) return 'finished';
    if (day <= sunday) return 'week';
    return day <= addDays(sunday, 28) ? 'month' : 'later';
  });
}
