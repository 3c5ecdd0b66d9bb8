import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { berlinDay } from '../../src/lib/day.ts';
import { isOn, readEntry } from '../support/content.ts';
import { tagsOn, textsOf } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

const PAGE = '/wahlkalender';
const isThere = isOn('electionCalendar');
const links = () => tagsOn(PAGE).flatMap(({ attributes }) => attributes['href'] ?? []);

const dates = readEntry('electionDates');
const mayors = readEntry('mayorRules');
const today = berlinDay(new Date());
const ahead = isThere ? dates.items.filter(({ day }) => day >= today) : [];

describe.skipIf(!isThere)('the page of the election calendar', () => {
  test('the calendar shows the deadlines of federal and European elections in named columns', () => {
    const { deadlines, table } = readEntry('electionCalendar');
    const rows = textsOf(PAGE, 'tr').join();
    for (const { title } of deadlines) expect(rows).toContain(asRead(title));
    const columns = [table.what, table.federal, table.european].map(asRead);
    expect(textsOf(PAGE, 'th')).toEqual(expect.arrayContaining(columns));
  });

  test('the calendar has a row for each election ahead, with links to its plan and its file', () => {
    for (const { id, name, type, day } of ahead) {
      expect(textsOf(PAGE, 'tr')).toContainEqual(expect.stringContaining(asRead(name)));
      expect(links()).toContain(`?wahl=${type}&termin=${day}&wahl-name=${id}`);
      expect(links()).toContain(`/abo/${id}.ics`);
    }
  });

  test('the calendar names the elections whose day is not set', () => {
    const [main] = textsOf(PAGE, 'main');
    for (const text of dates.open.flatMap(({ name, when }) => [name, when]))
      expect(main).toContain(asRead(text));
  });

  test.each(mayors.states)('the calendar has the rules of $name', ({ name, ...published }) => {
    const fold = textsOf(PAGE, 'details').find((text) => text.startsWith(asRead(name)));
    for (const rule of Object.values(published).filter((each) => each !== undefined)) {
      const source = mayors.sources.find(({ id }) => id === rule.source) ?? expect.fail();
      expect(fold).toContain(asRead(rule.text));
      expect(fold).toContain(asRead(source.name));
      expect(links()).toContain(source.url);
    }
  });
});

test.each(ahead)('the file of $name keeps its ids when the day changes', ({ id, day }) => {
  const text = readFileSync(`dist/abo/${id}.ics`, 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event.getFirstPropertyValue('uid')).not.toContain(day);
});
