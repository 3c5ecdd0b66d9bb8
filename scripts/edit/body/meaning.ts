import type { Node, RootContent } from 'mdast';
import { valuesOf } from './convert.ts';
import { type Element, parseBody } from './tree.ts';

const sorted = (values: Record<string, unknown>) =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** What a block says, apart from how it is written. */
function meaning(node: Node): unknown {
  if (node.type === 'mdxFlowExpression') return String(Reflect.get(node, 'value')).trim();
  const { type, children, value, ...rest } = node as Node & Record<string, unknown>;
  const { name, depth, url, ordered, start, lang, alt } = rest;
  return {
    ...{ type, name, depth, url, ordered, start, lang, alt },
    attributes: 'attributes' in rest ? sorted(valuesOf(node as unknown as Element)) : undefined,
    value: typeof value === 'string' ? value.replaceAll(/\s*\n\s*/g, ' ') : undefined,
    children: Array.isArray(children) ? children.map(meaning) : undefined,
  };
}

/** Whether two blocks say the same. */
export const sameMeaning = (a: Node, b: Node) =>
  JSON.stringify(meaning(a)) === JSON.stringify(meaning(b));

/** Whether a text says what blocks say, no more and no less. */
export function says(text: string, blocks: readonly RootContent[]): boolean {
  try {
    return (
      JSON.stringify(parseBody(text).children.map(meaning)) === JSON.stringify(blocks.map(meaning))
    );
  } catch {
    // What cannot be read says nothing.
    return false;
  }
}
