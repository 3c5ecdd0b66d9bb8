import type { Measured } from './budgets.ts';
import { type Reading, SCORES } from './lighthouse.ts';

const count = (value: number) => Math.round(value).toLocaleString('en');

const HEAD = [
  ...['page', 'HTML', 'blocking', 'JS before', 'JS after', 'font', 'images'],
  ...['FCP', '× floor', 'LCP', 'lag', 'TBT', 'CLS', 'P/A/B/S'],
];

function row({ path, weight, reading }: Measured, floor: Reading): string[] {
  const { html, blocking, scripts, fonts, images } = weight;
  const { fcp, lcp, lag, tbt, cls, scores } = reading;
  return [
    path,
    ...[html, blocking, scripts.before, scripts.after, fonts, images].map(count),
    count(fcp),
    (fcp / floor.fcp).toFixed(2),
    ...[lcp, lag, tbt].map(count),
    String(Number(cls.toFixed(3))),
    SCORES.map((name) => scores[name]).join('/'),
  ];
}

/** Columns as wide as their widest cell, the first to the left, figures to the right. */
export function align(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The table of a run: bytes in Brotli, times in ms, scores in Lighthouse's order. */
export const pageTable = (pages: readonly Measured[], floor: Reading): string =>
  align([HEAD, ...pages.map((page) => row(page, floor))]);
