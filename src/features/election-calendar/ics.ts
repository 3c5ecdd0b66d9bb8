import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Choice, Entry } from './calendar.ts';
import { addDays, utcDate } from './day.ts';

/** A week before the deadline, at nine in the morning: all-day events begin at midnight. */
const ALARM_SECONDS = (7 * 24 - 9) * 3600;

interface IcsCalendar {
  choice: Choice;
  entries: readonly Entry[];
  /** Name of the calendar. */
  name: string;
  /** Word before the title of a deadline. */
  deadline: string;
  /** Last lines of a deadline's description. */
  legal: string;
  /** Host of the site, for ids that are unique in the world. */
  host: string;
  now: Date;
}

/**
 * A calendar as an iCalendar file (RFC 5545). Ids depend on the election and the entry alone, so that
 * a program updates its events when it reads the file again.
 */
export function icsText({
  choice: { type, day },
  entries,
  name,
  deadline,
  legal,
  host,
  now,
}: IcsCalendar): string {
  const calendar = ical({
    name,
    prodId: { company: host, product: name, language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) {
    const isDeadline = entry.kind === 'deadline';
    const source = isDeadline ? `${entry.label} (${entry.law})\n${legal}` : entry.label;
    calendar.createEvent({
      id: `${type}-${day}-${entry.id}@${host}`,
      stamp: now,
      start: utcDate(entry.day),
      // The end of an event is the day after it.
      end: utcDate(addDays(entry.until, 1)),
      timezone: 'UTC',
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: isDeadline ? `${deadline}: ${entry.title}` : entry.title,
      description: [entry.text, source].filter(Boolean).join('\n'),
      alarms: isDeadline ? [{ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS }] : [],
    });
  }
  return calendar.toString();
}
