import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator';
import { berlinDay } from '../../lib/format.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import type { Entry } from './calendar.ts';
import type { Task } from './calendar-texts.ts';
import { addDays, type Day, nextWorkday, utcDate } from './day.ts';

/** All-day events begin at midnight; an alarm rings at nine. */
const NINE = 9 * 3600;
const DAY = 24 * 3600;

/** An entry with a note behind its title, such as that its day may change. */
export type NotedEntry = Entry & { note?: string };

interface IcsCalendar {
  /** Begins the ids of its events, such as the election: the same in each version of a calendar. */
  id: string;
  entries: readonly NotedEntry[];
  /** What is to be done on the next workday. */
  tasks?: { today: Day; items: readonly Task[] } | undefined;
  /** Name of the calendar. */
  name: string;
  /** A text about the calendar, which some programs show to subscribers. */
  description?: string;
  /** Word before the title of a deadline. */
  deadline: string;
  /** `bis {hour} Uhr`: an all-day event shows the hour in its title. */
  until: string;
  /** Last lines of a deadline's description. */
  legal: string;
  /** Where the plan is. */
  url: string;
  /** Host of the site, for ids that are unique in the world. */
  host: string;
  now: Date;
}

/**
 * Seconds to the alarms of an entry: four weeks, a week and a day before a deadline and on its morning; on the
 * morning of a phase; a week before another day, or the day before it where that is over.
 */
function alarmsFor({ kind, day, isDeadline }: Entry, now: Date): number[] {
  const isAhead = (days: number) => addDays(day, -days) > berlinDay(now);
  const ahead = (isDeadline ? [28, 7, 1, 0] : kind === 'phase' ? [0] : [7]).filter(isAhead);
  const days = ahead.length > 0 ? ahead : [1].filter(isAhead);
  return days.map((before) => NINE - before * DAY);
}

function titleOf(entry: NotedEntry, deadline: string, until: string): string {
  const { kind, label, title, hour, isDeadline } = entry;
  const before = kind === 'phase' ? label : isDeadline ? deadline : '';
  const named = before ? `${before}: ${title}` : title;
  const end = hour === undefined ? '' : fill(until, { hour });
  // A title that names the hour itself, with any space.
  const timed = end && !new RegExp(`\\b${hour}\\sUhr`).test(title) ? `${named}, ${end}` : named;
  return entry.note ? `${timed} (${entry.note})` : timed;
}

/**
 * A calendar as an iCalendar file (RFC 5545). Ids depend on the election and the entry alone, so that
 * a program updates its events when it reads the file again.
 */
export function icsText(calendar: IcsCalendar): string {
  const { id, entries, tasks, name, description, deadline, until, legal, url, host, now } =
    calendar;
  const file = ical({
    name,
    ...(description ? { description } : {}),
    prodId: { company: host, product: name, language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    // Programs that have subscribed look once a day.
    ttl: DAY,
  });
  /** `alarms`: seconds from the start of the event's first day, negative before it. */
  const add = (
    event: { id: string; day: Day; until: Day; summary: string; lines: readonly string[] },
    alarms: readonly number[],
  ) => {
    const created = file.createEvent({
      id: `${id}-${event.id}@${host}`,
      stamp: now,
      // In minutes, so that a file of later is the newer version of each event.
      sequence: Math.floor(now.getTime() / 60_000),
      start: utcDate(event.day),
      // The end of an event is the day after it.
      end: utcDate(addDays(event.until, 1)),
      timezone: 'UTC',
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: event.summary,
      description: event.lines.filter(Boolean).join('\n'),
      url,
    });
    for (const alarm of alarms) {
      // Without the relation, the generator counts an alarm after the start from the end: a day late.
      created
        .createAlarm({ type: ICalAlarmType.display, triggerAfter: alarm })
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  };

  for (const task of tasks?.items ?? []) {
    const day = nextWorkday(tasks?.today ?? '');
    add({ id: task.id, day, until: day, summary: task.title, lines: task.lines }, [NINE]);
  }
  for (const entry of entries) {
    const { id: entryId, day, until: last, kind, label, law, text } = entry;
    const source = kind === 'deadline' ? `${label} (${law})\n${legal}` : law;
    const summary = titleOf(entry, deadline, until);
    const event = { id: entryId, day, until: last, summary, lines: [text, source] };
    add(event, alarmsFor(entry, now));
  }
  // The generator leaves out the end of the last line.
  return `${withoutSoftHyphens(file.toString()).trimEnd()}\r\n`;
}
