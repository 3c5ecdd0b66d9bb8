import { z } from 'astro/zod';
import { slug } from 'github-slugger';
import type { Heading, Nodes, Paragraph, Parents, RootContent } from 'mdast';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import { FIELD_NAMES } from '../features/transparency-notice/notice-fields.ts';
import { RULES } from '../features/articles/component-props.ts';
import { isDrawn, notDrawn, wordsUpTo } from '../lib/schema/drawn-text.ts';
import { refusal } from './field-problems.ts';
import { isBlank, isElement, nodesOf, textOf } from './mdx.ts';
import type { Checked } from './checked.ts';

/** Ids that a page has already: of its layout, its sources and the tools that texts may use. */
const TAKEN: readonly string[] = [
  ...['inhalt', 'menu', 'quellen', 'schraffur', 'schraffur-mix', 'wahlkalender'],
  ...[OVERVIEW_ANCHOR, ...FIELD_NAMES],
];

/** Whether an id is of the layout, of one of the sources, or of a part of a tool. */
const isTaken = (id: string, sources: readonly string[]): boolean =>
  TAKEN.includes(id) ||
  /^(?:calendar|notice|planner)-/.test(id) ||
  sources.some((name) => id === `quelle-${name}` || id.startsWith(`hinweis-${name}-`));

const headingWords = z
  .string()
  .refine(isDrawn, notDrawn)
  .refine(...wordsUpTo(20));

/**
 * Reports a heading that its page, the list of contents or a link to it cannot use.
 *
 * @param earlier the headings before it: all of `##`, and those of `###` in its own section
 */
function checkHeading(
  heading: Heading,
  earlier: readonly Heading[],
  { text, report, rules }: Checked,
): void {
  const { depth } = heading;
  const words = textOf(heading);
  const id = slug(words);
  if (text[heading.position?.start.offset ?? 0] !== '#') report(heading, 'heading_line', words);
  else if (isBlank(words)) report(heading, 'empty', 'Die Überschrift');
  else {
    if ((depth !== 2 && depth !== 3) || (depth === 3 && earlier.length === 0))
      report(heading, 'heading_level', depth);
    if ([...nodesOf(heading)].some(([{ type }]) => type.startsWith('link')))
      report(heading, 'heading_link');
    if (earlier.some((each) => each.depth === depth && slug(textOf(each)) === id))
      report(heading, 'twice', `Die Überschrift „${words}“`);
    const complaint = refusal(headingWords, words);
    if (complaint) report(heading, 'heading_words', words, complaint);
    if (isTaken(id, rules.sources ?? [])) report(heading, 'heading_taken', words, id);
  }
}

/** Reports what is wrong with the headings of a text. */
export function checkHeadings(headings: readonly Heading[], checked: Checked): void {
  let earlier: Heading[] = [];
  for (const heading of headings) {
    checkHeading(heading, earlier, checked);
    if (heading.depth === 2) earlier = earlier.filter(({ depth }) => depth === 2);
    if (heading.depth === 2 || earlier.length > 0) earlier.push(heading);
  }
}

/** Components that hold parts of a text with their headings. */
const SECTIONS: readonly (string | null)[] = ['Abschnitt', 'Nur'];

/** Reports a paragraph in bold that stands for a heading: it ends without a full stop. */
export function checkNoHeading(
  { children }: Paragraph,
  { report }: Checked,
  parent: Parents | undefined,
): void {
  const [first, next] = children;
  if (first?.type !== 'strong' || next || !parent) return;
  if (parent.type !== 'root' && !(isElement(parent) && SECTIONS.includes(parent.name))) return;
  const words = textOf(first);
  if (!/[.:!…,;]$/.test(words)) report(first, 'heading_bold', words);
}

/** Reports a component with a heading of its own, a third level, before the first heading of the second. */
export function checkFirst(nodes: readonly Nodes[], { report }: Checked): void {
  const first = nodes.find(
    (node) =>
      (node.type === 'heading' && node.depth === 2) ||
      (isElement(node) && RULES[node.name ?? '']?.heading),
  );
  if (first && isElement(first)) report(first, 'component_first', first.name ?? '');
}

/** Reports headings with nothing below them but the next heading or the end of the text. */
export function checkSections(blocks: readonly RootContent[], { text, report }: Checked): void {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block.type !== 'heading' || text[block.position?.start.offset ?? 0] !== '#') continue;
    const words = textOf(block);
    const isBare = !next || (next.type === 'heading' && next.depth <= block.depth);
    if (isBare && !isBlank(words)) report(block, 'empty', `Der Abschnitt „${words}“`);
  }
}
