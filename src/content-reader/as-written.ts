import type { Heading, List, Nodes, Paragraph, TableCell } from 'mdast';
import { lineOf, nodesOf, textOf } from './mdx.ts';
import type { Code } from './problems.ts';
import type { Checked } from './checked.ts';

/**
 * What Markdown reads otherwise than it was meant: marks inside of words, dates that would be lists, and
 * text that looks like a heading, a list, a link or a mark and is none.
 */

/** The months, and their short forms with a point. */
const MONTH =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:Jan|Feb|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\.)(?!\p{L})/u;
/** Blanks that Markdown does not take for one, and signs that nobody sees. */
const FALSE_BLANK = '[\\u00a0\\u2000-\\u200d\\u202f\\u2060\\ufeff]';
/** The beginning of a line, in a quotation, too. */
const LINE = '^[ \\t>]*';
/** The beginning of an address. */
const ADDRESS = '(?=[/#.]|https?:|mailto:|tel:|www\\.)';

/** Text that is built like something else, by the code of its problem. */
const LOOKALIKES: [
  code: Extract<Code, `${string}_blank` | `${string}_unread` | 'footnote' | 'blank_twice'>,
  RegExp,
][] = [
  ['heading_blank', new RegExp(`${LINE}(#{2,6}|#(?=${FALSE_BLANK}))`, 'm')],
  ['list_blank', new RegExp(`${LINE}([-*+](?=\\p{L}|${FALSE_BLANK})|[•·▪◦‣●○])`, 'mu')],
  ['list_blank', new RegExp(`${LINE}(\\d{1,3}[.)])(?=\\p{L})`, 'mu')],
  ['list_blank', new RegExp(`${LINE}(1[.)])(?=${FALSE_BLANK}(?!${MONTH.source.slice(1)}))`, 'mu')],
  // A dash or an arrow begins a list only where the next line begins with it, too.
  ['list_blank', new RegExp(`${LINE}([–—−‐→✓✔])(?=[ \\u00a0].*\\n[ \\t>]*\\1[ \\u00a0])`, 'm')],
  ['list_blank', new RegExp(`${LINE}(a\\))(?= .*\\n[ \\t>]*b\\) )`, 'm')],
  ['footnote', /(?<!\\)\[\^/],
  [
    'link_unread',
    new RegExp(
      `(?<!\\\\)(?:\\](?:\\(|\\[)|\\[\\[|\\](?=/\\w)|\\]\\s+\\(${ADDRESS}|\\)\\[${ADDRESS})`,
    ),
  ],
  ['mark_unread', /(?<!\\)(\*\*|__|~~|==|`)/],
  ['blank_twice', /\S[ \u00a0]{2,}(?!\n)/],
];

const slice = ({ text }: Checked, { position }: Pick<Nodes, 'position'>) =>
  text.slice(position?.start.offset, position?.end.offset);

/** Looks at the plain text in a paragraph, a heading or a cell, as it is written. */
export function checkLookalikes(block: Paragraph | Heading | TableCell, checked: Checked): void {
  for (const [node] of nodesOf(block)) {
    if (node.type !== 'text') continue;
    const isFirst = block.type === 'paragraph' && node === block.children[0];
    // Only the first text of a paragraph begins a line where it begins.
    const written = (isFirst ? '' : 'x') + slice(checked, node);
    for (const [code, pattern] of LOOKALIKES) {
      const found = pattern.exec(written);
      if (!found) continue;
      const lines = written.slice(0, found.index).split('\n').length - 1;
      checked.say(lineOf(node) + lines, code as 'mark_unread', found[1] ?? found[0]);
    }
  }
}

const STYLES = {
  emphasis: 'kursiv',
  strong: 'fett',
  delete: 'durchgestrichen',
  inlineCode: 'zu Code',
} as const;

/** Reports emphasis that begins or ends within a word, `Wähler*innen und Kandidat*innen`, or one of `~5 Euro~`. */
export function checkMark(
  node: Extract<Nodes, { type: keyof typeof STYLES }>,
  checked: Checked,
): void {
  const [mark = ''] = /^[*_~`]+/.exec(slice(checked, node)) ?? [];
  const { start, end } = node.position ?? {};
  const endOf = (text: string) => /[\p{L}\p{N}]*$/u.exec(text)?.[0] ?? '';
  const startOf = (text: string) => /^[\p{L}\p{N}]*/u.exec(text)?.[0] ?? '';
  // No word is longer: the whole text before each mark would take long.
  const before = endOf(checked.text.slice(0, start?.offset).slice(-60));
  const after = startOf(checked.text.slice(end?.offset));
  if (!before && !after && mark !== '~') return;
  const inner = textOf(node);
  const parts = after && !before ? [endOf(inner), after] : [before, startOf(inner)];
  checked.say(
    node,
    'mark_in_word',
    mark,
    STYLES[node.type],
    parts.join(mark.replace(/./g, '\\$&')),
  );
}

/** Reports an ordered list whose items begin with a month, or whose numbers do not count up. */
export function checkNumbers(list: List, checked: Checked): void {
  if (!list.ordered) return;
  for (const [index, item] of list.children.entries()) {
    const written = Number.parseInt(slice(checked, item), 10);
    const shown = (list.start ?? 1) + index;
    if (MONTH.test(textOf(item))) checked.say(item, 'list_date', written);
    else if (written !== shown) return checked.say(item, 'list_number', written, shown);
  }
}
