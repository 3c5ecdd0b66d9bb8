import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import type { ComponentUse } from '../../features/articles/component-props.ts';
import { lineAt, type Problem } from '../../lib/build/problems.ts';
import { jsonValue } from '../../lib/json.ts';
import { problem } from '../messages.ts';

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

export const componentsIn = (nodes: readonly Nodes[]): ComponentUse[] =>
  nodes
    .filter(isElement)
    .map((node) => ({ name: node.name ?? '', attributes: attributesOf(node) }));

/** Words that people read per minute in a text they want to understand, a common rule of thumb. */
const WORDS_PER_MINUTE = 200;
const WORD = /[\p{L}\p{N}]+[\p{L}\p{N}\u00ad.,/–-]*/gu;

/**
 * Minutes to read a text, rounded, at least one. The attributes of components count as text; the words that components
 * add themselves do not.
 */
export function minutesOf(nodes: readonly Nodes[]): number {
  const texts = nodes.flatMap((node) => {
    if (isElement(node)) return node.attributes.map(({ value }) => value);
    return node.type === 'text' || node.type === 'inlineCode' ? node.value : [];
  });
  const words = texts.filter((text) => typeof text === 'string').join(' ');
  const count = words.match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE));
}

/** The parser that articles are rendered with: Astro's `unified()` builds on it. */
const parser = createProcessor({ remarkPlugins: [remarkGfm] });

/** An error of the MDX parser, with the rule that the text broke. */
interface MdxError extends Error {
  line?: number;
  reason: string;
  ruleId: string;
}

/** The first `{`, tag or attribute that nothing after it closes. */
const UNCLOSED = /(?<!\\)(?:\{[^}]*|<[^>]*|<[^<>]*=\s*(?:"[^"]*|'[^']*))$/;

/** Says in words for editors why the parser cannot read a text. */
function syntaxProblem(file: string, text: string, error: MdxError): Problem {
  const { reason, ruleId, line: end = 1 } = error;
  // The reason names a tag without its partner and, in brackets, the line in which it begins.
  const [, name] = /`<\/?(\w+)/.exec(reason) ?? [];
  const [, begin = end] = /closing tag for `[^`]*` \((\d+):/.exec(reason) ?? [];
  // For something that nothing closes, the parser names the end of the text instead.
  const unclosed = ruleId === 'unexpected-eof' ? UNCLOSED.exec(text) : null;
  const line = unclosed ? lineAt(text, unclosed.index) : Number(begin);
  if (name) return problem({ file, line }, /^[a-z]/.test(name) ? 'html' : 'tags', name);
  const isComment = text.split('\n')[line - 1]?.includes('<!--');
  return problem({ file, line }, isComment ? 'forbidden_comment' : 'mdx');
}

/** The tree of an MDX text, or what keeps it from being read. */
export function readMdxTree(file: string, text: string): { tree: Root } | { problem: Problem } {
  try {
    return { tree: parser.parse(text) };
  } catch (error) {
    if (error instanceof Error && 'ruleId' in error)
      return { problem: syntaxProblem(file, text, error as MdxError) };
    throw error;
  }
}

/** All nodes of an MDX text; none where it cannot be read, which the content loader reports. */
export function nodesIn(text: string): Nodes[] {
  const read = readMdxTree('', text);
  return 'tree' in read ? [...nodesOf(read.tree)].map(([node]) => node) : [];
}
