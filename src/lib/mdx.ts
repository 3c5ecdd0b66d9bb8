import type { Nodes, Root } from 'mdast';
import type { CompileContext } from 'mdast-util-from-markdown';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { Processor } from 'unified';
import { VFileMessage } from 'vfile-message';
import { placeAt } from './documents.ts';
import { type Problem, problem } from './problems.ts';

/** A component in a text. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** All nodes of a text in their order, each with the components around it, the innermost last. */
export function* nodesOf(
  node: Nodes,
  around: readonly Element[] = [],
): Generator<[node: Nodes, around: readonly Element[]]> {
  yield [node, around];
  const inner = isElement(node) ? [...around, node] : around;
  for (const child of 'children' in node ? node.children : []) yield* nodesOf(child, inner);
}

/** HTML elements without content, which MDX wants to be closed all the same. */
const VOID = ['br', 'hr', 'img', 'input', 'wbr'];

type Tag = NonNullable<CompileContext['data']['mdxJsxTag']>;

/** What the parser knows of tags where it stops: its errors do not say it. */
interface Tags {
  /** The tag that it read last, and the innermost open one before it. */
  last?: Tag | undefined;
  outer?: Tag | undefined;
  open?: readonly Tag[] | undefined;
}

/** A plugin that keeps the parser's tags. */
function keepTags(this: Processor, tags: Tags): void {
  function keep(this: CompileContext) {
    tags.last = this.data.mdxJsxTag;
    tags.open = this.data.mdxJsxTagStack;
    tags.outer = tags.open?.at(-1);
  }
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push({ exit: { mdxJsxFlowTagName: keep, mdxJsxTextTagName: keep } });
}

const endsEarly = ({ ruleId }: VFileMessage): boolean => ruleId === 'unexpected-eof';

/** Where something begins that does not end: the last opening character with a readable text before. */
function beginOf(opening: '<' | '{', text: string, { source }: VFileMessage): number {
  for (let at = text.lastIndexOf(opening); at > 0; at = text.lastIndexOf(opening, at - 1)) {
    const before = read(text.slice(0, at));
    if ('tree' in before || !endsEarly(before.error) || before.error.source !== source) return at;
  }
  return 0;
}

/** What the parser says of a text, in words for editors. */
function syntaxProblem(file: string, text: string, error: VFileMessage, tags: Tags): Problem {
  const { place, ruleId, source } = error;
  const offset = (place && ('start' in place ? place.start : place).offset) ?? 0;
  const here = placeAt(file, text, offset);
  if (ruleId === 'end-tag-mismatch') {
    const { last, outer, open } = tags;
    const name = (last?.close ? last : open?.at(-1))?.name ?? '';
    if (last?.close && outer && outer.name !== name) {
      return problem(here, 'tag_mismatch', name, outer.name ?? '', outer.start.line);
    }
    if (last?.close) return problem(here, 'tag_across', name);
    const opened = placeAt(file, text, open?.at(-1)?.start.offset ?? offset);
    return problem(opened, VOID.includes(name) ? 'tag_void' : 'tag_open', name);
  }
  if (ruleId === 'unexpected-closing-slash') return problem(here, 'tag_unopened');
  if (source === 'micromark-extension-mdxjs-esm') return problem(here, 'mdx_command');
  if (source === 'micromark-extension-mdx-expression') {
    return endsEarly(error)
      ? problem(placeAt(file, text, beginOf('{', text, error)), 'mdx_brace_open')
      : problem(here, 'mdx_braces');
  }
  if (source === 'micromark-extension-mdx-jsx') {
    const begin = endsEarly(error) ? placeAt(file, text, beginOf('<', text, error)) : here;
    return problem(begin, 'mdx_tag');
  }
  return problem(here, 'mdx', error.reason);
}

type Read = { tree: Root } | { error: VFileMessage; tags: Tags };

function read(text: string): Read {
  const tags: Tags = {};
  const processor = remark().use(remarkGfm).use(remarkMdx).use(keepTags, tags);
  try {
    return { tree: processor.parse(text) };
  } catch (error) {
    if (error instanceof VFileMessage) return { error, tags };
    throw error;
  }
}

/** All nodes of an MDX text; none where it cannot be read, which the content loader reports. */
export function nodesIn(text: string): Nodes[] {
  const result = read(text);
  return 'tree' in result ? [...nodesOf(result.tree)].map(([node]) => node) : [];
}

/** The tree of an MDX text, or what keeps it from being read. */
export function readMdxTree(file: string, text: string): { tree: Root } | { problem: Problem } {
  const result = read(text);
  if ('tree' in result) return result;
  return { problem: syntaxProblem(file, text, result.error, result.tags) };
}
