import type { CampaignType } from '../../config/routes.ts';
import type { CalendarWords, Offset } from '../../schemas/calendar.ts';
import { addDays, addMonths, type Day, daysBetween } from './day.ts';
import { ruleText } from './calendar-texts.ts';

/** An election that a visitor has chosen. */
export interface Choice {
  type: CampaignType;
  day: Day;
}

/** A phase of the campaign, or a deadline that a statute sets. */
export interface Entry {
  id: string;
  kind: 'phase' | 'deadline';
  day: Day;
  /** The last day of an entry with several days. */
  until: Day;
  /** Where the day comes from: `12 Monate`, `97. Tag, 18 Uhr`. */
  label: string;
  title: string;
  text: string;
  /** Statute and paragraph of a deadline. */
  law: string;
  /** `running`: the day is over, but what began on it goes on. */
  status: 'past' | 'running' | 'today' | 'next' | 'later';
}

/**
 * The day that lies before an election by an offset; negative offsets lie after it. Sundays and
 * holidays move no deadline (§ 54 Abs. 1 BWahlG).
 */
export function dayBefore(election: Day, { days, months, monthsBeforeYear }: Offset): Day {
  if (days !== undefined) return addDays(election, -days);
  if (months !== undefined) return addMonths(election, -months);
  return addMonths(`${election.slice(0, 4)}-01-01`, -(monthsBeforeYear ?? 0));
}

type Undated = Omit<Entry, 'status'> & { begins?: boolean | undefined };

const phasesOf = ({ phases }: CalendarWords, { day }: Choice): Undated[] =>
  phases.map(({ id, label, title, text, ...offset }) => {
    const on = dayBefore(day, offset);
    return { id, kind: 'phase', day: on, until: on, label, title, text, law: '' };
  });

const deadlinesOf = ({ deadlines, table }: CalendarWords, { type, day }: Choice): Undated[] =>
  deadlines.flatMap(({ id, begins, title, text = '', rules }) =>
    rules
      .filter(({ elections }) => elections.includes(type))
      .map((rule) => {
        const on = dayBefore(day, rule);
        const until = rule.untilDays === undefined ? on : addDays(day, -rule.untilDays);
        const label = ruleText(rule, table);
        return { id, kind: 'deadline', day: on, until, label, title, text, law: rule.law, begins };
      }),
  );

/**
 * The calendar of an election in the order of its days.
 *
 * @param today in Berlin
 */
export function calendarOf(words: CalendarWords, choice: Choice, today: Day): Entry[] {
  const entries = [...phasesOf(words, choice), ...deadlinesOf(words, choice)].sort((a, b) =>
    a.day < b.day ? -1 : Number(a.day > b.day),
  );
  const next = entries.find(({ until }) => until >= today)?.id;
  return entries.map(({ begins, ...entry }) => {
    if (entry.until < today) return { ...entry, status: begins ? 'running' : 'past' };
    if (entry.day <= today) return { ...entry, status: 'today' };
    return { ...entry, status: entry.id === next ? 'next' : 'later' };
  });
}

/** The plans that the time left is enough for. */
export function pace({ day }: Choice, today: Day): 'early' | 'late' | 'short' {
  if (today <= addMonths(day, -12)) return 'early';
  return daysBetween(today, day) >= 42 ? 'late' : 'short';
}
