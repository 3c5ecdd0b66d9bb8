import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { electionCalendarSchema } from '../../../src/schemas/calendar.ts';
import calendarFile from '../../../src/content/wahlkalender.json' with { type: 'json' };
import { calendarOf, type Choice } from '../../../src/features/election-calendar/calendar.ts';
import { addDays } from '../../../src/features/election-calendar/day.ts';
import { icsText } from '../../../src/features/election-calendar/ics.ts';

const words = electionCalendarSchema.parse(calendarFile);
const choice: Choice = { type: 'federal', day: '2029-03-04' };
const entries = calendarOf(words, choice, '2026-11-23');
const textAt = (now: string) =>
  icsText({
    choice,
    entries,
    name: 'Bundestagswahl, 4. März 2029',
    deadline: 'Frist',
    legal: 'Stand: November 2026. Ohne Gewähr, frag dein Wahlamt; immer.',
    host: 'a.example',
    now: new Date(now),
  });
const text = textAt('2026-11-23T10:00:00Z');

interface Read {
  uid: string;
  summary: string;
  from: string;
  /** The day after the last one, as in the file. */
  end: string;
  isAllDay: boolean;
  alarms: number;
}

function readWithIcalJs(): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      from: event.startDate.toString(),
      end: event.endDate.toString(),
      isAllDay: event.startDate.isDate,
      alarms: component.getAllSubcomponents('valarm').length,
    };
  });
}

/** This parser gives days as midnight in the time zone of the machine. */
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const readWithNodeIcal = (): Read[] =>
  Object.values(sync.parseICS(text))
    .filter((component) => component?.type === 'VEVENT')
    .map(({ uid, summary, start, end, datetype, alarms }) => ({
      uid,
      summary: String(summary),
      from: localDay(start),
      end: end ? localDay(end) : '',
      isAllDay: datetype === 'date',
      alarms: alarms?.length ?? 0,
    }));

describe.each([
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
])('%s reads', (_, read) => {
  test('every entry as an event of whole days, with alarms for deadlines', () => {
    const expected = entries.map(({ id, kind, title, day, until }) => ({
      uid: `federal-2029-03-04-${id}@a.example`,
      summary: kind === 'deadline' ? `Frist: ${title}` : title,
      from: day,
      end: addDays(until, 1),
      isAllDay: true,
      alarms: kind === 'deadline' ? 1 : 0,
    }));
    const byUid = (events: Read[]) => events.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
    expect(byUid(read())).toEqual(byUid(expected));
  });
});

test('an alarm rings a week before its deadline, at nine', () => {
  const event = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .find((component) => component.toString().includes('wahlvorschlag@'));
  const trigger = event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  const time = ICAL.Time.fromDateTimeString('2028-12-25T00:00:00');
  time.addDuration(ICAL.Duration.fromString(String(trigger)));
  expect(time.toString()).toBe('2028-12-18T09:00:00');
});

test('ids stay the same, so that a file read again changes events and adds none', () => {
  const uids = (of: string) => of.match(/^UID:.*$/gm);
  expect(uids(textAt('2027-01-01T00:00:00Z'))).toEqual(uids(text));
  expect(new Set(uids(text)).size).toBe(entries.length);
});

test('a deadline names hour, paragraph and that nobody vouches for it', () => {
  const events = Object.values(sync.parseICS(text));
  const descriptions = events.flatMap((event) =>
    event?.type === 'VEVENT' && event.uid.includes('wahlvorschlag')
      ? String(event.description)
      : [],
  );
  expect(descriptions.join()).toContain('69.\u00a0Tag, 18\u00a0Uhr (§\u00a019 BWahlG)');
  expect(descriptions.join()).toContain('Ohne Gewähr, frag dein Wahlamt; immer.');
});

test('lines end with CRLF and have 75 octets at most (RFC 5545, 3.1)', () => {
  const lines = text.split('\r\n');
  expect(text).not.toMatch(/[^\r]\n/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});
