import type { Paragraph, Table } from 'mdast';
import { lineOf, textOf } from './mdx.ts';
import type { Checked } from './checked.ts';

/** A line between pipes, as rows of tables are written. */
const ROW = /^\s*\|.*\|\s*$/;
/** Two lines with tabs, as spreadsheets copy them. Behind a bullet a tab begins an entry of a list. */
const TABBED = /[^\s•·▪◦‣●○]\t+\S.*\n.*[^\s•·▪◦‣●○]\t+\S/;
/** The line below a table's head, whole or not. */
const SEPARATOR = /^(?=.*\|)(?=.*-)[\s|:-]+$/;

const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\||\t+/).length;

/** An article's column fits so many columns, and a table of one is a list. */
const COLUMNS = { least: 2, most: 4 };

/** Reports too many or too few columns, columns without a heading or with an alignment, and rows that would be cut or filled up. */
export function checkTable(table: Table, { report }: Checked): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  if (columns < COLUMNS.least || columns > COLUMNS.most) report(table, 'table_columns', columns);
  if (table.align?.some(Boolean)) report(table, 'table_align', columns);
  // The first cell may be empty above the names of the rows.
  if (head?.children.slice(1).some((cell) => !textOf(cell).trim())) report(table, 'table_head');
  for (const row of rows) {
    if (row.children.length !== columns) report(row, 'table_row', row.children.length, columns);
  }
}

/** Reports a paragraph that was meant to be a table; whether it was. */
export function checkNoTable(paragraph: Paragraph, { text, report }: Checked): boolean {
  const { start, end } = paragraph.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  const lines = written.split('\n');
  const row = TABBED.test(written) ? /\t/ : ROW;
  const at = lines.findIndex((line) => row.test(line));
  const separator = lines.findIndex((line) => SEPARATOR.test(line));
  if (at < 0 && separator < 1) return false;
  const head = at < 0 ? separator - 1 : at;
  report(lineOf(paragraph) + head, 'table_separator', cells(lines[head] ?? ''));
  return true;
}
