import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { berlinDay } from '../../src/lib/format.ts';
import { MAYOR_RULES } from '../../src/features/election-calendar/mayors-schema.ts';
import { contentOf, isOn } from '../support/content.ts';
import { builtPage } from '../support/dist.ts';
import { asRead } from '../support/html.ts';
import { icsFaults } from '../support/ics.ts';

/** Whether the calendar is on the site. */
const isThere = isOn('electionCalendar');
const tags = isThere ? builtPage('/wahlkalender').tags : [];
const [main] = tags.filter(({ name }) => name === 'main').map(({ text }) => asRead(text));
const rows = tags.filter(({ name }) => name === 'tr').map(({ text }) => asRead(text));
const links = tags.flatMap(({ attributes }) => attributes['href'] ?? []);

const dates = contentOf('electionDates');
const mayors = contentOf('mayorRules');
const today = berlinDay(new Date());
const ahead = isThere ? dates.items.filter(({ day }) => day >= today) : [];

test.skipIf(!isThere)('the tables name each column and each row', () => {
  const heads = (scope: string) =>
    tags
      .filter(({ name, attributes }) => name === 'th' && attributes['scope'] === scope)
      .map(({ text }) => asRead(text));
  const { deadlines, table } = contentOf('electionCalendar');
  const shown = deadlines.filter(({ rules }) =>
    rules.some(({ elections }) => elections.some((type) => ['federal', 'european'].includes(type))),
  );
  const titlesOf = shown.map(({ title, candidacy }) =>
    candidacy ? `${title} (${table[candidacy]})` : title,
  );
  const titles = [...mayors.states.map(({ name }) => name), ...titlesOf];
  expect(heads('row')).toEqual(expect.arrayContaining(titles.map(asRead)));
  const columns = [...Object.values(mayors.columns), table.what, table.federal, table.european];
  expect(heads('col')).toEqual(expect.arrayContaining(columns.map(asRead)));
});

test.skipIf(ahead.length === 0)(
  'the elections ahead have a row each, with the plan and its file',
  () => {
    for (const { id, name, type, day } of ahead) {
      expect(rows.filter((row) => row.includes(asRead(name)))).not.toEqual([]);
      expect(links.some((link) => link.startsWith(`?wahl=${type}&termin=${day}`))).toBe(true);
      expect(links).toContain(`/abo/${id}.ics`);
    }
  },
);

test.skipIf(!isThere)('elections without a day are named', () => {
  for (const { name, when } of dates.open) {
    expect(main).toContain(asRead(name));
    expect(main).toContain(asRead(when));
  }
});

test.skipIf(!isThere).each(mayors.states)(
  'the rules for mayors in $name are there with their sources',
  (state) => {
    for (const name of MAYOR_RULES) {
      const rule = state[name];
      if (!rule) continue;
      const source = mayors.sources.find(({ id }) => id === rule.source);
      const parts = [state.name, rule.text, source?.name ?? '?', source?.asOf ?? '?'].map(asRead);
      expect(rows.filter((row) => parts.every((part) => row.includes(part)))).not.toEqual([]);
      expect(links).toContain(source?.url);
    }
  },
);

describe.each(ahead)('the calendar of $name to subscribe to', ({ id, day }) => {
  const text = readFileSync(`dist/abo/${id}.ics`, 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

  test('is a file that a strict reader takes', () => expect(icsFaults(text)).toEqual([]));

  test('keeps the ids of its events when the day changes', () => {
    expect(events.length).toBeGreaterThan(0);
    for (const { uid } of events) expect(uid).not.toContain(day);
  });
});
