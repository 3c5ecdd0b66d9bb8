import type { Day } from './day.ts';

/** A row of the plan: a station of the campaign, a published deadline, or a day that an office has named. */
export interface Entry {
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
  /**
   * `running`: the day is over, and what began on it goes on. `due`: a station whose day is over. `done`: one that the
   * visitor has ticked. The last three are ahead.
   */
  status: 'past' | 'running' | 'due' | 'done' | 'today' | 'next' | 'later';
}

/** An entry before its status is known, which depends on today. */
export interface EntryDraft extends Omit<Entry, 'status'> {
  /** A sentence that says what to do about a published day. It follows the text until the office has answered. */
  advice?: string;
}

/** Whether the day of an entry is not over, and the visitor has not ticked it. */
export const isAhead = ({ status }: Entry): boolean =>
  status === 'today' || status === 'next' || status === 'later';
