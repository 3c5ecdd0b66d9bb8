import { describe, expect, test } from 'vitest';
import { type Measured, misses } from '../../scripts/bench/budgets.ts';
import { median, type Reading } from '../../scripts/bench/lighthouse.ts';
import { align } from '../../scripts/bench/table.ts';

const floor: Reading = {
  fcp: 700,
  lcp: 700,
  lag: 0,
  picture: false,
  tbt: 0,
  cls: 0,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};
const page: Measured = {
  path: '/',
  noindex: false,
  weight: {
    html: 13_000,
    document: 14_600,
    blocking: 0,
    scripts: { before: 0, after: 0 },
    fonts: 44_000,
    images: 0,
  },
  reading: { ...floor, fcp: 770, lcp: 770, tbt: 10 },
};

describe('a page misses a budget', () => {
  test('not while it is just within all of them', () => {
    expect(misses(page, floor)).toEqual([]);
  });

  test.each<[string, Partial<Reading>]>([
    ['first paint', { fcp: 771, lcp: 771 }],
    ['largest paint', { lag: 17 }],
    ['blocked', { tbt: 11 }],
    ['moves', { cls: 0.001 }],
    ['performance 99', { scores: { ...floor.scores, performance: 99 } }],
  ])('%s', (words, worse) => {
    const lines = misses({ ...page, reading: { ...page.reading, ...worse } }, floor);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(words);
  });

  test.each([
    ['/', 18_000],
    ['/kontakt', 14_600],
  ])('with one byte more than %s may have', (path, most) => {
    const of = (document: number) => ({ ...page, path, weight: { ...page.weight, document } });
    expect(misses(of(most), floor)).toEqual([]);
    expect(misses(of(most + 1), floor)).toHaveLength(1);
  });

  test('not for being hidden from search engines on purpose', () => {
    const scores = { ...floor.scores, seo: 66 };
    const hidden = { ...page, noindex: true, reading: { ...page.reading, scores } };
    expect(misses(hidden, floor)).toEqual([]);
  });
});

test('the median of three is the middle one', () => {
  expect(median([900, 700, 800])).toBe(800);
});

test('columns are as wide as their widest cell', () => {
  expect(
    align([
      ['page', 'ms'],
      ['/team', '1,200'],
    ]),
  ).toBe('page      ms\n/team  1,200');
});
