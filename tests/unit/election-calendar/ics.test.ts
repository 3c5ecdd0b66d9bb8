import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Choice } from '../../../src/features/election-calendar/choice.ts';
import { idPrefixOf, icsText } from '../../../src/features/election-calendar/plan/ics.ts';
import { DATES, deadline, planOn, question, station, WORDS } from './support/plan.ts';

const choice: Choice = { type: 'federal', day: '2029-01-28' };
const ADDRESS = 'https://a.example/wahlkalender?wahl=federal&termin=2029-01-28&plakate=2028-12-17';

/** The file of a plan with an entry of each kind. */
const textAt = (now: string, { isOpen = false, done = [] as string[] } = {}) => {
  const plan = planOn(now.slice(0, 10), choice, {
    stations: [station('Anfangen', 366), station('Danken', -1)],
    deadlines: [
      deadline('Aufstellen', { monthsOfTerm: 32 }, { kind: 'beginning' }),
      deadline('Abgeben', { days: 69, hour: 18 }, { text: 'Schriftlich.' }),
      deadline('Zulassung', { days: 58 }, { kind: 'event' }),
      deadline('Einsicht', { days: 20, untilDays: 16 }),
    ],
    questions: [question('plakate', 'beginning', { title: 'Plakate' })],
    answers: { plakate: '2028-12-17' },
    dates: isOpen ? DATES : { ...DATES, open: [] },
    done,
  });
  return icsText(plan, {
    idPrefix: 'federal',
    name: 'Bundes\u00adtagswahl, 28. Januar 2029',
    words: WORDS,
    url: ADDRESS,
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

test('a file has the properties that Outlook and Google insist on', () => {
  expect(text).toMatch(/\r\n$/);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
  // Nothing but the next alarm stands after an alarm.
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
  expect(read).toEqual([
    '2027-11-25 2027-11-26 Aufstellen',
    '2028-01-28 2028-01-29 Station 366: Anfangen',
    '2028-11-20 2028-11-21 Frist: Abgeben, bis 18 Uhr',
    '2028-12-01 2028-12-02 Zulassung',
    '2028-12-17 2028-12-18 Plakate',
    '2029-01-08 2029-01-13 Frist: Einsicht',
    '2029-01-29 2029-01-30 Station -1: Danken',
  ]);
});

// Only deadlines have alarms: at nine, a week and a day before.
test.each([
  ['Aufstellen', NOW, []],
  ['Anfangen', NOW, []],
  ['Zulassung', NOW, []],
  ['antwort-plakate', NOW, []],
  ['Abgeben', NOW, ['-P6DT15H', '-PT15H']],
  // The site is built at 4:17, before the alarm of that day.
  ['Abgeben', '2028-11-13T03:17:00Z', ['-P6DT15H', '-PT15H']],
  ['Abgeben', '2028-11-13T08:00:00Z', ['-PT15H']],
  ['Abgeben', '2028-11-19T03:17:00Z', ['-PT15H']],
  ['Abgeben', '2028-11-19T08:00:00Z', []],
  ['Einsicht', NOW, ['-P6DT15H', '-PT15H']],
  // A deadline of several days that has begun has an alarm on the day before its last one.
  ['Einsicht', '2029-01-09T10:00:00Z', ['P3DT9H']],
])(
  'the event %s in a file of %s has alarms %j from the midnight of its first day',
  (id, now, alarms) => {
    const triggers = eventOf(id, textAt(now))
      .getAllSubcomponents('valarm')
      .map((alarm) => alarm.getFirstProperty('trigger') ?? expect.unreachable());
    expect(triggers.map((trigger) => String(trigger.getFirstValue()))).toEqual(alarms);
    for (const trigger of triggers) expect(trigger.getFirstParameter('related')).not.toBe('END');
  },
);

test.each<[string, Choice, federalState?: string]>([
  ['state-2027-04-18-b', { type: 'state', day: '2027-04-18', electionId: 'b' }],
  ['mayor-2027-09-12', { type: 'mayor', day: '2027-09-12' }],
  ['mayor-2027-09-12-thueringen', { type: 'mayor', day: '2027-09-12' }, 'Thüringen'],
  // Another day will be set.
  ['federal', choice],
])('the ids of events begin with %s', (id, chosen, federalState = '') => {
  expect(idPrefixOf(planOn('2026-11-23', chosen, { federalState }))).toBe(id);
});

test('the description of an event has paragraph, hour, and as its last line the address', () => {
  const descriptionOf = (id: string) =>
    String(eventOf(id).getFirstPropertyValue('description')).split('\n');
  expect(descriptionOf('Abgeben')).toEqual([
    'Schriftlich.',
    '69. Tag, 18 Uhr (§ 1)',
    'Stand: November 2026. Ohne Gewähr, frag dein Wahlamt; immer.',
    ADDRESS,
  ]);
  expect(descriptionOf('Anfangen')).toEqual([ADDRESS]);
  expect(descriptionOf('antwort-plakate')).toEqual(['laut Amt', ADDRESS]);
});

test('until the election, the next event says who knows further deadlines', () => {
  const [first, ...others] = valuesOf(textAt('2028-11-01T10:00:00Z'), 'description');
  expect(first).toContain('Frag die Gemeinde.');
  expect(others.join()).not.toContain('Frag die Gemeinde.');
  const after = valuesOf(textAt('2029-01-29T10:00:00Z'), 'description');
  expect(after).toHaveLength(1);
  expect(after.join()).not.toContain('Frag die Gemeinde.');
});

test('the title of an event says that the day of the election is not set, unless the event keeps its day', () => {
  expect(valuesOf(textAt(NOW, { isOpen: true }), 'summary')).toEqual(
    expect.arrayContaining(['Frist: Abgeben, bis 18 Uhr (Tag offen)', 'Aufstellen', 'Plakate']),
  );
});

test('a file holds the entries that are ahead and not ticked', () => {
  const file = textAt('2028-12-17T10:00:00Z', { done: ['Danken'] });
  expect(valuesOf(file, 'uid')).toEqual([
    'federal-antwort-plakate@a.example',
    'federal-Einsicht@a.example',
  ]);
});

test('a later file is the newer version of the same events', () => {
  const later = textAt('2026-11-23T10:01:00Z');
  expect(valuesOf(later, 'uid')).toEqual(valuesOf(text, 'uid'));
  const sequences = valuesOf(text, 'sequence').map((sequence) => String(Number(sequence) + 1));
  expect(valuesOf(later, 'sequence')).toEqual(sequences);
});
