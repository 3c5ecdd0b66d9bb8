import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brotliBytes, BUDGETS, holdBudgets, overweight, weighSite } from '../../scripts/weights.ts';

/** Letters that do not compress well; the same for the same seed. */
function noise(length: number, seed = 1): string {
  const letter = () => String.fromCharCode(97 + ((seed = (seed * 48271) % 0x7fffffff) % 26));
  return Array.from({ length }, letter).join('');
}

const BYTES_A_LETTER = brotliBytes(noise(50_000)) / 50_000;

/** A page with this in its body that weighs about as much, to a hundredth. */
function pageOf(bytes: number, body = ''): string {
  const letters = (bytes - brotliBytes(body)) / BYTES_A_LETTER;
  return `<body>${body}<p>${noise(Math.round(letters))}</p></body>`;
}

let dist: string;
beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), 'weights-'))));
afterEach(() => rmSync(dist, { recursive: true }));

/** The warnings about a built site with these files. */
function warnings(files: Record<string, string>): string[] {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content);
  const warned: string[] = [];
  holdBudgets(weighSite(dist), (text) => warned.push(text));
  return warned;
}

test.each([
  ['index', '', BUDGETS.home],
  ['plakate', '', BUDGETS.page],
  ['kontakt', '<form action="/api"></form>', BUDGETS.page],
  ['rechner', '<div class="figure" data-tool></div>', BUDGETS.pageWithTool],
])(
  '%s with "%s" in it may weigh %i bytes, and a fifth more with a warning',
  (name, body, budget) => {
    const file = `${name}.html`;
    const path = `/${name.replace('index', '')}`;
    expect(warnings({ [file]: pageOf(budget * 0.97, body) })).toEqual([]);
    expect(warnings({ [file]: pageOf(budget * 1.03, body) })).toHaveLength(1);
    expect(() => warnings({ [file]: pageOf(budget * 1.23, body) })).toThrow(`Die Seite ${path}: `);
  },
);

test.each([
  [1000, []],
  [1001, ['weight']],
  [1200, ['weight']],
  [1201, ['weight_refused']],
])('of a budget of 1000 bytes, %i are %j', (bytes, codes) => {
  expect(overweight('Die Seite /a', bytes, 1000).map(({ code }) => code)).toEqual(codes);
});

test('the message names the page, the figures, and what is large in it, the largest first', () => {
  const style = `<style>p{background:url("data:image/png;base64,${noise(3000, 2)}")}${noise(2000, 3)}</style>`;
  const [message] = warnings({ 'plakate.html': pageOf(20_000, style) });
  expect(message).toMatch(/^Die Seite \/plakate: .*20\.\d{3}.*19\.000.*22\.800/);
  expect(message).toMatch(/Text [\d.]+.* data:-Adressen [\d.]+.* Stile [\d.]+/);
});

test('all that is heavy is one warning, with its advice once', () => {
  const heavy = pageOf(BUDGETS.page * 1.1);
  const [warning = '', ...others] = warnings({ 'eins.html': heavy, 'zwei.html': heavy });
  expect(others).toEqual([]);
  expect(warning).toMatch(/^Die Seite \/eins: .*\nDie Seite \/zwei: /);
  expect(warning.match(/CONTRIBUTING\.md/g)).toHaveLength(1);
});

test('all that is too heavy is named, the fonts too, and what is not is a warning', () => {
  const files = {
    'index.html': pageOf(BUDGETS.home * 1.3),
    'team.html': pageOf(BUDGETS.page * 1.3),
    'a.woff2': noise(BUDGETS.fonts),
    'b.ttf': noise(BUDGETS.fonts),
  };
  expect(() => warnings(files)).toThrow(/Die Seite \/: .*Die Seite \/team: .*Die Schriften: /s);
});
