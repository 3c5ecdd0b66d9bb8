import { attributesOf, isElement, nodesIn } from '../../src/content-reader/mdx.ts';

/** The words of an MDX text, however its markup is written. */
export const meaningOf = (text: string) =>
  nodesIn(text).map((node) => [
    node.type,
    'value' in node ? node.value.replace(/\s+/g, ' ').trim() : '',
    'url' in node ? node.url : '',
    isElement(node) ? [node.name, attributesOf(node)] : '',
  ]);
