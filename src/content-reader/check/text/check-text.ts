import { z } from 'astro/zod';
import type { Image, Link, Nodes } from 'mdast';
import { pictureSchema } from '../../../features/articles/schema.ts';
import type { Problem } from '../../../lib/build/problems.ts';
import { address, webAddress } from '../../../lib/schema/links.ts';
import { pattern } from '../../../lib/schema/text.ts';
import { problem } from '../../messages.ts';
import { isElement, lineOf, nodesOf, readMdxTree, textOf } from '../../read/mdx.ts';
import { complaintAbout } from '../fields.ts';
import { pictureProblem } from '../pictures.ts';
import { checkComponent, checkNeeds } from './components.ts';
import type { Ancestors, TextContext, FileRules } from './context.ts';
import { checkFirstHeading, checkHeading } from './headings.ts';
import { checkList, checkMark, checkPlainText, checkTable } from './markdown.ts';

type Check<Node extends Nodes> = (node: Node, context: TextContext, ancestors: Ancestors) => void;

function checkImage(
  image: Image,
  { file, rules, problems, report }: TextContext,
  { parent }: Ancestors,
): void {
  const { url, alt } = image;
  // The visual editor would drop the link.
  if (parent?.type === 'link') report(image, 'forbidden_picture');
  const complaint = complaintAbout(pictureSchema.shape.alt, alt ?? '');
  const purpose = 'Er sagt, was zu sehen ist, für alle, die es nicht sehen';
  if (complaint)
    report(image, 'field', `Der Alternativtext des Bildes „${url}“`, complaint, purpose);
  const ofPicture = pictureProblem({ file, line: lineOf(image) }, url, rules.root);
  if (ofPicture) problems.push(ofPicture);
}

const mail = pattern(
  /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?\S*)?$/i,
  'nennt keine gültige E-Mail-Adresse. Schreib sie ohne Umlaute, Leerzeichen und Komma, wie mailto:hallo@beispiel.de',
);

/** The schemas of addresses. The first row whose pattern matches an address decides. */
const ADDRESSES: [beginning: RegExp, schema: z.ZodType][] = [
  [/^https?:/i, webAddress],
  [/^mailto:/i, mail],
  [/^(?:tel:\+?\d|#.)/i, z.string()],
  [/^\//, address],
];

function checkLink(link: Link, { rules, report }: TextContext): void {
  const { url: href } = link;
  if (!textOf(link).trim() && link.children.every(({ type }) => type === 'text'))
    report(link, 'empty', `Der Link auf „${href}“`);
  const [, schema] = ADDRESSES.find(([beginning]) => beginning.test(href)) ?? [];
  const complaint = schema && complaintAbout(schema, href);
  if (!schema) report(link, 'link_start', href);
  else if (complaint) report(link, 'field', `Der Link „${href}“`, complaint);
  else if (rules.leftOut.includes(href)) report(link, 'left_out', `Der Link „${href}“`);
}

/** Reports Markdown that no text may have. */
const forbidMarkdown = (node: Nodes, { report }: TextContext) => report(node, 'forbidden_markdown');

/** Reports an expression with code. A comment, `{/* … *\/}`, is reported only in a page that has a form. */
function checkExpression(
  node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  { report, rules }: TextContext,
): void {
  if (node.data?.estree?.body.length !== 0) report(node, 'mdx');
  else if (rules.hasForm) report(node, 'forbidden_comment');
}

const CHECKS: { [Type in Nodes['type']]?: Check<Extract<Nodes, { type: Type }>> } = {
  text: checkPlainText,
  heading: checkHeading,
  emphasis: checkMark,
  strong: checkMark,
  delete: checkMark,
  inlineCode: checkMark,
  list: checkList,
  listItem: (item, context) => {
    if (typeof item.checked === 'boolean') forbidMarkdown(item, context);
  },
  table: checkTable,
  image: checkImage,
  link: checkLink,
  definition: forbidMarkdown,
  code: forbidMarkdown,
  footnoteReference: forbidMarkdown,
  footnoteDefinition: forbidMarkdown,
  mdxFlowExpression: checkExpression,
  mdxTextExpression: checkExpression,
  mdxJsxFlowElement: checkComponent,
  mdxJsxTextElement: checkComponent,
};

/**
 * Finds mistakes in the text of a page: HTML, code, a heading of the wrong level, a wrong component, a row of a table
 * that is too long, a picture that is missing or has no description, or words that the page would show differently.
 *
 * @param text the file with its front matter blanked out
 * @returns the problems, and all nodes of the text; no nodes where the text cannot be parsed
 */
export function checkText(
  file: string,
  text: string,
  rules: FileRules,
): { problems: Problem[]; nodes: Nodes[] } {
  const read = readMdxTree(file, text);
  if ('problem' in read) return { problems: [read.problem], nodes: [] };
  const problems: Problem[] = [];
  const context: TextContext = {
    file,
    text,
    rules,
    problems,
    markdownOf: ({ position }) => text.slice(position?.start.offset, position?.end.offset),
    report: (at, code, ...facts) => {
      const line = typeof at === 'number' ? at : lineOf(at);
      problems.push(problem({ file, line }, code, ...facts));
    },
  };
  const all = [...nodesOf(read.tree)];
  for (const [node, parent, component] of all) {
    const check = CHECKS[node.type] as Check<Nodes> | undefined;
    check?.(node, context, { parent, component });
  }
  const nodes = all.map(([node]) => node);
  checkNeeds(nodes.filter(isElement), context);
  checkFirstHeading(nodes, context);
  return { problems, nodes };
}
