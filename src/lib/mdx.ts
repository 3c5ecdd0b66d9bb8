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

type ParserData = Pick<CompileContext['data'], 'mdxJsxTag' | 'mdxJsxTagStack'>;

/** Keeps the parser's data in `kept`: its errors do not say which tags are open. */
function keepData(this: Processor, kept: ParserData): void {
  function keep(this: CompileContext) {
    Object.assign(kept, this.data);
  }
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push({ exit: { mdxJsxFlowTagName: keep, mdxJsxTextTagName: keep } });
}

/**
 * The tree of an MDX text.
 *
 * @throws VFileMessage where the text is not MDX
 */
export const parseMdxTree = (text: string, kept: ParserData = {}): Root =>
  remark().use(remarkGfm).use(remarkMdx).use(keepData, kept).parse(text);

const endsEarly = (error: unknown): boolean =>
  error instanceof VFileMessage && error.ruleId === 'unexpected-eof';

/** Where something begins that does not end: the last opening character with readable text before. */
function beginOf(opening: string, text: string): number {
  for (let at = text.lastIndexOf(opening); at > 0; at = text.lastIndexOf(opening, at - 1)) {
    try {
      parseMdxTree(text.slice(0, at));
      return at;
    } catch (error) {
      if (!endsEarly(error)) return at;
    }
  }
  return 0;
}

/** What the parser says of a text, in words for editors. */
function syntaxProblem(file: string, text: string, error: VFileMessage, kept: ParserData): Problem {
  const { place, ruleId, source } = error;
  const offset = (place && ('start' in place ? place.start : place).offset) ?? 0;
  const here = placeAt(file, text, offset);
  if (source === 'mdast-util-mdx-jsx') {
    const open = kept.mdxJsxTagStack?.at(-1);
    if (ruleId !== 'end-tag-mismatch' || kept.mdxJsxTag?.close || !open) {
      return problem(here, 'tag_close');
    }
    const { name = '', start } = open;
    const opened = placeAt(file, text, start.offset);
    return problem(opened, VOID.includes(name) ? 'tag_void' : 'tag_open', name);
  }
  if (source === 'micromark-extension-mdxjs-esm') return problem(here, 'mdx_command');
  if (source === 'micromark-extension-mdx-expression') {
    return endsEarly(error)
      ? problem(placeAt(file, text, beginOf('{', text)), 'mdx_brace_open')
      : problem(here, 'mdx_braces');
  }
  if (source === 'micromark-extension-mdx-jsx') {
    const begin = endsEarly(error) ? placeAt(file, text, beginOf('<', text)) : here;
    return problem(begin, 'mdx_tag');
  }
  return problem(here, 'mdx', error.reason);
}

/** The tree of an MDX text, or what keeps it from being read. */
export function readMdxTree(file: string, text: string): { tree: Root } | { problem: Problem } {
  const kept: ParserData = {};
  try {
    return { tree: parseMdxTree(text, kept) };
  } catch (error) {
    if (error instanceof VFileMessage) return { problem: syntaxProblem(file, text, error, kept) };
    throw error;
  }
}
