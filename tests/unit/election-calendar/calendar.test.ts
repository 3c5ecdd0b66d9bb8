import { describe, expect, test } from 'vitest';
import { calendarOf, type Choice, pace } from '../../../src/features/election-calendar/calendar.ts';
import { CALENDAR } from './fixture.ts';

const TODAY = '2026-11-23';

/** The days of an election, a line each. */
const calendar = (type: Choice['type'], day: string) =>
  calendarOf(CALENDAR, { type, day }, TODAY).map(
    ({ id, day: from, until, label, law }) =>
      `${id}: ${from === until ? from : `${from}/${until}`}, ${label}${law && `, ${law}`}`,
  );

describe('the calendar of an election', () => {
  test('has phases and deadlines in the order of their days, with where they come from', () => {
    expect(calendar('federal', '2029-03-04')).toEqual([
      'anfang: 2028-03-04, Ein Jahr',
      'werbung: 2028-12-04, Monat 3, § 1 Alle',
      'vorschlag: 2028-12-24, Tag 70, 18 Uhr, § 2 Bund',
      'einsicht: 2029-02-12/2029-02-16, Tag 20 bis 16, § 4 Bund',
      'abgabe: 2029-03-04, Wahltag, 15 Uhr, § 5 Bund',
      'danach: 2029-03-05, Am Tag danach',
      'loeschen: 2029-04-04, Monat danach, § 6 Alle',
    ]);
  });

  test('counts from the year of the election where the statute does', () => {
    expect(calendar('european', '2029-06-10')).toContain(
      'vorschlag: 2028-04-01, Monat 9 vor dem Jahr, § 3 Europa',
    );
  });

  test.each<[Choice['type'], string[]]>([
    ['local', ['werbung', 'loeschen']],
    ['state', ['werbung']],
    ['european', ['vorschlag', 'werbung']],
  ])('has only the deadlines of its kind: %s', (type, ids) => {
    const entries = calendarOf(CALENDAR, { type, day: '2027-09-12' }, TODAY);
    expect(entries.filter(({ kind }) => kind === 'deadline').map(({ id }) => id)).toEqual(ids);
  });
});

describe('on the days around it', () => {
  const statusOf = (id: string, today: string) =>
    calendarOf(CALENDAR, { type: 'federal', day: '2029-03-04' }, today).find(
      (entry) => entry.id === id,
    )?.status;

  test.each([
    ['vorschlag', '2028-12-23', 'next'],
    ['vorschlag', '2028-12-24', 'today'],
    ['vorschlag', '2028-12-25', 'past'],
    ['einsicht', '2028-12-23', 'later'],
    ['einsicht', '2029-02-14', 'today'],
    ['einsicht', '2029-02-17', 'past'],
    ['werbung', '2028-12-05', 'running'],
    ['anfang', '2028-12-05', 'past'],
    ['loeschen', '2029-03-20', 'next'],
  ])('%s on %s is %s', (id, today, status) => expect(statusOf(id, today)).toBe(status));

  test.each([
    ['2028-03-04', 'early'],
    ['2028-03-05', 'late'],
    ['2029-01-21', 'late'],
    ['2029-01-22', 'short'],
    ['2029-03-04', 'short'],
  ])('the time from %s on is %s', (today, expected) => {
    expect(pace({ type: 'federal', day: '2029-03-04' }, today)).toBe(expected);
  });
});
