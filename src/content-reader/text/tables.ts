import type { Paragraph, Table } from 'mdast';
import { lineOf, textOf } from '../mdx.ts';
import type { Checked } from './checked.ts';

/** A line between pipes, as rows of tables are written. */
const ROW = /^\s*\|.*\|\s*$/;
/** Two lines with tabs, as spreadsheets copy them. Behind a bullet a tab begins an entry of a list. */
const TABBED = /[^\s•·▪◦‣●○]\t+\S.*\n.*[^\s•·▪◦‣●○]\t+\S/;
/** The line below a table's head, whole or not. */
const SEPARATOR = /^(?=.*\|)(?=.*-)[\s|:-]+$/;

/** Reports too many or too few columns, columns without a heading or with an alignment, and rows that would be cut or filled up. */
export function checkTable(table: Table, { report }: Checked): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  // An article has room for four columns, and a table of one is a list.
  if (columns < 2 || columns > 4) report(table, 'table_columns', columns);
  if (table.align?.some(Boolean)) report(table, 'table_line');
  // The first cell may be empty above the names of the rows.
  if (head?.children.slice(1).some((cell) => !textOf(cell).trim()))
    report(table, 'empty', 'Die Überschrift einer Spalte');
  for (const row of rows) {
    if (row.children.length !== columns) report(row, 'table_row', row.children.length, columns);
  }
}

/** Reports a paragraph that was meant to be a table; whether it was. */
export function checkNoTable(paragraph: Paragraph, { written, report }: Checked): boolean {
  const lines = written(paragraph).split('\n');
  const cell = TABBED.test(written(paragraph)) ? /\t/ : ROW;
  const at = lines.findIndex((line) => cell.test(line));
  const separator = lines.findIndex((line) => SEPARATOR.test(line));
  if (at < 0 && separator < 0) return false;
  report(lineOf(paragraph) + (at < 0 ? Math.max(separator - 1, 0) : at), 'table_line');
  return true;
}
