/** Finds marks that an editor has typed and Markdown shows as text, and text that Markdown takes for a mark. */
import type { Delete, Emphasis, InlineCode, List, Strong, Table, Text } from 'mdast';
import { MONTHS } from '../../../lib/day.ts';
import { lineOf, textOf } from '../../read/mdx.ts';
import { matchesIn, type TextPattern } from '../patterns.ts';
import type { Ancestors, TextContext } from './context.ts';

/** What stands after a mark where a space belongs: a letter, or a space that Markdown does not take for one. */
const NO_SPACE = String.raw`[\p{L}\p{Cf}\s]`;
/** A no-break space after `1.` belongs to a date: `1. Mai`. */
const LIST_MARK = String.raw`[-*+](?=${NO_SPACE})|\d{1,3}[.)](?=\p{L})|1[.)](?=${NO_SPACE}(?!${MONTHS.join('|')}))`;
/** What an address of a link begins with. */
const ADDRESS = '(?=[/#.]|https?:|mailto:|tel:|www\\.)';

/** Patterns of text that looks like a mark of Markdown, but is not parsed as one. */
const LOOKALIKES: readonly TextPattern[] = [
  // `##Wahlkampf`
  { pattern: /^[ \t>]*(#{2,6}|#(?=\s))/, code: 'heading_space' },
  // `-Flyer`, `1.Flyer`
  { pattern: new RegExp(`^[ \\t>]*(${LIST_MARK})`, 'u'), code: 'no_list_mark' },
  // `[Termin] (/kontakt)`, `[Termin](/kontakt jetzt)`
  {
    pattern: new RegExp(`(?<!\\\\)\\](?:\\s+\\(${ADDRESS}|\\((?=[^)]* ))[^)]+\\)`),
    code: 'link_unread',
  },
];

/** Reports what looks like a mark in plain text, each kind once. */
export function checkPlainText(
  text: Text,
  { markdownOf, report }: TextContext,
  { parent }: Ancestors,
): void {
  const isFirst = parent?.type === 'paragraph' && parent.children[0] === text;
  // Only the first text of a paragraph starts a line; the `x` keeps `^` from matching the others.
  const lines = (isFirst ? '' : 'x') + markdownOf(text);
  for (const lookalike of LOOKALIKES) {
    const [first] = matchesIn(lines, lookalike);
    if (first) report(lineOf(text) + first.line - 1, lookalike.code, first.match);
  }
}

/** Reports emphasis that begins or ends within a word: `Wähler*innen und Kandidat*innen`. */
export function checkMark(
  node: Emphasis | Strong | Delete | InlineCode,
  { text, markdownOf, report }: TextContext,
): void {
  const [mark = ''] = /^[*_~`]+/.exec(markdownOf(node)) ?? [];
  const { start, end } = node.position ?? {};
  const around = [text[(start?.offset ?? 0) - 1], text[end?.offset ?? 0]].join(' ');
  if (/[\p{L}\p{N}]/u.test(around)) report(node, 'mark_hidden', mark);
}

/** Reports a numbered list that does not count up from 1, such as `27. November`, or has one point: `1. Mai`. */
export function checkList({ ordered, children }: List, { markdownOf, report }: TextContext): void {
  const wrong = children.find(
    (item, index) => children.length === 1 || Number.parseInt(markdownOf(item), 10) !== index + 1,
  );
  const [mark] = (wrong && /^\d+[.)]/.exec(markdownOf(wrong))) ?? [];
  if (ordered && wrong && mark) report(wrong, 'list_mark', mark);
}

/** Reports a wrong number of columns, columns without a heading or with an alignment, and rows of another length. */
export function checkTable(table: Table, { report }: TextContext): void {
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
