/**
 * What Markdown reads otherwise than it was meant: marks inside of words, dates that would be lists, lines that
 * would be joined, and text that looks like a heading, a list, a link or a mark and is none.
 */
import type { Heading, List, Nodes, Paragraph, TableCell } from 'mdast';
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

/** Reports a paragraph in which there is nothing to see, and a line that lacks the `\` before its break. */
export function checkLines(paragraph: Paragraph, { report }: Checked): void {
  const { children } = paragraph;
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
