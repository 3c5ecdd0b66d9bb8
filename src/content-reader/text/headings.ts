import { z } from 'astro/zod';
import { slug } from 'github-slugger';
import type { Heading, Nodes, Paragraph, Parents, RootContent } from 'mdast';
import { OVERVIEW_ANCHOR } from '../../config/addresses.ts';
import { HEADINGS, IDS } from '../../features/articles/component-props.ts';
import { isDrawn, notDrawn, wordsUpTo } from '../../lib/schema/drawn-text.ts';
import { refusal } from '../field-problems.ts';
import { type Element, isBlank, isElement, lineOf, nodesOf, textOf } from '../mdx.ts';
import type { Checked } from './checked.ts';

/** Ids that the layout of a page has. */
const OF_LAYOUT: readonly string[] = ['inhalt', 'menu', 'quellen', OVERVIEW_ANCHOR];

/** Whether an id is of the layout, of one of the sources, or of a component. */
const isTaken = (id: string, sources: readonly string[]): boolean =>
  OF_LAYOUT.includes(id) ||
  IDS.test(id) ||
  sources.some((name) => id === `quelle-${name}` || id.startsWith(`hinweis-${name}-`));

const articleHeading = z
  .string()
  .refine(isDrawn, notDrawn)
  .refine(...wordsUpTo(20));
const legalHeading = articleHeading.regex(/^(?!\d+[.)])/, {
  error: 'beginnt mit einer Nummer, und die setzt die Seite selbst davor. Lösch sie',
});

/**
 * Reports a heading that its page, the list of contents or a link to it cannot use.
 *
 * @param earlier the headings before it: all of `##`, and those of `###` in its own section
 */
function checkHeading(
  heading: Heading,
  earlier: readonly Heading[],
  { written, report, rules }: Checked,
): void {
  const { depth } = heading;
  const words = textOf(heading);
  const id = slug(words);
  const what = `Die Überschrift „${words}“`;
  if (!written(heading).startsWith('#')) return report(heading, 'heading_line', words);
  if (isBlank(words)) return report(heading, 'empty', 'Die Überschrift');
  if (depth !== 2 && depth !== 3)
    report(heading, 'heading_level', `Eine Überschrift mit ${'#'.repeat(depth)}`);
  if ([...nodesOf(heading)].some(([{ type }]) => type.startsWith('link')))
    report(heading, 'forbidden', 'link');
  const first = earlier.find((each) => each.depth === depth && slug(textOf(each)) === id);
  if (first) report(heading, 'twice', what, `in Zeile ${lineOf(first)}`);
  const complaint = refusal(rules.hasForm ? articleHeading : legalHeading, words);
  if (complaint) report(heading, 'field', what, complaint);
  if (isTaken(id, rules.sources ?? [])) report(heading, 'heading_taken', words, id);
}

/** Whether a component shows a heading of its own, of the third level. */
const hasHeading = (node: Nodes): node is Element =>
  isElement(node) && HEADINGS.includes(node.name);

/** Reports what is wrong with the headings of a text, and a smaller one before the first of the second level. */
export function checkHeadings(nodes: readonly Nodes[], checked: Checked): void {
  const first = nodes.find((node) => node.type === 'heading' || hasHeading(node));
  if (first && isElement(first)) checked.report(first, 'heading_level', `<${first.name}>`);
  else if (first?.type === 'heading' && first.depth === 3)
    checked.report(first, 'heading_level', 'Eine Überschrift mit ###');
  let earlier: Heading[] = [];
  for (const heading of nodes) {
    if (heading.type !== 'heading') continue;
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
  parent?: Parents,
): void {
  const [first, next] = children;
  if (first?.type !== 'strong' || next || !parent) return;
  if (parent.type !== 'root' && !(isElement(parent) && SECTIONS.includes(parent.name))) return;
  const words = textOf(first);
  if (!/[.:!…,;]$/.test(words)) report(first, 'heading_bold', words);
}

/** Reports headings with nothing below them but the next heading or the end of the text. */
export function checkSections(blocks: readonly RootContent[], { written, report }: Checked): void {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block.type !== 'heading' || !written(block).startsWith('#')) continue;
    const words = textOf(block);
    const isBare = !next || (next.type === 'heading' && next.depth <= block.depth);
    if (isBare && !isBlank(words)) report(block, 'empty', `Der Abschnitt „${words}“`, true);
  }
}
