import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import {
  calendarOf,
  type Choice,
  type Entry,
} from '../../../src/features/election-calendar/calendar.ts';
import { addDays } from '../../../src/features/election-calendar/day.ts';
import { icsText, type NotedEntry } from '../../../src/features/election-calendar/ics.ts';
import { CALENDAR } from './fixture.ts';

const choice: Choice = { type: 'federal', day: '2029-03-04' };
const answers = { days: { versammlung: '2028-09-03', haengen: '2029-01-21' } };
const entries = calendarOf(CALENDAR, choice, '2026-11-23', answers);
const textAt = (now: string, today?: string, shown: readonly NotedEntry[] = entries) =>
  icsText({
    id: 'federal-2029-03-04',
    entries: shown,
    tasks: today
      ? {
          today,
          items: [{ id: 'fragen', title: 'Frag das Amt', lines: ['Bis wann?', 'Ab wann?'] }],
        }
      : undefined,
    name: 'Bundes\u00adtagswahl, 4. März 2029',
    deadline: 'Frist',
    until: 'bis {hour} Uhr',
    legal: 'Stand: November 2026. Ohne Gewähr, frag dein Wahlamt; immer.',
    url: 'https://a.example/plan?wahl=federal',
    host: 'a.example',
    now: new Date(now),
  });
const text = textAt('2026-11-23T10:00:00Z');

const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const byUid = <T extends { uid: string }>(list: T[]) =>
  list.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));

/** With the phase or the word for a deadline, and the hour unless the title has it. */
function summaryOf({ kind, label, title, hour, isDeadline }: Entry) {
  if (kind === 'phase') return `${label}: ${title}`;
  if (!isDeadline) return title;
  return hour && !title.includes('Uhr') ? `Frist: ${title}, bis ${hour} Uhr` : `Frist: ${title}`;
}

test('every entry is an event of whole days; deadlines have four alarms, others one', () => {
  const read = events.map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm').length;
    const blocks = component.getFirstPropertyValue('transp') !== 'TRANSPARENT';
    return { uid, summary, from: String(startDate), end: String(endDate), alarms, blocks };
  });
  const expected = entries.map((entry) => ({
    uid: `federal-2029-03-04-${entry.id}@a.example`,
    summary: summaryOf(entry),
    from: entry.day,
    end: addDays(entry.until, 1),
    alarms: entry.isDeadline ? 4 : 1,
    // Whoever looks for a free hour has one on the day of a deadline.
    blocks: false,
  }));
  expect(byUid(read)).toEqual(byUid(expected));
});

test('a note stands at the end of a title, behind the hour', () => {
  const noted = entries.map((entry) => ({ ...entry, note: 'Tag offen' }));
  const read = new ICAL.Component(ICAL.parse(textAt('2026-11-23T10:00:00Z', undefined, noted)))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));
  expect(read.toSorted()).toEqual(
    entries.map((entry) => `${summaryOf(entry)} (Tag offen)`).toSorted(),
  );
});

test('a phase has its alarm on its morning', () => {
  const phase = events.find((event) => event.toString().includes('-anfang@'));
  const [alarm, ...others] = phase?.getAllSubcomponents('valarm') ?? [];
  expect(others).toEqual([]);
  const trigger = String(alarm?.getFirstPropertyValue('trigger'));
  expect(ICAL.Duration.fromString(trigger).toSeconds()).toBe(9 * 3600);
});

test('of what is open, a reminder names every question on the next day that offices work', () => {
  const withOpen = (today: string) =>
    new ICAL.Component(ICAL.parse(textAt('2026-11-23T10:00:00Z', today)))
      .getAllSubcomponents('vevent')
      .filter((event) => String(event.getFirstPropertyValue('uid')).includes('-fragen@'));
  const [event, ...others] = withOpen('2026-11-23');
  expect(others).toEqual([]);
  if (!event) throw new Error('no reminder');
  const { summary, description, startDate } = new ICAL.Event(event);
  expect([summary, String(startDate)]).toEqual(['Frag das Amt', '2026-11-24']);
  expect(description).toBe('Bis wann?\nAb wann?');
  const property = event.getFirstSubcomponent('valarm')?.getFirstProperty('trigger');
  expect(property?.getFirstParameter('related') ?? 'START').toBe('START');
  const trigger = property?.getFirstValue();
  expect(ICAL.Duration.fromString(String(trigger)).toSeconds()).toBe(9 * 3600);
  // From Friday and Saturday to Monday.
  for (const today of ['2026-11-27', '2026-11-28']) {
    expect(String(withOpen(today)[0]?.getFirstPropertyValue('dtstart'))).toBe('2026-11-30');
  }
});

test('the file has no soft hyphens, and its last line ends', () => {
  expect(text).not.toContain('\u00ad');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

const deadline = events.find((component) => component.toString().includes('-vorschlag@'));

test('alarms ring four weeks, a week and a day before their deadline and on its day, at nine', () => {
  const times = deadline?.getAllSubcomponents('valarm').map((alarm) => {
    const time = ICAL.Time.fromDateTimeString('2028-12-24T00:00:00');
    const trigger = String(alarm.getFirstPropertyValue('trigger'));
    time.addDuration(ICAL.Duration.fromString(trigger));
    return time.toString();
  });
  expect(times).toEqual(
    ['2028-11-26', '2028-12-17', '2028-12-23', '2028-12-24'].map((day) => `${day}T09:00:00`),
  );
});

test('no alarm rings on a day that is over', () => {
  const alarmsOn = (now: string) => {
    const event = new ICAL.Component(ICAL.parse(textAt(`${now}T10:00:00Z`)))
      .getAllSubcomponents('vevent')
      .find((component) => component.toString().includes('-vorschlag@'));
    return event?.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = String(alarm.getFirstPropertyValue('trigger'));
      return ICAL.Duration.fromString(trigger).toSeconds() / 3600;
    });
  };
  expect(alarmsOn('2028-11-26')).toEqual([9 - 7 * 24, 9 - 24, 9]);
  expect(alarmsOn('2028-12-16')).toEqual([9 - 7 * 24, 9 - 24, 9]);
  expect(alarmsOn('2028-12-17')).toEqual([9 - 24, 9]);
  expect(alarmsOn('2028-12-22')).toEqual([9 - 24, 9]);
  expect(alarmsOn('2028-12-23')).toEqual([9]);
  expect(alarmsOn('2028-12-24')).toEqual([]);
});

test('each event leads back to the plan', () => {
  const urls = events.map((event) => String(event.getFirstPropertyValue('url')));
  expect(new Set(urls)).toEqual(new Set(['https://a.example/plan?wahl=federal']));
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

test('a later file is the newer version of each event', () => {
  const sequences = (now: string) =>
    new ICAL.Component(ICAL.parse(textAt(now)))
      .getAllSubcomponents('vevent')
      .map((event) => Number(event.getFirstPropertyValue('sequence')));
  const before = sequences('2026-11-23T10:00:00Z');
  const after = sequences('2026-11-23T10:01:00Z');
  expect(after).toEqual(before.map((sequence) => sequence + 1));
});
