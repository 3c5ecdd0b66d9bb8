import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { berlinDay } from '../../src/lib/format.ts';
import { contentOf, isOn } from '../support/content.ts';
import { builtPage } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

/** Whether the calendar is on the site. */
const isThere = isOn('electionCalendar');
const tags = isThere ? builtPage('/wahlkalender').tags : [];
const [main] = tags.filter(({ name }) => name === 'main').map(({ text }) => asRead(text));
const textsOf = (tag: string) =>
  tags.filter(({ name }) => name === tag).map(({ text }) => asRead(text));
const rows = textsOf('tr');
const folds = textsOf('details');
const links = tags.flatMap(({ attributes }) => attributes['href'] ?? []);

const dates = contentOf('electionDates');
const mayors = contentOf('mayorRules');
const today = berlinDay(new Date());
const ahead = isThere ? dates.items.filter(({ day }) => day >= today) : [];

test.skipIf(!isThere)(
  'the table of federal and European deadlines names each column and row',
  () => {
    const { deadlines, table } = contentOf('electionCalendar');
    for (const { title } of deadlines) expect(rows.join()).toContain(asRead(title));
    const columns = [table.what, table.federal, table.european].map(asRead);
    expect(textsOf('th')).toEqual(expect.arrayContaining(columns));
  },
);

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
  ({ name, ...published }) => {
    const fold = folds.find((text) => text.startsWith(asRead(name)));
    for (const rule of Object.values(published).filter((each) => each !== undefined)) {
      const source = mayors.sources.find(({ id }) => id === rule.source) ?? expect.fail();
      expect(fold).toContain(asRead(rule.text));
      expect(fold).toContain(asRead(source.name));
      expect(links).toContain(source.url);
    }
  },
);

describe.each(ahead)('the calendar of $name to subscribe to', ({ id, day }) => {
  const text = readFileSync(`dist/abo/${id}.ics`, 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

  test('keeps the ids of its events when the day changes', () => {
    expect(events.length).toBeGreaterThan(0);
    for (const { uid } of events) expect(uid).not.toContain(day);
  });
});
