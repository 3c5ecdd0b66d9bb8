import { z } from 'astro/zod';
import { slug } from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { OVERVIEW_ANCHOR } from '../../config/addresses.ts';
import { HEADINGS, IDS } from '../../features/articles/component-props.ts';
import { isDrawn, notDrawn, wordsUpTo } from '../../lib/schema/drawn-text.ts';
import { refusal } from '../field-problems.ts';
import { type Element, isElement, nodesOf, textOf } from '../mdx.ts';
import type { Checked } from './checked.ts';

/** Ids that the layout of a page has. */
const OF_LAYOUT: readonly string[] = ['inhalt', 'menu', 'quellen', OVERVIEW_ANCHOR];

/** Whether an id is of the layout or of a component. */
const isTaken = (id: string): boolean => OF_LAYOUT.includes(id) || IDS.test(id);

const headingSchema = z
  .string()
  .refine(isDrawn, notDrawn)
  .refine(...wordsUpTo(20));

/** Reports a heading that its page, the list of contents or a link to it cannot use. */
function checkHeading(heading: Heading, { written, report }: Checked): void {
  const { depth } = heading;
  const words = textOf(heading);
  const id = slug(words);
  const what = `Die Überschrift „${words}“`;
  if (!written(heading).startsWith('#')) return report(heading, 'heading_line', words);
  if (/^[\s\p{Cf}]*$/u.test(words)) return report(heading, 'empty', 'Die Überschrift');
  if (depth !== 2 && depth !== 3)
    report(heading, 'heading_level', `Eine Überschrift mit ${'#'.repeat(depth)}`);
  if ([...nodesOf(heading)].some(([{ type }]) => type.startsWith('link')))
    report(heading, 'forbidden', 'link');
  const complaint = refusal(headingSchema, words);
  if (complaint) report(heading, 'field', what, complaint);
  if (isTaken(id)) report(heading, 'heading_taken', words, id);
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
  for (const heading of nodes) {
    if (heading.type === 'heading') checkHeading(heading, checked);
  }
}
