import { describe, expect, test } from 'vitest';
import { electionCalendarSchema } from '../../../src/schemas/calendar.ts';
import calendarFile from '../../../src/content/wahlkalender.json' with { type: 'json' };
import { calendarOf, type Choice, pace } from '../../../src/features/election-calendar/calendar.ts';

const words = electionCalendarSchema.parse(calendarFile);
const TODAY = '2026-11-23';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The statutory deadlines of an election, a line each. */
const deadlines = (type: Choice['type'], day: string) =>
  calendarOf(words, { type, day }, TODAY)
    .filter(({ kind }) => kind === 'deadline')
    .map(({ id, day: from, until, label, law }) =>
      plain(`${id}: ${from === until ? from : `${from}/${until}`}, ${label}, ${law}`),
    );

describe('the deadlines of', () => {
  test('a Bundestag election follow BWahlG and BWO', () => {
    expect(deadlines('federal', '2029-03-04')).toEqual([
      'meldeamt: 2028-09-04, 6 Monate vorher, § 50 Abs. 1 BMG',
      'beteiligung: 2028-11-27, 97. Tag, 18 Uhr, § 18 Abs. 2 BWahlG',
      'drittstaaten: 2028-12-04, 3 Monate vorher, Art. 5 Abs. 2 Verordnung (EU) 2024/900',
      'parteien: 2028-12-15, 79. Tag, § 18 Abs. 4 BWahlG',
      'wahlvorschlag: 2028-12-25, 69. Tag, 18 Uhr, § 19 BWahlG',
      'zulassung: 2029-01-05, 58. Tag, §§ 26, 28 BWahlG',
      'beschwerden: 2029-01-11, 52. Tag, §§ 26, 28, je Abs. 2 BWahlG',
      'bekanntgabe: 2029-01-15, 48. Tag, §§ 26, 28, je Abs. 3 BWahlG',
      'stichtag: 2029-01-21, 42. Tag, § 16 Abs. 1 BWO',
      'bekanntmachung: 2029-02-08, 24. Tag, § 20 Abs. 1 BWO',
      'benachrichtigung: 2029-02-11, 21. Tag, §§ 18, 19 BWO',
      'einsicht: 2029-02-12/2029-02-16, 20. bis 16. Tag, § 17 BWahlG, §§ 21, 22 BWO',
      'wahllokale: 2029-02-26, 6. Tag, § 48 BWO',
      'wahlschein: 2029-03-02, 2. Tag, 15 Uhr, § 27 Abs. 4 BWO',
      'stimmabgabe: 2029-03-04, Wahltag, 18 Uhr, § 47 BWO, § 36 BWahlG',
      'loeschen: 2029-04-04, 1 Monat danach, § 50 Abs. 1 BMG',
    ]);
  });

  test('a European election follow EuWG and EuWO, with their own hours', () => {
    expect(deadlines('european', '2029-06-10')).toEqual([
      'delegierte: 2028-01-01, 12 Monate vor dem Wahljahr, § 10 Abs. 3 EuWG',
      'aufstellung: 2028-04-01, 9 Monate vor dem Wahljahr, § 10 Abs. 3 EuWG',
      'drittstaaten: 2029-03-10, 3 Monate vorher, Art. 5 Abs. 2 Verordnung (EU) 2024/900',
      'wahlvorschlag: 2029-03-19, 83. Tag, 18 Uhr, § 11 Abs. 1 EuWG',
      'zulassung: 2029-03-30, 72. Tag, § 14 Abs. 1 EuWG',
      'beschwerden: 2029-04-19, 52. Tag, § 14 Abs. 4 EuWG',
      'bekanntgabe: 2029-04-23, 48. Tag, § 14 Abs. 5 EuWG',
      'stichtag: 2029-04-29, 42. Tag, § 15 Abs. 1 EuWO',
      'bekanntmachung: 2029-05-17, 24. Tag, § 19 Abs. 1 EuWO',
      'benachrichtigung: 2029-05-20, 21. Tag, §§ 17, 18 EuWO',
      'einsicht: 2029-05-21/2029-05-25, 20. bis 16. Tag, § 4 EuWG, § 17 BWahlG, §§ 20, 21 EuWO',
      'wahllokale: 2029-06-04, 6. Tag, § 41 Abs. 1 EuWO',
      'wahlschein: 2029-06-08, 2. Tag, 18 Uhr, § 26 Abs. 4 EuWO',
      'stimmabgabe: 2029-06-10, Wahltag, 18 Uhr, § 40 Abs. 1 EuWO, § 36 BWahlG',
    ]);
  });

  test.each(['local', 'state', 'mayor'] as const)('a %s election are those of all', (type) => {
    expect(deadlines(type, '2027-09-12')).toEqual([
      'meldeamt: 2027-03-12, 6 Monate vorher, § 50 Abs. 1 BMG',
      'drittstaaten: 2027-06-12, 3 Monate vorher, Art. 5 Abs. 2 Verordnung (EU) 2024/900',
      'loeschen: 2027-10-12, 1 Monat danach, § 50 Abs. 1 BMG',
    ]);
  });
});

describe('on the days around it', () => {
  const statusOf = (id: string, today: string) =>
    calendarOf(words, { type: 'federal', day: '2029-03-04' }, today).find(
      (entry) => entry.id === id,
    )?.status;

  test.each([
    ['beteiligung', '2028-11-26', 'next'],
    ['beteiligung', '2028-11-27', 'today'],
    ['beteiligung', '2028-11-28', 'past'],
    ['wahlvorschlag', '2028-11-28', 'later'],
    ['einsicht', '2029-02-14', 'today'],
    ['einsicht', '2029-02-17', 'past'],
    ['meldeamt', '2028-09-05', 'running'],
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
