import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { asciiName } from '../../../lib/ascii-name.ts';
import { addDays, berlinDay, type Day, daysBetween, utcDate } from '../../../lib/day.ts';
import { fill, withoutSoftHyphens } from '../../../lib/text.ts';
import { DAY, HOUR, MINUTE } from '../../../lib/time.ts';
import type { CalendarWords } from '../schema.ts';
import { legalText } from './law-days.ts';
import type { Plan } from './plan.ts';
import { dueDay, type Entry, isAhead } from './status.ts';

interface IcsCalendar {
  /** The text with which the ids of all events begin, the same in each version of the calendar. */
  idPrefix: string;
  name: string;
  words: CalendarWords;
  url: string;
  now: Date;
}

/** The hour at which alarms ring. */
const ALARM_HOUR = 9;

/** The days on which the alarms of a deadline ring: a week and a day before it is due, as far as these days are ahead. */
function alarmDays(entry: Entry, now: Date): Day[] {
  if (entry.kind !== 'deadline') return [];
  const due = dueDay(entry, berlinDay(now));
  const lastRung = berlinDay(new Date(now.getTime() - ALARM_HOUR * HOUR));
  return [7, 1].map((days) => addDays(due, -days)).filter((day) => day > lastRung);
}

/**
 * The text with which the ids of a plan's events begin. A file with the same text replaces the events of an earlier
 * one. The text leaves out a day that is not set yet, because it will change.
 */
export function idPrefixOf({ choice, details, when }: Plan): string {
  const { type, day, electionId } = choice;
  const parts = [type, when ? '' : day, electionId, asciiName(details.federalState)];
  return parts.filter(Boolean).join('-');
}

/** The title of an event, with the hour, and saying if the day is not set: some programs show nothing but the title. */
function titleOf(entry: Entry, { when }: Plan, { plan, form }: CalendarWords): string {
  const parts = [entry.title];
  if (entry.kind === 'station') parts.unshift(`${entry.label}: `);
  if (entry.kind === 'deadline') {
    parts.unshift(`${plan.deadline}: `);
    if (entry.hour !== undefined) parts.push(`, ${fill(plan.until, { hour: entry.hour })}`);
  }
  if (when && !entry.isNamed && !entry.isFixed) parts.push(` (${form.open})`);
  return parts.join('');
}

/** Escapes the name or the description of a calendar, which the generator does not do. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&');

/**
 * The entries of a plan that are ahead, as an iCalendar file (RFC 5545). Ids depend on the election and the entry
 * alone, so that a program updates its events when it reads the file again.
 */
export function icsText(plan: Plan, { idPrefix, name, words, url, now }: IcsCalendar): string {
  // Ids that end with the host of the site are unique in the world.
  const host = new URL(url).hostname;
  const legal = legalText(words);
  const advice = words.notes[plan.choice.type];
  const file = ical({
    name: escaped(name),
    // Some programs show the description to subscribers.
    description: escaped(`${advice} ${legal}`),
    prodId: { company: host, product: 'calendar', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    // Programs that have subscribed ask for the file once a day.
    ttl: DAY / 1000,
  });
  for (const [index, entry] of plan.entries.filter(isAhead).entries()) {
    const { kind, label, source, isNamed, text } = entry;
    const isPublished = kind !== 'station' && !isNamed;
    const origin = isPublished ? `${label} (${source})\n${legal}` : source;
    // Until the election, the first event says who knows the deadlines that are not in the file.
    const isAdvised = index === 0 && berlinDay(now) <= plan.choice.day;
    // The address stands in the description, because few programs show the property for it.
    const lines = [text, isAdvised && advice, origin, url];
    const event = file.createEvent({
      id: `${idPrefix}-${entry.id}@${host}`,
      stamp: now,
      // If a program has two events with the same id, it keeps the one with the higher number. Minutes since 1970 give a
      // later file the higher number.
      sequence: Math.floor(now.getTime() / MINUTE),
      start: utcDate(entry.day),
      // The end of an event is the day after it.
      end: utcDate(addDays(entry.until, 1)),
      timezone: 'UTC',
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: titleOf(entry, plan, words),
      description: lines.filter(Boolean).join('\n'),
    });
    for (const day of alarmDays(entry, now)) {
      // An all-day event begins at midnight. The generator counts in seconds, and by default from the end.
      const triggerAfter = (daysBetween(entry.day, day) * DAY + ALARM_HOUR * HOUR) / 1000;
      const alarm = event.createAlarm({ type: ICalAlarmType.display, triggerAfter });
      alarm.relatesTo('START');
    }
  }
  // The generator leaves out the line break at the end of the file.
  return `${withoutSoftHyphens(file.toString()).trimEnd()}\r\n`;
}
