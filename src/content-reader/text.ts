import { z } from 'astro/zod';
import type { Nodes, Parents, Root } from 'mdast';
import { pictureSchema } from '../schemas/article.ts';
import { decodedAddress } from '../lib/text.ts';
import { webAddress } from '../schemas/common.ts';
import { misreadProblems } from './as-written.ts';
import { componentProblems, formProblems, isHtml, needProblems } from './components.ts';
import { refusal } from './field-problems.ts';
import { headingProblems, type ShortenedHeading } from './headings.ts';
import { type Element, isElement, nodesOf, readMdxTree, startOf, textOf } from './mdx.ts';
import { pictureProblem } from './pictures.ts';
import { type Place, type Problem, problem } from './problems.ts';
import { tableProblems } from './tables.ts';

/** The parts that the text of a file may have. */
export interface TextRules {
  /** The components that it may use, and what their attributes must look like. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Names of the sources in the front matter, where that can be read. */
  sources: readonly string[] | undefined;
  shortened?: readonly ShortenedHeading[];
  /** Components that lead to a page that is left out. */
  leftOut?: readonly string[];
  /** The project, for looking up pictures and components; without it nobody looks. */
  root?: string;
  /** Edited as a file only: it may hold what the visual editor cannot open. */
  isFile?: boolean;
}

function* imageProblems(place: Place, path: string, alt: string, { root }: TextRules) {
  const complaint = refusal(pictureSchema.shape.alt, alt);
  if (!alt.trim()) yield problem(place, 'picture_without_text', path);
  else if (complaint) yield problem(place, 'picture_alt', path, complaint);
  const found = pictureProblem(place, path, root);
  if (found) yield found;
}

/** The visual editor keeps neither a link nor another mark around a picture. */
function* markedPictureProblems(file: string, { children }: Parents): Generator<Problem> {
  for (const child of children) {
    if (child.type === 'image') yield problem(startOf(file, child), 'picture_marked', child.url);
  }
}

const mailAddresses = z.array(z.email()).min(1);
/** The addresses of an e-mail link, without its subject. */
const mailIn = (href: string) => decodedAddress(href.replace(/^mailto:|\?.*$/gi, '')).split(',');

function addressProblem(place: Place, href: string): Problem | undefined {
  if (/^http:/i.test(href)) return problem(place, 'link_insecure', href);
  if (/^https:/i.test(href))
    return webAddress.safeParse(href).success ? undefined : problem(place, 'link_address', href);
  if (/^mailto:/i.test(href))
    return mailAddresses.safeParse(mailIn(href)).success
      ? undefined
      : problem(place, 'link_mail', href);
  if (/^tel:/i.test(href))
    return /^tel:\+?\d[\d-]+$/i.test(href) ? undefined : problem(place, 'link_phone', href);
  return /^[/#]/.test(href) ? undefined : problem(place, 'link_start', href);
}

/** An expression with nothing but a comment in it: `{/* … *\/}`. */
const isComment = ({ data }: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>) =>
  data?.estree?.body.length === 0;

/** What a text cannot hold at all. */
const FORBIDDEN: { [type in Nodes['type']]?: 'code_block' | 'footnote' | 'mdx_command' } = {
  code: 'code_block',
  footnoteReference: 'footnote',
  footnoteDefinition: 'footnote',
  mdxjsEsm: 'mdx_command',
};

function* nodeProblems(
  file: string,
  node: Nodes,
  parent: Element | undefined,
  rules: TextRules,
): Generator<Problem | undefined> {
  const place = startOf(file, node);
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (isHtml(node.name ?? '', rules)) yield problem(place, 'html', node.name ?? '');
      else if (rules.leftOut?.includes(node.name ?? ''))
        yield problem(place, 'component_off', node.name ?? '');
      else {
        const found = [...componentProblems(file, node, parent, rules)];
        yield* found;
        if (found.length === 0 && !rules.isFile) yield* formProblems(file, node);
      }
      return;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isComment(node)) yield problem(place, 'mdx_braces');
      else if (!rules.isFile) yield problem(place, 'mdx_comment');
      return;
    case 'image':
      yield* imageProblems(place, node.url, node.alt ?? '', rules);
      return;
    case 'strong':
    case 'emphasis':
    case 'delete':
      yield* markedPictureProblems(file, node);
      return;
    case 'link':
      yield* markedPictureProblems(file, node);
      if (!textOf(node).trim() && node.children.every(({ type }) => type === 'text'))
        yield problem(place, 'link_empty', node.url);
      yield addressProblem(place, node.url);
      return;
    case 'definition':
      yield addressProblem(place, node.url);
      return;
    case 'listItem':
      if (typeof node.checked === 'boolean') yield problem(place, 'task_list');
      return;
    default: {
      const code = FORBIDDEN[node.type];
      if (code) yield problem(place, code);
    }
  }
}

/**
 * Finds what would break a page's text or would be published otherwise than it is written: HTML, code,
 * headings that do not fit, components that are unknown, misplaced or wrongly filled in, tables that are
 * none, and pictures that are missing or say nothing to people who cannot see them.
 *
 * @param text the file with its front matter blanked out
 */
export function treeProblems(file: string, tree: Root, text: string, rules: TextRules): Problem[] {
  const all = [...nodesOf(tree)];
  const nodes = all.map(([node]) => node);
  return [
    ...all.flatMap(([node, parent]) => [
      ...nodeProblems(file, node, parent, rules),
      ...misreadProblems(file, node, text),
      ...tableProblems(startOf(file, node), node, text),
    ]),
    ...needProblems(file, nodes.filter(isElement)),
    ...headingProblems(file, nodes, text, rules.sources ?? [], rules.shortened ?? []),
  ].filter((found) => found !== undefined);
}

/** The same for a text that is not parsed yet. */
export function textProblems(file: string, text: string, rules: TextRules): Problem[] {
  const read = readMdxTree(file, text);
  return 'problem' in read ? [read.problem] : treeProblems(file, read.tree, text, rules);
}
