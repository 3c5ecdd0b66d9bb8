import type { Nodes, Table } from 'mdast';
import { startOf, textOf } from './mdx.ts';
import { type Place, type Problem, problem } from './problems.ts';

/** A line between pipes, as rows of tables are written. */
const ROW = /^\s*\|.*\|\s*$/;
/** The line below a table's head, whole or not. */
const SEPARATOR = /^(?=.*\|)(?=.*-)[\s|:-]+$/;

const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** Columns that have shifted or say how they are aligned, and rows that would be cut or filled up. */
function* shapeProblems(place: Place, { align, children: [head, ...rows] }: Table) {
  const columns = head?.children.length ?? 0;
  if (align?.some(Boolean)) yield problem(place, 'table_align', columns);
  // The first cell may be empty above the names of the rows.
  if (head?.children.slice(1).some((cell) => !textOf(cell).trim()))
    yield problem(place, 'table_head');
  for (const row of rows) {
    if (row.children.length === columns) continue;
    yield problem(startOf(place.file, row), 'table_row', row.children.length, columns);
  }
}

/** The problems that keep a table from being one, or from showing all that was written. */
export function tableProblems(place: Place, node: Nodes, text: string): Problem[] {
  if (node.type === 'table') return [...shapeProblems(place, node)];
  if (node.type !== 'paragraph') return [];
  const { start, end } = node.position ?? {};
  const lines = text.slice(start?.offset, end?.offset).split('\n');
  const at = lines.findIndex((line) => ROW.test(line));
  const separator = lines.findIndex((line) => SEPARATOR.test(line));
  if (at < 0 && separator < 1) return [];
  const head = at < 0 ? separator - 1 : at;
  const line = (place.line ?? 1) + head;
  return [problem({ ...place, line }, 'table_separator', cells(lines[head] ?? ''))];
}
