import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { eventIdOf, icsText } from '../../../src/features/election-calendar/ics.ts';
import type { Choice } from '../../../src/features/election-calendar/rules.ts';
import { CALENDAR, DATES, planOn } from '../../fixtures/election-calendar.ts';

const choice: Choice = { type: 'federal', day: '2029-01-28' };
const ADDRESS =
  'https://a.example/wahlkalender?wahl=federal&termin=2029-01-28&antritt=ohne-partei&plakate=2028-12-17';
const textAt = (now: string, { isOpen = false, done = [] as string[] } = {}) => {
  const dates = isOpen ? DATES : { ...DATES, open: [] };
  const details = { answers: { plakate: '2028-12-17' }, done };
  return icsText(planOn(now.slice(0, 10), choice, details, dates), {
    choice,
    id: 'federal-2029-01-28',
    name: 'Bundes\u00adtagswahl, 28. Januar 2029',
    words: CALENDAR,
    url: ADDRESS,
    host: 'a.example',
    now: new Date(now),
  });
};
const NOW = '2026-11-23T10:00:00Z';
const text = textAt(NOW);

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
const eventOf = (id: string, file = text) =>
  eventsOf(file).find((event) => event.toString().includes(`-${id}@`)) ?? expect.unreachable(id);
const valuesOf = (file: string, name: string) =>
  eventsOf(file).map((event) => String(event.getFirstPropertyValue(name)));
/** How long before and after the midnight on which an event begins its alarms ring. */
const alarmsOf = (id: string, file = text) =>
  eventOf(id, file)
    .getAllSubcomponents('valarm')
    .map((alarm) => {
      const trigger = alarm.getFirstProperty('trigger');
      expect(trigger?.getFirstParameter('related')).not.toBe('END');
      return String(trigger?.getFirstValue());
    });

test('a file has the properties that Outlook and Google insist on', () => {
  expect(text).toMatch(/\r\n$/);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
  // Nothing but the next alarm stands behind an alarm.
  expect(text).not.toMatch(/END:VALARM\r\n(?!BEGIN:VALARM|END:VEVENT)/);
  const unescaped = text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(?:SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME|X-WR-CALDESC):/.test(line))
    .filter((line) => !/^[^:]+:(?:[^\\,;]|\\[\\,;nN])*$/.test(line));
  expect(unescaped).toEqual([]);
  expect(text).not.toContain('\u00ad');
});

test('every entry is an all-day event that leaves its day free', () => {
  const read = eventsOf(text).map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    return `${String(startDate)} ${String(endDate)} ${summary}`;
  });
  // entries.test.ts has the days of all entries.
  expect(read).toHaveLength(10);
  const ofEachKind = [
    '2028-01-28 2028-01-29 12 Monate: Anfangen',
    '2028-10-23 2028-10-24 Frist: Beteiligung anzeigen, bis 18 Uhr',
    '2028-12-01 2028-12-02 Zulassung',
    '2029-01-08 2029-01-13 Frist: Eintrag prüfen',
    '2029-01-28 2029-01-29 Gewählt wird von 8 bis 18 Uhr',
  ];
  expect(read).toEqual(expect.arrayContaining(ofEachKind));
});

test('deadlines alone ring, at nine, a week and a day before', () => {
  expect(alarmsOf('wahlvorschlag')).toEqual(['-P6DT15H', '-PT15H']);
  expect(alarmsOf('einsicht')).toEqual(['-P6DT15H', '-PT15H']);
  for (const id of ['start', 'plakate', 'aufstellung', 'stimmabgabe']) {
    expect(alarmsOf(id), id).toEqual([]);
  }
});

test.each([
  // The site is built at 4:17, before the alarm of that day.
  ['2028-11-13T03:17:00Z', ['-P6DT15H', '-PT15H']],
  ['2028-11-13T08:00:00Z', ['-PT15H']],
  ['2028-11-19T03:17:00Z', ['-PT15H']],
  ['2028-11-19T08:00:00Z', []],
])('at %s the deadline of 20 November has yet to ring %j', (now, alarms) => {
  expect(alarmsOf('wahlvorschlag', textAt(now))).toEqual(alarms);
});

test.each<[id: string, chosen: Choice, federalState?: string]>([
  [
    'state-2027-04-18-landtagswahl-b',
    { type: 'state', day: '2027-04-18', electionId: 'landtagswahl-b' },
  ],
  ['mayor-2027-09-12', { type: 'mayor', day: '2027-09-12' }],
  [
    'mayor-2027-09-12-baden-wuerttemberg',
    { type: 'mayor', day: '2027-09-12' },
    'Baden-Württemberg',
  ],
  // The day is open, and another one will be set.
  ['federal', choice],
])('the ids of events begin with %s', (id, chosen, federalState = '') => {
  expect(eventIdOf(chosen, federalState, planOn('2026-11-23', chosen))).toBe(id);
});

test('a description has paragraph, hour, and as its last line the address', () => {
  expect(eventOf('wahlvorschlag').getFirstPropertyValue('description')).toBe(
    `Schriftlich.
69. Tag, 18 Uhr (§ 19 BWahlG)
Stand: November 2026. Ohne Gewähr, frag dein Wahlamt; immer.
${ADDRESS}`,
  );
  expect(eventOf('plakate').getFirstPropertyValue('description')).toBe(
    `Mit Leiter.\nlaut Auskunft\n${ADDRESS}`,
  );
});

test('until the election, the next event says who knows further deadlines', () => {
  const [first, ...others] = valuesOf(textAt('2028-11-01T10:00:00Z'), 'description');
  expect(first).toContain('Frag die Gemeinde.');
  expect(others.join()).not.toContain('Frag die Gemeinde.');
  const after = valuesOf(textAt('2029-01-29T10:00:00Z'), 'description');
  expect(after).toHaveLength(1);
  expect(after.join()).not.toContain('Frag die Gemeinde.');
});

test('a title says that the day of the election is open, unless its day stays', () => {
  expect(valuesOf(textAt(NOW, { isOpen: true }), 'summary')).toEqual(
    expect.arrayContaining([
      'Frist: Wahlvorschlag abgeben, bis 18 Uhr (Tag offen)',
      'Aufstellen, frühestens',
      'Plakate, ab',
    ]),
  );
});

test('a file holds the entries that are ahead and not ticked', () => {
  const file = textAt('2028-12-01T10:00:00Z', { done: ['briefwahl'] });
  expect(valuesOf(file, 'uid')).toEqual([
    'federal-2029-01-28-zulassung@a.example',
    'federal-2029-01-28-plakate@a.example',
    'federal-2029-01-28-einsicht@a.example',
    'federal-2029-01-28-stimmabgabe@a.example',
    'federal-2029-01-28-danach@a.example',
  ]);
});

test('a later file is the newer version of the same events', () => {
  const later = textAt('2026-11-23T10:01:00Z');
  expect(valuesOf(later, 'uid')).toEqual(valuesOf(text, 'uid'));
  const sequences = valuesOf(text, 'sequence').map((sequence) => String(Number(sequence) + 1));
  expect(valuesOf(later, 'sequence')).toEqual(sequences);
});
