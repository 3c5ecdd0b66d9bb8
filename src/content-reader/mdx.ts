import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { jsonValue } from '../lib/text.ts';
import { type Problem, problem } from './problems.ts';

/** A component in a text. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A node and all nodes below it in their order, each with its parent and with the innermost component around it. */
export function* nodesOf(
  node: Nodes,
  parent?: Parents,
  component?: Element,
): Generator<[node: Nodes, parent: Parents | undefined, component: Element | undefined]> {
  yield [node, parent, component];
  if (!('children' in node)) return;
  for (const child of node.children)
    yield* nodesOf(child, node, isElement(node) ? node : component);
}

/** The text of a node, without its marks. */
export const textOf = (node: Nodes): string =>
  [...nodesOf(node)].map(([each]) => ('value' in each ? each.value : '')).join('');

/** The line in which a node begins. */
export const lineOf = ({ position }: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;

/** The attributes of a component by their names; undefined where a value is code. */
export const attributesOf = ({ attributes }: Element): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return [];
      const { name, value } = attribute;
      // A literal such as `5000` or `[1, 2]` is JSON; the rest is code.
      return [[name, typeof value === 'object' ? jsonValue(value?.value ?? 'true') : value]];
    }),
  );

/** The parser that articles are rendered with: Astro's `unified()` builds on it. */
const parser = createProcessor({ remarkPlugins: [remarkGfm] });

/** An error of the MDX parser, with the rule that the text broke. */
interface Complaint extends Error {
  line?: number;
  reason: string;
  ruleId: string;
  source: string;
}

const isComplaint = (result: Root | Complaint): result is Complaint => 'ruleId' in result;

/** The tree of a text, or the parser's error. */
function parse(text: string): Root | Complaint {
  try {
    return parser.parse(text);
  } catch (error) {
    if (error instanceof Error && 'ruleId' in error) return error as Complaint;
    throw error;
  }
}

/** Finds the line of the unclosed `<` or `{`: the last at which the text, cut off before it, can still be read. */
function lineOfOpen(opening: '<' | '{', text: string, { ruleId, source }: Complaint): number {
  let at = text.length;
  let before: Root | Complaint;
  do {
    at = text.lastIndexOf(opening, at - 1);
    before = parse(text.slice(0, at));
  } while (isComplaint(before) && before.ruleId === ruleId && before.source === source);
  return text.slice(0, at).split('\n').length;
}

/** The tag that lacks its end, and its line, in the parser's message. */
const OPEN_TAG = /closing tag for `<(.*?)>` \((\d+):/;
/** The rules that an end breaks: without a start, or in another block, such as a list item, than its own. */
const END_RULES = ['end-tag-mismatch', 'unexpected-closing-slash'];

/** The parser's complaint about a text, in words for editors. */
function syntaxProblem(file: string, text: string, error: Complaint): Problem {
  const { reason, ruleId, source } = error;
  const opening = source === 'micromark-extension-mdx-expression' ? '{' : '<';
  const [, opened, begin] = OPEN_TAG.exec(reason) ?? [];
  const end = ruleId === 'unexpected-eof' ? lineOfOpen(opening, text, error) : error.line;
  const line = begin ? Number(begin) : (end ?? 1);
  const here = { file, line };
  const written = text.split('\n')[line - 1] ?? '';
  const ended = END_RULES.includes(ruleId) ? /<\/\s*(\w+)/.exec(written)?.[1] : undefined;
  const name = opened ?? ended;
  if (name) return problem(here, /^[a-z]/.test(name) ? 'html' : 'tags', name);
  if (source === 'micromark-extension-mdxjs-esm') return problem(here, 'forbidden', 'command');
  if (opening === '{') return problem(here, 'mdx_braces');
  return written.includes('<!--')
    ? problem(here, 'forbidden', 'comment')
    : problem(here, 'mdx_tag');
}

/** The tree of an MDX text, or what keeps it from being read. */
export function readMdxTree(file: string, text: string): { tree: Root } | { problem: Problem } {
  const tree = parse(text);
  return isComplaint(tree) ? { problem: syntaxProblem(file, text, tree) } : { tree };
}

/** All nodes of an MDX text; none where it cannot be read, which the content loader reports. */
export function nodesIn(text: string): Nodes[] {
  const read = readMdxTree('', text);
  return 'tree' in read ? [...nodesOf(read.tree)].map(([node]) => node) : [];
}
