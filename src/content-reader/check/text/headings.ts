import { slug } from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { isAnchorTaken } from '../../../features/articles/anchors.ts';
import { headlineOf } from '../../../lib/schema/drawn-text.ts';
import { metaOf } from '../../../lib/schema/field-labels.ts';
import { type Element, isElement, nodesOf, textOf } from '../../read/mdx.ts';
import { complaintAbout } from '../fields.ts';
import type { FileRules, TextContext } from './context.ts';

const headingWords = headlineOf(1, 200);

/** Reports a heading that its page, the list of contents or a link to it cannot use. */
export function checkHeading(heading: Heading, { markdownOf, report, rules }: TextContext): void {
  const { depth } = heading;
  const words = textOf(heading);
  const id = slug(words);
  const what = `Die Überschrift „${words}“`;
  if (!markdownOf(heading).startsWith('#')) return report(heading, 'heading_line', words);
  if (/^[\s\p{Cf}]*$/u.test(words)) return report(heading, 'empty', 'Die Überschrift');
  if (depth !== 2 && depth !== 3)
    report(heading, 'heading_level', `Eine Überschrift mit ${'#'.repeat(depth)}`);
  if ([...nodesOf(heading)].some(([{ type }]) => type.startsWith('link')))
    report(heading, 'forbidden_link');
  const complaint = complaintAbout(headingWords, words);
  if (complaint) report(heading, 'field', what, complaint);
  if (isAnchorTaken(id, rules.sources)) report(heading, 'heading_taken', words, id);
}

/** Whether a node is a heading, or a component that shows one of the third level. */
const hasHeading = (node: Nodes, components: FileRules['components']): node is Heading | Element =>
  isElement(node)
    ? metaOf(components[node.name ?? '']).hasHeading === true
    : node.type === 'heading';

/** Reports a heading of the third level before the first of the second. */
export function checkFirstHeading(nodes: readonly Nodes[], { report, rules }: TextContext): void {
  const first = nodes.find((node) => hasHeading(node, rules.components));
  if (!first || (first.type === 'heading' && first.depth !== 3)) return;
  const what = first.type === 'heading' ? 'Eine Überschrift mit ###' : `<${first.name}>`;
  report(first, 'heading_level', what);
}
