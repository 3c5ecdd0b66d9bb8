import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { isOn, readEntry } from '../support/content.ts';
import { builtPage } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

const sample = readEntry('workSample');
/** The work sample may be left out. */
const html = isOn('workSample') ? builtPage('/arbeitsprobe').html : '';
const document = parseDocument(html);
const elements = DomUtils.getElementsByTagName;
const pieces = [sample.cover, ...sample.stations.flatMap((station) => station.pieces)].map(
  (piece, place) => ({ ...piece, place }),
);

// tests/site/words.test.ts tests name and alternative text of each piece.
test.skipIf(!html).each(pieces)('$drawing has all its words as text', ({ drawing, place }) => {
  const source = readFileSync(`src/assets/arbeitsprobe/${drawing}.svg`, 'utf8');
  expect(source, 'a picture in a page gets no font').not.toContain('<text');
  const [, words = ''] = /<desc>\s*([^<]+?)\s*<\/desc>/.exec(source) ?? [];
  const figure = elements('figure', document)[place] ?? expect.fail();
  const lines = elements('li', figure).map((line) => asRead(DomUtils.textContent(line)));
  expect(lines).toEqual(words.split('\n').map(asRead));
  if (sample.invented) expect(lines).toContain(asRead(sample.stamp.join(' ')));
});

test.skipIf(!html)('the budget names each part of the sum', () => {
  const { amount, items } = sample.budget;
  const rows = elements('tr', document)
    .map((row) => asRead(DomUtils.textContent(row)))
    .join();
  for (const { percent } of items)
    expect(rows).toContain(`${((amount * percent) / 100).toLocaleString('de-DE')} €`);
});
