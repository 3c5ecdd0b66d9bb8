import { escapeHtml } from '../../lib/text.ts';
import type { Point, Row } from './notice.ts';

const breaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const link = ({ value, href }: Row) =>
  href === undefined ? breaks(value) : `<a href="${escapeHtml(href)}">${breaks(value)}</a>`;

const rowHtml = (row: Row) =>
  row.term === undefined
    ? `<p>${link(row)}</p>`
    : `<dl><dt>${breaks(row.term)}</dt><dd>${link(row)}</dd></dl>`;

/** The notice as HTML for the sponsor's own page: headings, lists and links, nothing else. */
export function noticeHtml(heading: string, points: readonly Point[]): string {
  const parts = points.map(
    (point, index) =>
      `<h3>${index + 1}. ${breaks(point.heading)}</h3>\n${point.rows.map(rowHtml).join('\n')}`,
  );
  const body = parts.join('\n').replaceAll('</dl>\n<dl>', '\n');
  return `<section lang="de">\n<h2>${breaks(heading)}</h2>\n${body}\n</section>\n`;
}

const rowText = ({ term, value }: Row) => (term === undefined ? value : `${term}: ${value}`);

/** The notice as plain text. */
export function noticeText(heading: string, points: readonly Point[]): string {
  const parts = points.map((point, index) =>
    [`${index + 1}. ${point.heading}`, ...point.rows.map(rowText)].join('\n'),
  );
  return `${[heading, ...parts].join('\n\n')}\n`;
}
