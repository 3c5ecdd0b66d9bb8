import type { Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { VFileMessage } from 'vfile-message';
import { type Problem, problem } from './problems.ts';

/** A component in a text. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A node and all nodes below it in their order, each with the innermost component around it. */
export function* nodesOf(
  node: Nodes,
  parent?: Element,
): Generator<[node: Nodes, parent: Element | undefined]> {
  yield [node, parent];
  const inner = isElement(node) ? node : parent;
  for (const child of 'children' in node ? node.children : []) yield* nodesOf(child, inner);
}

const processor = remark().use(remarkGfm).use(remarkMdx);

function parse(text: string): Root | VFileMessage {
  try {
    return processor.parse(text);
  } catch (error) {
    if (error instanceof VFileMessage) return error;
    throw error;
  }
}

const endsEarly = ({ ruleId }: VFileMessage): boolean => ruleId === 'unexpected-eof';

/** Line of the opening character that lacks its end: the text before it has no such error. */
function lineOfOpen(opening: '<' | '{', text: string, { source }: VFileMessage): number {
  let at = text.length;
  let before: Root | VFileMessage;
  do {
    at = text.lastIndexOf(opening, at - 1);
    before = parse(text.slice(0, at));
  } while (before instanceof VFileMessage && endsEarly(before) && before.source === source);
  return text.slice(0, at).split('\n').length;
}

/** What the parser says of a text, in words for editors. */
function syntaxProblem(file: string, text: string, error: VFileMessage): Problem {
  const { line, reason, ruleId, source } = error;
  const here = { file, line };
  if (ruleId === 'end-tag-mismatch') {
    // The tag that is left open and its line are in the sentence alone: „… `<Tipps>` (19:1-19:8)“.
    const [, name, begin] = /`<([^`>]+)>` \((\d+):/.exec(reason) ?? [];
    return name
      ? problem({ file, line: Number(begin) }, 'tag_open', name)
      : problem(here, 'tag_end');
  }
  if (ruleId === 'unexpected-closing-slash') return problem(here, 'tag_end');
  if (source === 'micromark-extension-mdxjs-esm') return problem(here, 'mdx_command');
  if (source === 'micromark-extension-mdx-expression') {
    return endsEarly(error)
      ? problem({ file, line: lineOfOpen('{', text, error) }, 'mdx_brace_open')
      : problem(here, 'mdx_braces');
  }
  if (source === 'micromark-extension-mdx-jsx') {
    const begin = endsEarly(error) ? lineOfOpen('<', text, error) : line;
    return problem({ file, line: begin }, 'mdx_tag');
  }
  return problem(here, 'mdx', reason);
}

/** All nodes of an MDX text; none where it cannot be read, which the content loader reports. */
export function nodesIn(text: string): Nodes[] {
  const tree = parse(text);
  return tree instanceof VFileMessage ? [] : [...nodesOf(tree)].map(([node]) => node);
}

/** The tree of an MDX text, or what keeps it from being read. */
export function readMdxTree(file: string, text: string): { tree: Root } | { problem: Problem } {
  const tree = parse(text);
  if (tree instanceof VFileMessage) return { problem: syntaxProblem(file, text, tree) };
  return { tree };
}
