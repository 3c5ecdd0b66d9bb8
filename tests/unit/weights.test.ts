import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  brotliBytes,
  BUDGETS,
  holdBudgets,
  overweight,
  weighPage,
  weighSite,
} from '../../scripts/weights.ts';

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

const warned = (found: ReturnType<typeof weighPage>): string[] => {
  const warnings: string[] = [];
  holdBudgets(found, (text) => warnings.push(text));
  return warnings;
};

test.each([
  ['/', '', BUDGETS.home],
  ['/plakate', '', BUDGETS.page],
  ['/kontakt', '<form action="/api"></form>', BUDGETS.page],
  ['/rechner', '<div class="figure" data-tool></div>', BUDGETS.pageWithTool],
])(
  '%s with "%s" in it may weigh %i bytes, and a fifth more with a warning',
  (path, body, budget) => {
    expect(warned(weighPage(path, pageOf(budget * 0.97, body)))).toEqual([]);
    expect(warned(weighPage(path, pageOf(budget * 1.03, body)))).toHaveLength(1);
    expect(() => warned(weighPage(path, pageOf(budget * 1.23, body)))).toThrow(`Die Seite ${path}`);
  },
);

test('the exact budget and the exact limit are allowed', () => {
  expect(overweight('Die Seite /a', 1000, 1000)).toEqual([]);
  expect(overweight('Die Seite /a', 1001, 1000)).toMatchObject([{ isRefused: false }]);
  expect(overweight('Die Seite /a', 1200, 1000)).toMatchObject([{ isRefused: false }]);
  expect(overweight('Die Seite /a', 1201, 1000)).toMatchObject([{ isRefused: true }]);
});

test('the message names the page, the figures, what is large in it, and whom to ask', () => {
  const style = `<style>p{background:url("data:image/png;base64,${noise(3000, 2)}")}${noise(2000, 3)}</style>`;
  const [message] = warned(weighPage('/plakate', pageOf(20_000, style)));
  expect(message).toMatch(
    /^Die Seite \/plakate: Wiegt 20\.\d{3} Byte, vorgesehen sind 19\.000\. .*bis 22\.800\./,
  );
  expect(message).toMatch(/Darin: Text [\d.]+, data:-Adressen [\d.]+, Stile [\d.]+\. /);
  expect(message).toContain('scripts/weights.ts');
  expect(message).toContain('CONTRIBUTING.md');
});

test('all pages of a site and its fonts are weighed, and all that is too heavy is named', () => {
  const dist = mkdtempSync(join(tmpdir(), 'weights-'));
  writeFileSync(join(dist, 'index.html'), pageOf(BUDGETS.home * 1.3));
  writeFileSync(join(dist, 'team.html'), pageOf(BUDGETS.page * 1.3));
  writeFileSync(join(dist, 'karriere.html'), pageOf(BUDGETS.page * 1.1));
  writeFileSync(join(dist, 'a.woff2'), noise(BUDGETS.fonts));
  writeFileSync(join(dist, 'b.ttf'), noise(BUDGETS.fonts));
  const warnings: string[] = [];
  const hold = () => holdBudgets(weighSite(dist), (text) => warnings.push(text));
  expect(hold).toThrow(/Die Seite \/: .*Die Seite \/team: .*Die Schriften: /s);
  expect(warnings).toEqual([expect.stringMatching(/^Die Seite \/karriere: /)]);
  rmSync(dist, { recursive: true });
});
