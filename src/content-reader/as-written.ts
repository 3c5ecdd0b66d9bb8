/**
 * What Markdown reads otherwise than it was meant: marks inside of words, dates that would be lists, lines that
 * would be joined, and text that looks like a heading, a list, a link or a mark and is none.
 */
import type { Blockquote, Heading, List, Nodes, Paragraph, Parents, TableCell } from 'mdast';
import type { Checked } from './checked.ts';
import { isBlank, isElement, lineOf, nodesOf, textOf } from './mdx.ts';
import { LOOKALIKES, MONTH, signsIn } from './signs.ts';
import { lineAt } from './values.ts';

const slice = ({ text }: Checked, { position }: Pick<Nodes, 'position'>) =>
  text.slice(position?.start.offset, position?.end.offset);

/** Reports signs of Markdown that stand in the plain text of a paragraph, a heading or a cell. */
export function checkLookalikes(block: Paragraph | Heading | TableCell, checked: Checked): void {
  for (const [node] of nodesOf(block)) {
    if (node.type !== 'text') continue;
    const isFirst = block.type === 'paragraph' && node === block.children[0];
    // Only a paragraph's first text node starts a line; the `x` keeps `^` from matching the others.
    const written = (isFirst ? '' : 'x') + slice(checked, node);
    for (const sign of LOOKALIKES) {
      const [found] = signsIn(written, [sign]);
      if (found) checked.report(lineOf(node) + found.line - 1, found.code, found.told);
    }
  }
}

/**
 * Reports a paragraph in which there is nothing to see or a quotation mark stays open, and a line that lacks the `\`
 * before its break.
 */
export function checkLines(paragraph: Paragraph, { report }: Checked): void {
  const { children } = paragraph;
  if (/„[^“”"]*$/.test(textOf(paragraph))) report(paragraph, 'quote_open');
  if (children.every(({ type }) => type === 'text') && isBlank(textOf(paragraph)))
    report(paragraph, 'paragraph_empty');
  const hasBreaks = children.some(({ type }) => type === 'break');
  for (const [index, node] of children.entries()) {
    if (node.type !== 'text') continue;
    const before = children[index - 1];
    const at = node.value.indexOf('\n');
    const isAfterComponent = at === 0 && before !== undefined && isElement(before);
    if (at >= 0 && (hasBreaks || isAfterComponent))
      report(lineOf(node) + lineAt(node.value, at) - 1, 'lines_joined');
  }
}

/**
 * Reports a line that Markdown adds to the list entry or to the quotation above it, because it is neither indented
 * nor parted from it; whether there is one.
 */
export function checkLazyLine(
  paragraph: Paragraph,
  checked: Checked,
  parent: Parents | undefined,
): boolean {
  if (parent?.type !== 'listItem' && parent?.type !== 'blockquote') return false;
  const column = parent.position?.start.column ?? 1;
  const [, ...lines] = slice(checked, paragraph).split('\n');
  const at = lines.findIndex((line) => {
    const [before = ''] = /^[ \t>]*/.exec(line) ?? [];
    return before.replaceAll('\t', '    ').length < column;
  });
  if (at >= 0)
    checked.report(lineOf(paragraph) + at + 1, 'line_lazy', parent.type === 'blockquote');
  return at >= 0;
}

const STYLES = {
  emphasis: 'kursiv',
  strong: 'fett',
  delete: 'durchgestrichen',
  inlineCode: 'zu Code',
} as const;

/** Reports emphasis that begins or ends within a word, `Wähler*innen und Kandidat*innen`, and strikethrough with single tildes, `~5 Euro~`. */
export function checkMark(
  node: Extract<Nodes, { type: keyof typeof STYLES }>,
  checked: Checked,
): void {
  const [mark = ''] = /^[*_~`]+/.exec(slice(checked, node)) ?? [];
  const { start, end } = node.position ?? {};
  const endOf = (text: string) => /[\p{L}\p{N}]*$/u.exec(text)?.[0] ?? '';
  const startOf = (text: string) => /^[\p{L}\p{N}]*/u.exec(text)?.[0] ?? '';
  // Looks back 60 characters, more than any word has: matching all text before each mark is slow.
  const before = endOf(checked.text.slice(0, start?.offset).slice(-60));
  const after = startOf(checked.text.slice(end?.offset));
  if (!before && !after && mark !== '~') return;
  const inner = textOf(node);
  const parts = after && !before ? [endOf(inner), after] : [before, startOf(inner)];
  const example = parts.join(mark.replace(/./g, '\\$&'));
  checked.report(node, 'mark_in_word', mark, STYLES[node.type], example);
}

const startsWithMonth = new RegExp(`^${MONTH}`, 'u');

/** A star that refers to a note, `Preis* je Stück`, in a text without its emphasis. */
const hasStar = (text: string): boolean =>
  /[\p{L}\d€%]\*(?![\p{L}*])/u.test(text.replace(/(\*+)\S[^*\n]*?\1/g, ''));

/** Reports a quotation that begins with a number: its sign means “more than”. */
export function checkQuotation(quotation: Blockquote, checked: Checked): void {
  if (/^>\s*\d/.test(slice(checked, quotation))) checked.report(quotation, 'quote_number');
}

/** Reports a list within a list that is indented too little, and a note to a star or a plus before a number, which are no list. */
export function checkList(list: List, checked: Checked, parent: Parents | undefined): void {
  const before = parent?.children[parent.children.findIndex((each) => each === list) - 1];
  const { start } = list.position ?? {};
  const { start: other, end } = before?.position ?? {};
  const isNext = before?.type === 'list' && end && start?.line === end.line + 1;
  if (isNext && other && start.column > other.column) checked.report(list, 'list_indent');
  if (list.children.length > 1) return;
  const written = slice(checked, list);
  if (written.startsWith('*') && hasStar(checked.text)) checked.report(list, 'list_star', '*');
  else if (/^\+\s+\d/.test(written)) checked.report(list, 'list_star', '+');
}

/** Reports an ordered list whose items begin with a month, or whose numbers do not count up. */
export function checkNumbers(list: List, checked: Checked): void {
  if (!list.ordered) return;
  for (const [index, item] of list.children.entries()) {
    const written = Number.parseInt(slice(checked, item), 10);
    const shown = (list.start ?? 1) + index;
    if (startsWithMonth.test(textOf(item))) checked.report(item, 'list_date', written);
    else if (written !== shown) return checked.report(item, 'list_number', written, shown);
  }
}
