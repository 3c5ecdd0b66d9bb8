import { addDays, type Day, isSunday } from '../../lib/day.ts';

/** The facts about an entry that do not depend on the current day. */
export interface EntryFacts {
  id: string;
  kind: 'station' | 'deadline' | 'answer';
  day: Day;
  /** The last day of an entry with several days. */
  until: Day;
  /** How the day is counted: `12 Monate`, `97. Tag, 18 Uhr`. */
  label: string;
  title: string;
  text: string;
  /** Statute and paragraph of a deadline. */
  law: string;
  /** The hour at which a deadline ends. */
  hour: number | undefined;
  /** Whether something has to be done or decided by this day. */
  isDeadline: boolean;
  /** Whether the day counts from the start of the term, so that another day of the election does not move it. */
  isFixed?: boolean;
  /** Whether something begins on this day and goes on after it. */
  begins?: boolean | undefined;
  /** The id of the question whose answer replaces this day. */
  question?: string | undefined;
  /** A sentence for the time before the day, with `{day}` and `{law}`: it says what is not allowed yet. */
  early?: string | undefined;
}

/** A row of the plan: a station of the campaign, a published deadline, or a day that an office has named. */
export interface Entry extends EntryFacts {
  /**
   * `today`, `next`, `later`: the day is not over. `past`: it is over. `running`: it is over, and what began on it goes
   * on. `due`: a station whose day is over. `done`: a station that the visitor has ticked. Once the election is over,
   * every entry up to it is `past`.
   */
  status: 'past' | 'running' | 'due' | 'done' | 'today' | 'next' | 'later';
}

/** Completes the facts about an entry. Unless `fields` says otherwise, it lasts a day and has no label, text or law. */
export const factsOf = (
  fields: Pick<EntryFacts, 'id' | 'kind' | 'day' | 'title'> & Partial<EntryFacts>,
): EntryFacts => ({
  until: fields.day,
  label: '',
  text: '',
  law: '',
  hour: undefined,
  isDeadline: false,
  ...fields,
});

/** The facts that the status of an entry depends on. */
export interface Progress {
  /** The current day in Berlin. */
  today: Day;
  /** The ids of the ticked stations. */
  done: readonly string[];
}

function statusOf(entry: EntryFacts, { today, done }: Progress, election: Day) {
  const { id, kind, day, until, begins } = entry;
  // After the election, a station before it can no longer be made up for, and what had begun has ended.
  if (day <= election && election < today) return 'past';
  if (kind === 'station' && done.includes(id)) return 'done';
  if (until >= today) return day <= today ? 'today' : 'later';
  if (kind === 'station') return 'due';
  return begins ? 'running' : 'past';
}

/** Whether the day of an entry is not over, and the visitor has not ticked it. */
export const isAhead = ({ status }: Entry): boolean =>
  status === 'today' || status === 'next' || status === 'later';

/** Gives each entry its status. Of the entries that are ahead, those of the first day are the next ones. */
export function withStatus(
  entries: readonly EntryFacts[],
  progress: Progress,
  election: Day,
): Entry[] {
  const all = entries.map((entry): Entry => ({
    ...entry,
    status: statusOf(entry, progress, election),
  }));
  const next = all.find(isAhead)?.day;
  return all.map((entry) =>
    entry.status === 'later' && entry.day === next ? { ...entry, status: 'next' } : entry,
  );
}

/** The day by which a deadline is due: its first day, or its last once it has begun. */
export const dueDay = ({ day, until }: Pick<Entry, 'day' | 'until'>, today: Day): Day =>
  day < today ? until : day;

/** The Sunday of the planned week. From Friday on that is the next week, because Monday is the next workday. */
export function endOfWeek(today: Day): Day {
  let day = addDays(today, 3);
  while (!isSunday(day)) day = addDays(day, 1);
  return day;
}

/**
 * The groups of a plan: the current week with overdue stations, what has begun and goes on, the four weeks after
 * this week, all later entries, and those that are over.
 *
 * @param doneAtOpening ids of the stations that were ticked when the plan was opened: they count as over. A
 * station that is ticked afterwards stays in its place, so that no other one moves under the visitor's finger.
 */
export function groupsOf(entries: readonly Entry[], today: Day, doneAtOpening: readonly string[]) {
  const sunday = endOfWeek(today);
  return Object.groupBy(entries, ({ id, kind, day, status }) => {
    if (status === 'running') return 'running';
    if (status === 'past' || (kind === 'station' && doneAtOpening.includes(id))) return 'behind';
    if (day <= sunday) return 'week';
    return day <= addDays(sunday, 28) ? 'month' : 'later';
  });
}
