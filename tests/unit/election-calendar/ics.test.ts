import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarOf } from '../../../src/features/election-calendar/calendar.ts';
import type { Entry } from '../../../src/features/election-calendar/entry.ts';
import { icsText } from '../../../src/features/election-calendar/ics.ts';
import type { Choice } from '../../../src/features/election-calendar/rules.ts';
import { CALENDAR } from '../../fixtures/election-calendar.ts';
import { icsFaults } from '../../support/ics.ts';

const choice: Choice = { type: 'federal', day: '2029-01-28' };
const ADDRESS =
  'https://a.example/wahlkalender?wahl=federal&termin=2029-01-28&antritt=ohne-partei&plakate=2028-12-17';
const entriesOn = (today: string) =>
  calendarOf(CALENDAR, choice, today, { answers: { plakate: '2028-12-17' } });
const textAt = (
  now: string,
  {
    entries = entriesOn(now.slice(0, 10)),
    isOpen = false,
  }: { entries?: Entry[]; isOpen?: boolean } = {},
) =>
  icsText({
    id: 'federal-2029-01-28',
    name: 'Bundes\u00adtagswahl, 28. Januar 2029',
    type: 'federal',
    entries,
    isOpen,
    words: { ...CALENDAR, notes: { ...CALENDAR.notes, federal: 'Frag die Gemeinde.' } },
    url: ADDRESS,
    host: 'a.example',
    now: new Date(now),
  });
const NOW = '2026-11-23T10:00:00Z';
const text = textAt(NOW);

const componentsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
const eventOf = (id: string, file = text) => {
  const found = componentsOf(file).find((event) => event.toString().includes(`-${id}@`));
  return found ?? expect.unreachable(`no ${id}`);
};
/** The times at which the alarms of an event ring. */
const alarmsOf = (id: string, file = text) =>
  eventOf(id, file)
    .getAllSubcomponents('valarm')
    .map((alarm) => {
      const time = ICAL.Time.fromDateTimeString(
        `${eventOf(id, file).getFirstPropertyValue('dtstart')}T00:00:00`,
      );
      const trigger = alarm.getFirstProperty('trigger');
      expect(trigger?.getFirstParameter('related')).toBe('START');
      time.addDuration(ICAL.Duration.fromString(String(trigger?.getFirstValue())));
      return time.toString();
    });

test('a strict reader has nothing against a file', () => expect(icsFaults(text)).toEqual([]));

test('every entry is an all-day event that leaves its day free', () => {
  const read = componentsOf(text).map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    return `${String(startDate)} ${String(endDate)} ${summary}`;
  });
  expect(read.toSorted()).toEqual([
    '2027-11-25 2027-11-26 Aufstellen, frühestens',
    '2028-01-28 2028-01-29 12 Monate: Anfangen',
    '2028-10-23 2028-10-24 Frist: Beteiligung anzeigen, bis 18 Uhr',
    '2028-11-20 2028-11-21 Frist: Wahlvorschlag abgeben, bis 18 Uhr',
    '2028-12-01 2028-12-02 Ab Zulassung: Alles steht',
    '2028-12-01 2028-12-02 Zulassung',
    '2028-12-17 2028-12-18 Plakate, ab',
    '2029-01-08 2029-01-13 Frist: Eintrag prüfen',
    '2029-01-28 2029-01-29 Gewählt wird von 8 bis 18 Uhr',
    '2029-01-29 2029-01-30 Tag danach: Danken',
  ]);
});

test('a deadline rings a week and a day before, at nine; nothing else rings', () => {
  expect(alarmsOf('wahlvorschlag')).toEqual(['2028-11-13T09:00:00', '2028-11-19T09:00:00']);
  expect(alarmsOf('einsicht')).toEqual(['2029-01-01T09:00:00', '2029-01-07T09:00:00']);
  for (const id of ['start', 'plakate', 'aufstellung', 'stimmabgabe']) {
    expect(alarmsOf(id), id).toEqual([]);
  }
});

test('an alarm whose day is over is left out', () => {
  const on = (day: string) => alarmsOf('wahlvorschlag', textAt(`${day}T10:00:00Z`));
  expect(on('2028-11-12')).toHaveLength(2);
  expect(on('2028-11-13')).toEqual(['2028-11-19T09:00:00']);
  expect(on('2028-11-19')).toEqual([]);
});

test('a description has paragraph, hour, and as its last line the address', () => {
  expect(eventOf('wahlvorschlag').getFirstPropertyValue('description')).toBe(
    [
      ...['Schriftlich.', '69. Tag, 18 Uhr (§ 19 BWahlG)'],
      ...['Stand: November 2026. Ohne Gewähr, frag dein Wahlamt; immer.', ADDRESS],
    ].join('\n'),
  );
  expect(eventOf('plakate').getFirstPropertyValue('description')).toBe(
    `Mit Leiter.\nlaut Auskunft\n${ADDRESS}`,
  );
});

test('the next event says who knows the deadlines that the file lacks', () => {
  const withAdvice = (now: string) =>
    componentsOf(textAt(now))
      .filter((event) => String(event.getFirstPropertyValue('description')).includes('Frag die G'))
      .map((event) => String(event.getFirstPropertyValue('dtstart')));
  expect(withAdvice(NOW)).toEqual(['2027-11-25']);
  expect(withAdvice('2028-11-01T10:00:00Z')).toEqual(['2028-11-20']);
});

test('while the day of the election is open, titles say so, except of days that do not move with it', () => {
  const titles = componentsOf(textAt(NOW, { isOpen: true })).map((event) =>
    String(event.getFirstPropertyValue('summary')),
  );
  expect(titles).toEqual(
    expect.arrayContaining([
      'Frist: Wahlvorschlag abgeben, bis 18 Uhr (Tag offen)',
      'Aufstellen, frühestens',
      'Plakate, ab',
    ]),
  );
});

test('what is over or ticked is left out', () => {
  const entries = calendarOf(CALENDAR, choice, '2028-11-21', { done: ['start', 'plakate'] });
  const file = textAt('2028-11-21T10:00:00Z', { entries });
  expect(file.match(/^UID:.*29-01-28-\w+/gm)?.map((uid) => uid.split('-').at(-1))).toEqual([
    ...['briefwahl', 'zulassung', 'einsicht', 'stimmabgabe', 'danach'],
  ]);
});

test('a later file is the newer version of the same events', () => {
  const uids = (file: string) => file.match(/^UID:.*$/gm);
  const later = textAt('2026-11-23T10:01:00Z');
  expect(uids(later)).toEqual(uids(text));
  expect(new Set(uids(text)).size).toBe(10);
  const sequences = (file: string) =>
    componentsOf(file).map((event) => Number(event.getFirstPropertyValue('sequence')));
  expect(sequences(later)).toEqual(sequences(text).map((sequence) => sequence + 1));
});

test('the file has no soft hyphens', () => expect(text).not.toContain('\u00ad'));
