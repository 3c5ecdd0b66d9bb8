import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { sampleDrawing } from '../../src/config/addresses.ts';
import { ROUTES } from '../../src/config/routes.ts';
import { calendarOf, dayBefore } from '../../src/features/election-calendar/calendar.ts';
import { periodText } from '../../src/features/election-calendar/day.ts';
import { labelLines } from '../../src/features/transparency-notice/notice.ts';
import { stampOf } from '../../src/features/work-sample/sample.ts';
import { euros } from '../../src/lib/format.ts';
import { contentOf } from '../support/content.ts';
import { builtPage } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

const sample = contentOf('workSample');
const page = builtPage(ROUTES.work);
const document = parseDocument(page.html);
const read = (name: string) =>
  DomUtils.getElementsByTagName(name, document).map((element) =>
    asRead(DomUtils.textContent(element)),
  );
const figures = DomUtils.getElementsByTagName('figure', document);
const pieces = [sample.cover, ...sample.posts.flatMap((post) => post.pieces)];
const sourceOf = (name: string) => readFileSync(`src/assets/arbeitsprobe/${name}.svg`, 'utf8');

/** The figure of a piece, as it is read. */
const figureOf = (drawing: string) =>
  asRead(
    figures
      .filter((figure) => DomUtils.getOuterHTML(figure).includes(`"${sampleDrawing(drawing)}"`))
      .map((figure) => DomUtils.textContent(figure))
      .join(),
  );

describe.each(pieces)('$drawing', ({ drawing, name, alt }) => {
  test('carries the stamp, in the picture and in the words', () => {
    expect(sourceOf(drawing).match(/<g data-stamp=""/g)).toHaveLength(1);
    expect(figureOf(drawing)).toContain(asRead(stampOf(sample).join(' ')));
  });

  test('opens on its own, and says what it shows', () => {
    const svg = readFileSync(`dist${sampleDrawing(drawing)}`, 'utf8');
    expect(asRead(svg)).toContain(asRead(`<title>${name}</title>`));
    const image = page.tags.find(
      (tag) =>
        tag.name === 'img' &&
        tag.attributes['src'] === sampleDrawing(drawing) &&
        tag.attributes['loading'] === (drawing === sample.cover.drawing ? 'eager' : 'lazy'),
    );
    expect(asRead(image?.attributes['alt'] ?? '')).toBe(asRead(alt));
    expect(Number(image?.attributes['width'])).toBeGreaterThan(0);
    expect(Number(image?.attributes['height'])).toBeGreaterThan(0);
  });
});

test('what carries a label has all of it and what carries an imprint all of that, as the form would make them', () => {
  // A piece with the address of a notice has a label, and so does a drawing with a place for one.
  const labelled = pieces.filter(
    ({ drawing, notice }) => notice || sourceOf(drawing).includes('{label2}'),
  );
  expect(labelled.length).toBeGreaterThan(0);
  for (const { drawing, notice = '' } of labelled) {
    const words = figureOf(drawing);
    const lines = labelLines(
      { ...sample.notice, notice_url: notice, election_date: sample.day },
      contentOf('transparencyNotice'),
    );
    // A newspaper has an imprint of its own.
    const imprint = sourceOf(drawing).includes('{imprint1}') ? sample.imprint : [];
    for (const line of [...lines, ...imprint]) expect(words).toContain(asRead(line));
  }
});

test('each post has its day, counted from the election', () => {
  const days = page.tags
    .filter(({ name }) => name === 'time')
    .map(({ attributes }) => attributes['datetime']);
  expect(days).toEqual(
    expect.arrayContaining(sample.posts.map((post) => dayBefore(sample.day, post))),
  );
});

test('the year is that of the calendar', () => {
  const choice = { type: 'mayor', day: sample.day } as const;
  const rows = read('tr').join('\n');
  for (const entry of calendarOf(contentOf('electionCalendar'), choice, '2026-01-01')) {
    expect(rows).toContain(asRead(periodText(entry)));
    expect(rows).toContain(asRead(entry.title));
  }
});

test('the budget names each share and its part of the sum', () => {
  const { amount, items } = sample.budget;
  const rows = read('tr').join('\n');
  for (const { name, percent } of items) {
    expect(rows).toContain(asRead(name));
    expect(rows).toContain(asRead(euros((amount * percent) / 100)));
  }
});
