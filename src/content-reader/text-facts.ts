import type { Nodes } from 'mdast';
import type { ComponentUse } from '../features/articles/component-props.ts';
import { attributesOf, isElement } from './mdx.ts';

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
    return node.type === 'text' || node.type === 'inlineCode' ? [node.value] : [];
  });
  const words =
    texts
      .filter((text) => typeof text === 'string')
      .join(' ')
      .match(WORD) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

/** The components of a text with their attributes, in their order. */
export const componentsIn = (nodes: readonly Nodes[]): ComponentUse[] =>
  nodes
    .filter(isElement)
    .map((node) => ({ name: node.name ?? '', attributes: attributesOf(node) }));
