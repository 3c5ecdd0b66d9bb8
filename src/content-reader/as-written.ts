import type { List, Nodes } from 'mdast';
import { nodesOf, startOf, textOf } from './mdx.ts';
import { type Code, type Problem, problem } from './problems.ts';

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

/** Text that is built like something else, by the code of its problem. */
const LOOKALIKES: [code: Extract<Code, `${string}_blank` | `${string}_unread`>, RegExp][] = [
  ['heading_blank', new RegExp(`${LINE}(#{2,6}|#(?=${FALSE_BLANK}))`, 'm')],
  ['list_blank', new RegExp(`${LINE}([-*+](?=\\p{L}|${FALSE_BLANK})|[•·▪◦‣●○])`, 'mu')],
  ['list_blank', new RegExp(`${LINE}(\\d{1,3}[.)])(?=\\p{L})`, 'mu')],
  ['list_blank', new RegExp(`${LINE}(1[.)])(?=${FALSE_BLANK}(?!${MONTH.source.slice(1)}))`, 'mu')],
  ['list_blank', new RegExp(`${LINE}(–)(?=[ \\u00a0].*\\n[ \\t>]*–[ \\u00a0])`, 'm')],
  ['link_unread', /(?<!\\)\](?:\(|\[)|\]\s+\((?=[/#.]|https?:|mailto:|tel:|www\.)/],
  ['mark_unread', /(?<!\\)\*\*/],
];

const slice = (text: string, { position }: Pick<Nodes, 'position'>) =>
  text.slice(position?.start.offset, position?.end.offset);

/** Looks at the plain text in a paragraph, a heading or a cell, as it is written. */
function* lookalikes(file: string, block: Nodes, text: string): Generator<Problem> {
  for (const [node] of nodesOf(block)) {
    if (node.type !== 'text') continue;
    const isFirst = block.type === 'paragraph' && node === block.children[0];
    // Only the first text of a paragraph begins a line where it begins.
    const written = (isFirst ? '' : 'x') + slice(text, node);
    for (const [code, pattern] of LOOKALIKES) {
      const found = pattern.exec(written);
      if (!found) continue;
      const { file: name, line = 1 } = startOf(file, node);
      const place = {
        file: name,
        line: line + written.slice(0, found.index).split('\n').length - 1,
      };
      yield problem(place, code, found[1] ?? found[0]);
    }
  }
}

const STYLES = { emphasis: 'kursiv', strong: 'fett', delete: 'durchgestrichen' } as const;

/** Emphasis that begins or ends within a word, `Wähler*innen und Kandidat*innen`, or one of `~5 Euro~`. */
function* misreadMarks(
  file: string,
  node: Extract<Nodes, { type: keyof typeof STYLES }>,
  text: string,
): Generator<Problem> {
  const written = slice(text, node);
  const [mark = ''] = /^[*_~]+/.exec(written) ?? [];
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, node.position?.start.offset))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(node.position?.end.offset))?.[0] ?? '';
  if (!before && !after && mark !== '~') return;
  const inner = written.slice(mark.length, -mark.length);
  const isEnd = !before && after;
  const [word, rest] = isEnd ? [/\S*$/.exec(inner)?.[0], after] : [before, /^\S*/.exec(inner)?.[0]];
  const example = `${word}${mark.replace(/./g, '\\$&')}${rest}`;
  yield problem(startOf(file, node), 'mark_in_word', mark, STYLES[node.type], example);
}

/** A list whose items begin with a month, or whose numbers do not count up. */
function* listProblems(file: string, list: List, text: string): Generator<Problem> {
  const first = list.start ?? 1;
  for (const [index, item] of list.children.entries()) {
    const written = Number.parseInt(slice(text, item), 10);
    const shown = first + index;
    if (MONTH.test(textOf(item))) yield problem(startOf(file, item), 'list_date', written);
    else if (written !== shown) {
      yield problem(startOf(file, item), 'list_number', written, shown);
      return;
    }
  }
}

/** The problems of a node that would be published otherwise than it is written. */
export function* misreadProblems(file: string, node: Nodes, text: string): Generator<Problem> {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      yield* lookalikes(file, node, text);
      return;
    case 'emphasis':
    case 'strong':
    case 'delete':
      yield* misreadMarks(file, node, text);
      return;
    case 'list':
      if (node.ordered) yield* listProblems(file, node, text);
      return;
    default:
  }
}
