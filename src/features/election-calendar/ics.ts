import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator';
import { berlinDay } from '../../lib/format.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import type { Entry } from './calendar.ts';
import { addDays, type Day, parseDay, utcDate } from './day.ts';
import { isPastOrDone } from './plan.ts';

/** All-day events begin at midnight; an alarm rings at nine. */
const NINE = 9 * 3600;
const DAY = 24 * 3600;

/** The days before a deadline on which an alarm rings. */
const ALARM_DAYS = [7, 1];

/** An entry with a note that is added to its title, for example that its day may change. */
export type NotedEntry = Entry & { note?: string };

interface IcsCalendar {
  /** The beginning of the ids of its events, the same in each version of the calendar. */
  id: string;
  entries: readonly NotedEntry[];
  /** Name of the calendar. */
  name: string;
  /** A text about the calendar, which some programs show to subscribers. */
  description?: string;
  /** A sentence for the next event that says who knows the deadlines which the file lacks. */
  advice?: string | undefined;
  /** Word before the title of a deadline. */
  deadline: string;
  /** `bis {hour} Uhr`: an all-day event shows the hour in its title. */
  until: string;
  /** A sentence for the description of each deadline: how current it is. */
  legal: string;
  /** Where the plan is. */
  url: string;
  /** Host of the site, for ids that are unique in the world. */
  host: string;
  now: Date;
}

/** The days before a deadline on which an alarm can still ring. */
const alarmDays = ({ day, isDeadline }: Entry, today: Day): number[] =>
  isDeadline ? ALARM_DAYS.filter((days) => addDays(day, -days) > today) : [];

function titleOf(entry: NotedEntry, deadline: string, until: string): string {
  const { kind, label, title, hour, isDeadline } = entry;
  const before = kind === 'phase' ? label : isDeadline ? deadline : '';
  const named = before ? `${before}: ${title}` : title;
  const end = hour === undefined ? '' : fill(until, { hour });
  // Some titles name the hour themselves, with any kind of space before „Uhr“.
  const timed = end && !new RegExp(`\\b${hour}\\sUhr`).test(title) ? `${named}, ${end}` : named;
  return entry.note ? `${timed} (${entry.note})` : timed;
}

/** Escapes the name or the description of a calendar, which the generator does not do. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&');

/**
 * Puts the address of each event before its alarms: RFC 5545, 3.6.1, wants all properties there, and Outlook
 * and Google drop one that follows. The generator writes it behind them (`ICalEvent.toString`, version 11.1).
 */
const addressFirst = (text: string): string =>
  text.replace(/((?:BEGIN:VALARM\r\n[^]*?END:VALARM\r\n)+)(URL[:;].*\r\n(?: .*\r\n)*)/g, '$2$1');

/**
 * A calendar as an iCalendar file (RFC 5545). Ids depend on the election and the entry alone, so that
 * a program updates its events when it reads the file again.
 */
export function icsText(calendar: IcsCalendar): string {
  const { id, entries, name, description, advice, deadline, until, legal, url, host, now } =
    calendar;
  const file = ical({
    name: escaped(name),
    ...(description ? { description: escaped(description) } : {}),
    prodId: { company: host, product: 'calendar', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    // Calendar programs that have subscribed ask for the file once a day.
    ttl: DAY,
  });
  const next = entries.find((entry) => !isPastOrDone(entry));
  for (const entry of entries.filter(({ day, until: last }) => parseDay(day) && parseDay(last))) {
    const { kind, label, law, text } = entry;
    const source = kind === 'deadline' ? `${label} (${law})\n${legal}` : law;
    const lines = [text, entry === next && advice, source, url];
    const event = file.createEvent({
      id: `${id}-${entry.id}@${host}`,
      stamp: now,
      // Calendar programs take the event with the higher number. It counts minutes, so that a later file wins.
      sequence: Math.floor(now.getTime() / 60_000),
      start: utcDate(entry.day),
      // The end of an event is the day after it.
      end: utcDate(addDays(entry.until, 1)),
      timezone: 'UTC',
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: titleOf(entry, deadline, until),
      // Some programs do not show the address of an event, so it ends the description, too.
      description: lines.filter(Boolean).join('\n'),
      url,
    });
    for (const days of alarmDays(entry, berlinDay(now))) {
      // Without the relation, the generator counts a positive trigger from the end of the event: a day late.
      event
        .createAlarm({ type: ICalAlarmType.display, triggerAfter: NINE - days * DAY })
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  // The generator leaves out the line break at the end of the file.
  return addressFirst(`${withoutSoftHyphens(file.toString()).trimEnd()}\r\n`);
}
