import { expect, test } from 'vitest';
import { drawPiece, sizeOf, wordsOf } from '../../src/features/work-sample/drawing.ts';
import { stampOf } from '../../src/features/work-sample/sample.ts';

const VALUES = { label1: 'Politische Anzeige', url: 'https://liste.example/hinweis' };
const STAMP = ['Probe,', 'erfunden'];
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800.5">
<text x="10" y="20">Auf &amp; zu</text>
<path data-text="mit der Hand" d="M0 0"/>
<text x="10" y="40" text-anchor="end" font-weight="800" font-stretch="70">{label1}</text>
<rect data-qr="" x="1" y="2" width="90"/>
<g data-stamp="" x="3" y="4" width="110"/>
</svg>`;

test('a drawing has the size of its view box', () => {
  expect(sizeOf(SVG)).toEqual({ width: 600, height: 800.5 });
  expect(() => sizeOf('<svg></svg>')).toThrow('viewBox');
});

test('the words of a drawing are read in their order, the stamp last', () => {
  expect(wordsOf(SVG, VALUES, STAMP)).toEqual([
    ...['Auf & zu', 'mit der Hand', 'Politische Anzeige', 'Probe, erfunden'],
  ]);
});

test('the lines of a text are read as one, without the hyphen of a divided word', () => {
  const line = (y: number, words: string, size = 40) =>
    `<text x="9" y="${y}" font-size="${size}">${words}</text>`;
  const svg = [
    ...[line(40, 'Muster-'), line(80, 'stadt'), line(120, 'macht auf.'), line(160, 'Neue Zeile')],
    ...[line(260, 'Weit darunter'), line(300, 'klein', 20), line(320, '{label1}', 20)],
  ].join('');
  expect(wordsOf(svg, VALUES, [])).toEqual([
    ...['Musterstadt macht auf.', 'Neue Zeile', 'Weit darunter', 'klein', 'Politische Anzeige'],
  ]);
});

test('a drawn piece has no text that would need a font, a code, a stamp and a name', async () => {
  const drawn = await drawPiece(SVG, VALUES, STAMP, 'Plakat & mehr');
  expect(drawn).not.toMatch(/<text|data-qr|data-stamp|label1/);
  expect(drawn).toContain('<title>Plakat &amp; mehr</title>');
  expect(drawn).toContain('shape-rendering="crispEdges"');
  expect(drawn).toContain('<circle');
});

test('a true case has no stamp', async () => {
  const stamp = stampOf({ invented: false, stamp: ['Probe,', 'erfunden'] });
  expect(await drawPiece(SVG, VALUES, stamp, 'Plakat')).not.toMatch(/<circle|data-stamp/);
  expect(wordsOf(SVG, VALUES, stamp)).not.toContain('Probe, erfunden');
});

test('a text with something in it is refused, because it would be left out', async () => {
  const nested = '<svg viewBox="0 0 1 1"><text><tspan>A</tspan></text></svg>';
  await expect(drawPiece(nested, VALUES, STAMP, 'Plakat')).rejects.toThrow('Plakat');
});

test('a labelled piece without the address of its notice is refused', async () => {
  await expect(drawPiece(SVG, { ...VALUES, url: '' }, STAMP, 'Plakat')).rejects.toThrow('notice');
});

test('a letter is drawn once, however often it is written', async () => {
  const svg = '<svg viewBox="0 0 9 9"><text x="0" y="9">aaa</text></svg>';
  const drawn = await drawPiece(svg, {}, [], 'Plakat');
  expect(drawn.match(/ d="/g)).toHaveLength(1);
  expect(drawn.match(/<use /g)).toHaveLength(2);
});
