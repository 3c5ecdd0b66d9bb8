import type { Nodes, Table } from 'mdast';
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

/** Rows with more cells than the head, which are cut, or with fewer, which are filled up. */
function rowProblems(file: string, { children: [head, ...rows] }: Table): Problem[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== columns)
    .map(({ children, position }) =>
      problem({ file, line: position?.start.line }, 'table_row', children.length, columns),
    );
}

/** The problems that keep a table from being one, or from showing all that was written. */
export function tableProblems(place: Place, node: Nodes, text: string): Problem[] {
  if (node.type === 'table') return rowProblems(place.file, node);
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
