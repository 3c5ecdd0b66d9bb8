import { parseAmount } from '../../../lib/format.ts';
import { escapeHtml, withoutSoftHyphens } from '../../../lib/text.ts';
import { ruleOf } from '../notice-fields.ts';
import { addressOf, labelLines, noticePoints, type NoticeRow, versionLine } from '../notice.ts';
import type { Notice } from '../validate.ts';
import { words } from '../words.ts';

const breaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const link = ({ value, href }: NoticeRow) =>
  href === undefined ? breaks(value) : `<a href="${escapeHtml(href)}">${breaks(value)}</a>`;

const rowHtml = (row: NoticeRow) =>
  row.term === undefined
    ? `<p>${link(row)}</p>`
    : `<dt>${breaks(row.term)}</dt><dd>${link(row)}</dd>`;

/** The rows of a point: either all have a term, or there is only one, without a term. */
function rowsHtml(rows: readonly NoticeRow[]): string {
  const html = rows.map(rowHtml).join('\n');
  return rows[0]?.term === undefined ? html : `<dl>${html}</dl>`;
}

const PAGE_STYLE = [
  'body{max-width:40em;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'h1,h2,h3{line-height:1.2;hyphens:auto}',
  'h3{margin:1.5rem 0 .25rem;font-size:1.125rem}',
  'p,dl,dd{margin:0}',
  // own colour: the page is published elsewhere, without our tokens
  'dt{color:#555}',
].join('');

/**
 * The notice as a page of its own, in HTML.
 *
 * @param dataName the name of its JSON file, which is published in the same folder
 */
export function noticePage(notice: Notice, dataName: string): string {
  const name = escapeHtml(notice.piece_name ?? '');
  const points = noticePoints(notice).map(
    ({ heading, rows }, index) => `<h3>${index + 1}. ${breaks(heading)}</h3>\n${rowsHtml(rows)}`,
  );
  return [
    '<!doctype html>',
    '<html lang="de">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(words.noticeHeading)}: ${name}</title>`,
    `<style>${PAGE_STYLE}</style>`,
    `<h1>${name}</h1>`,
    `<h2>${breaks(words.noticeHeading)}</h2>`,
    `<p>${breaks(versionLine(notice))}</p>`,
    ...points,
    `<p><a href="${dataName}">${escapeHtml(words.result.dataLink)}</a></p>`,
    '',
  ].join('\n');
}

const rowText = ({ term, value }: NoticeRow) => (term === undefined ? value : `${term}: ${value}`);

export function noticeText(notice: Notice): string {
  const parts = noticePoints(notice).map((point, index) =>
    [`${index + 1}. ${point.heading}`, ...point.rows.map(rowText)].join('\n'),
  );
  const heading = `${words.noticeHeading}\n${versionLine(notice)}`;
  return `${[heading, ...parts].join('\n\n')}\n`;
}

/** A row of the JSON file, with its value as data, too: an amount as a number, and a day as in ISO 8601. */
function textRow({ field, term, value: text }: NoticeRow, notice: Notice) {
  const typed = (field && notice[field]) ?? text;
  const isAmount = field && ruleOf(field).kind === 'euros';
  return { field, term, value: isAmount ? parseAmount(typed) : typed, text };
}

/** The notice as JSON. The format is our own, because no law sets one. */
export function noticeJson(notice: Notice): string {
  const file = {
    format: 'transparenzbekanntmachung',
    law: 'http://data.europa.eu/eli/reg/2024/900/oj',
    language: 'de',
    currency: 'EUR',
    url: addressOf(notice) ?? null,
    piece: { name: notice.piece_name, kind: notice.piece_kind },
    version: notice.version,
    date: notice.version_date,
    label: labelLines(notice).map(withoutSoftHyphens),
    points: noticePoints(notice).map(({ name, heading, rows }, index) => ({
      number: index + 1,
      name,
      heading,
      values: rows.map((row) => textRow(row, notice)),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
