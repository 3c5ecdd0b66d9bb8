import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { contentOf, isOn } from '../support/content.ts';
import { builtPage } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

const sample = contentOf('workSample');
/** The work sample may be left out. */
const html = isOn('workSample') ? builtPage('/arbeitsprobe').html : '';
const document = parseDocument(html);
const elements = (name: string) => DomUtils.getElementsByTagName(name, document);
const figures = elements('figure');
/** Several lines as a reader gets them. */
const asReadLines = (text: string) => text.split('\n').map(asRead).join('\n');
const pieces = [sample.cover, ...sample.posts.flatMap((post) => post.pieces)];

describe.skipIf(!html).each(pieces)('$drawing', ({ drawing, name, alt }) => {
  const figure = figures[pieces.findIndex((piece) => piece.drawing === drawing)];
  const [link] = DomUtils.getElementsByTagName('a', figure ?? []);
  const [image] = DomUtils.getElementsByTagName('img', figure ?? []);

  test('shows the drawing, opens it on its own, and says what it shows', () => {
    const { src, width, height, loading } = image?.attribs ?? {};
    const source = readFileSync(`src/assets/arbeitsprobe/${drawing}.svg`, 'utf8');
    expect(readFileSync(`dist${src}`, 'utf8')).toBe(source);
    expect(source).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(loading).toBe(drawing === sample.cover.drawing ? 'eager' : 'lazy');
    expect(link?.attribs['href']).toBe(src);
    expect(asRead(link?.attribs['aria-label'] ?? '')).toContain(asRead(name));
    expect(asRead(image?.attribs['alt'] ?? '')).toBe(asRead(alt));
  });

  test('has all its words as text, and says that it is invented', () => {
    const lines = DomUtils.getElementsByTagName('li', figure ?? []).map((line) =>
      asRead(DomUtils.textContent(line)),
    );
    const source = readFileSync(`src/assets/arbeitsprobe/${drawing}.svg`, 'utf8');
    const [, words = ''] = /<desc>\s*([^<]+?)\s*<\/desc>/.exec(source) ?? [];
    expect(lines.join('\n')).toBe(asReadLines(words));
    if (sample.invented) expect(lines).toContain(asRead(sample.stamp.join(' ')));
  });
});

test('no drawing has text that would need a font', () => {
  for (const { attribs } of elements('img')) {
    const src = attribs['src'] ?? '';
    if (src.endsWith('.svg')) expect(readFileSync(`dist${src}`, 'utf8')).not.toContain('<text');
  }
});

test.skipIf(!html)('the budget names each part of the sum', () => {
  const { amount, items } = sample.budget;
  const rows = elements('tr').map((row) => asRead(DomUtils.textContent(row)));
  for (const { percent } of items)
    expect(rows.join()).toContain(`${((amount * percent) / 100).toLocaleString('de-DE')} €`);
});
