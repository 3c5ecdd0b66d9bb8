import type { Nodes, Root } from 'mdast';
import type { CompileContext } from 'mdast-util-from-markdown';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { Processor } from 'unified';
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

type Tag = NonNullable<CompileContext['data']['mdxJsxTag']>;

/** Tags that the parser has read: its errors do not name them. */
interface Tags {
  last?: Tag | undefined;
  open?: readonly Tag[] | undefined;
}

/** A plugin that keeps the parser's tags. */
function keepTags(this: Processor, tags: Tags): void {
  function keep(this: CompileContext) {
    tags.last = this.data.mdxJsxTag;
    tags.open = this.data.mdxJsxTagStack;
  }
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push({ exit: { mdxJsxFlowTagName: keep, mdxJsxTextTagName: keep } });
}

/** The tree of a text, or the parser's error. */
function parse(text: string, tags: Tags = {}): Root | VFileMessage {
  try {
    return remark().use(remarkGfm).use(remarkMdx).use(keepTags, tags).parse(text);
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
function syntaxProblem(file: string, text: string, error: VFileMessage, tags: Tags): Problem {
  const { line, reason, ruleId, source } = error;
  const here = { file, line };
  if (ruleId === 'end-tag-mismatch') {
    const { last, open } = tags;
    const outer = open?.at(-1);
    // An end tag in another block, such as a list item, than its start tag.
    if (!outer || (last?.close && last.name === outer.name)) return problem(here, 'tag_end');
    const name = outer.name ?? '';
    const code = /^[a-z]/.test(name) ? 'html' : 'tag_open';
    return problem({ file, line: outer.start.line }, code, name);
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
  const tags: Tags = {};
  const tree = parse(text, tags);
  if (tree instanceof VFileMessage) return { problem: syntaxProblem(file, text, tree, tags) };
  return { tree };
}
