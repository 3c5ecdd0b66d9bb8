/** What Markdown reads otherwise than it was meant: text that looks like a mark and is none, or the other way round. */
import type { Blockquote, Heading, List, Nodes, Paragraph, Parents, TableCell } from 'mdast';
import { MONTHS } from '../../lib/day.ts';
import { lineOf, nodesOf } from '../mdx.ts';
import { matchesIn, type TextPattern } from '../text-patterns.ts';
import type { Checked } from './checked.ts';

/** The beginning of a line, in a quotation, too. */
const LINE_START = String.raw`^[ \t>]*`;
/** A space that Markdown does not take for one, or a character that nobody sees. */
const FALSE_SPACE = String.raw`[\u00a0\u2000-\u200d\u202f\u2060\ufeff]`;
/** A bullet of another program: `• Flyer`. Word writes its second one as `o` and three spaces. */
const FOREIGN_BULLET = '[•·▪◦‣●○]|o(?= {2})';
/** A bullet with a letter behind it, or with a false space: `-Flyer`. */
const TIGHT_BULLET = String.raw`[-*+](?=\p{L}|${FALSE_SPACE})`;
/** A number of a list like that: `1.Flyer`. The first number may have a no-break space before a month: `1. Mai`. */
const TIGHT_NUMBER = String.raw`\d{1,3}[.)](?=\p{L})|1[.)](?=${FALSE_SPACE}(?!${MONTHS.join('|')}))`;
/** A sign that is a bullet only if the next line begins with one as well: a dash, `a)`, `(1)` or `2.` */
const POSSIBLE_BULLET = String.raw`(?:\p{Pd}|\(?(?:\d{1,2}|[a-z])[.)])`;
/** The first of two lines that begin with such a sign. */
const REPEATED_BULLET = String.raw`${POSSIBLE_BULLET}(?= .*\n[ \t>]*${POSSIBLE_BULLET} )`;
/** What an address of a link begins with. */
const ADDRESS = String.raw`(?=[/#.]|https?:|mailto:|tel:|www\.)`;

const expression = (pattern: string) => new RegExp(pattern, 'gmu');

/** Text that looks like Markdown but is not parsed as such, and a quotation mark that would become an apostrophe. */
const LOOKALIKES: readonly TextPattern[] = [
  // `##Wahlkampf`, or `#` with a false space
  { pattern: expression(`${LINE_START}(#{2,6}|#(?=${FALSE_SPACE}))`), code: 'heading_space' },
  {
    pattern: expression(
      `${LINE_START}(${FOREIGN_BULLET}|${TIGHT_BULLET}|${TIGHT_NUMBER}|${REPEATED_BULLET})`,
    ),
    code: 'no_list_mark',
  },
  // `[Termin] (/kontakt)`, `[Termin](/kontakt jetzt)`
  {
    pattern: expression(String.raw`(?<!\\)\](?:\s+\(${ADDRESS}|\((?=[^)\n]* ))[^)\n]+\)`),
    code: 'link_unread',
  },
  // `(Termin)[/kontakt]`
  { pattern: expression(String.raw`(?<!\\)\)\[${ADDRESS}[^\]\n]+\]`), code: 'link_unread' },
  { pattern: /(?<!\\)(\*\*|__|~~|`)/gmu, code: 'mark_shown' },
  // `'Wort'`
  { pattern: /(?<![\p{L}\p{N}])'(?=\p{L})[^'\n]*'(?!\p{L})/gmu, code: 'quotes' },
];

/** Reports signs of Markdown that stand in the plain text of a paragraph, a heading or a cell, each kind once. */
export function checkLookalikes(block: Paragraph | Heading | TableCell, checked: Checked): void {
  for (const [node] of nodesOf(block)) {
    if (node.type !== 'text') continue;
    const isFirst = block.type === 'paragraph' && node === block.children[0];
    // Only a paragraph's first text node starts a line; the `x` keeps `^` from matching the others.
    const written = (isFirst ? '' : 'x') + checked.written(node);
    for (const lookalike of LOOKALIKES) {
      const [match] = matchesIn(written, [lookalike]);
      if (match) checked.report(lineOf(node) + match.line - 1, match.code, match.found);
    }
  }
}

/**
 * Reports a line that Markdown adds to the list entry or to the quotation above it, because it is neither indented
 * nor parted from it; whether there is one.
 */
export function checkLazyLine(paragraph: Paragraph, checked: Checked, parent?: Parents): boolean {
  if (parent?.type !== 'listItem' && parent?.type !== 'blockquote') return false;
  const column = parent.position?.start.column ?? 1;
  const [, ...lines] = checked.written(paragraph).split('\n');
  const at = lines.findIndex((line) => {
    const [before = ''] = /^[ \t>]*/.exec(line) ?? [];
    return before.replaceAll('\t', '    ').length < column;
  });
  if (at >= 0) checked.report(lineOf(paragraph) + at + 1, 'line_lazy');
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
  const [mark = ''] = /^[*_~`]+/.exec(checked.written(node)) ?? [];
  const { start, end } = node.position ?? {};
  const around =
    checked.text.slice((start?.offset ?? 1) - 1, start?.offset) +
    checked.text.slice(end?.offset, (end?.offset ?? 0) + 1);
  if (/[\p{L}\p{N}]/u.test(around) || mark === '~')
    checked.report(node, 'mark_hidden', mark, STYLES[node.type]);
}

/**
 * Reports a list whose numbers do not count up from 1, such as `27. November`, and a list of one point that does not
 * begin with a hyphen: `1. Mai` and `+ 5 %` are none.
 */
export function checkList(list: List, checked: Checked): void {
  for (const [index, item] of list.children.entries()) {
    const [mark] = /^(?:\d+[.)]|[*+])/.exec(checked.written(item)) ?? [];
    const isInOrder = !list.ordered || Number.parseInt(mark ?? '', 10) === index + 1;
    if (mark && (!isInOrder || list.children.length === 1))
      return checked.report(item, 'list_mark', mark);
  }
}

/** Reports a quotation that begins with a number: its sign means “more than”. */
export function checkQuotation(quotation: Blockquote, checked: Checked): void {
  if (/^>\s*\d/.test(checked.written(quotation))) checked.report(quotation, 'quote_mark');
}
