import { attributesOf } from '../../src/lib/check/components.ts';
import { isElement, nodesIn } from '../../src/lib/check/mdx.ts';

/** The words of an MDX text, however its markup is written. */
export const meaningOf = (text: string) =>
  nodesIn(text).map((node) => [
    node.type,
    'value' in node ? node.value.replace(/\s+/g, ' ').trim() : '',
    'url' in node ? node.url : '',
    isElement(node) ? [node.name, attributesOf(node)] : '',
  ]);
