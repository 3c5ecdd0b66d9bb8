import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarOf, type Choice } from '../../../src/features/election-calendar/calendar.ts';
import { addDays } from '../../../src/features/election-calendar/day.ts';
import { icsText } from '../../../src/features/election-calendar/ics.ts';
import { CALENDAR } from './fixture.ts';

const choice: Choice = { type: 'federal', day: '2029-03-04' };
const entries = calendarOf(CALENDAR, choice, '2026-11-23');
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

const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const byUid = <T extends { uid: string }>(list: T[]) =>
  list.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));

test('every entry is an event of whole days, with an alarm for a deadline', () => {
  const read = events.map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm').length;
    return { uid, summary, from: String(startDate), end: String(endDate), alarms };
  });
  const expected = entries.map(({ id, kind, title, day, until }) => ({
    uid: `federal-2029-03-04-${id}@a.example`,
    summary: kind === 'deadline' ? `Frist: ${title}` : title,
    from: day,
    end: addDays(until, 1),
    alarms: kind === 'deadline' ? 1 : 0,
  }));
  expect(byUid(read)).toEqual(byUid(expected));
});

const deadline = events.find((component) => component.toString().includes('-vorschlag@'));

test('an alarm rings a week before its deadline, at nine', () => {
  const trigger = deadline?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  const time = ICAL.Time.fromDateTimeString('2028-12-24T00:00:00');
  time.addDuration(ICAL.Duration.fromString(String(trigger)));
  expect(time.toString()).toBe('2028-12-17T09:00:00');
});

test('ids stay the same, so that a file read again changes events and adds none', () => {
  const uids = (of: string) => of.match(/^UID:.*$/gm);
  expect(uids(textAt('2027-01-01T00:00:00Z'))).toEqual(uids(text));
  expect(new Set(uids(text)).size).toBe(entries.length);
});

test('a deadline names hour, paragraph and that nobody vouches for it', () => {
  const description = deadline?.getFirstPropertyValue('description');
  expect(description).toContain('Tag 70, 18 Uhr (§ 2 Bund)');
  expect(description).toContain('Ohne Gewähr, frag dein Wahlamt; immer.');
});
