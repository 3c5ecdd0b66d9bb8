import type { Node, Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { shapeOf } from './components.ts';

/** Markdown as the repository writes it. */
const processor = remark().use(remarkGfm).use(remarkMdx).data('settings', {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
});

export type Element = MdxJsxFlowElement;

export const isElement = (node: Node): node is Element => node.type === 'mdxJsxFlowElement';
const isParent = (node: Node): node is Parent => 'children' in node;

/** A component that stands in the middle of a paragraph, as far as Markdown can tell. */
const standsAlone = (node: Node) =>
  node.type === 'mdxJsxTextElement' && !shapeOf(String(Reflect.get(node, 'name'))).inline;
const isBlank = (node: Node) => node.type === 'text' && !String(Reflect.get(node, 'value')).trim();

/** Words as a paragraph, at the place where they stand. */
function paragraph(children: readonly PhrasingContent[]): Paragraph {
  const start = children[0]?.position?.start;
  const end = children.at(-1)?.position?.end;
  return {
    type: 'paragraph',
    children: [...children],
    ...(start && end ? { position: { start, end } } : {}),
  };
}

/**
 * `<Tipp>Text</Tipp>` on a line of its own is a paragraph with a component for Markdown, and a
 * component for MDX and for Keystatic.
 */
function unravelled(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return [withChildren(node)];
  const { children } = node;
  if (!children.every((child) => standsAlone(child) || isBlank(child))) return [node];
  return children.filter(standsAlone).map((child) => {
    const inner = 'children' in child ? child.children : [];
    const text = inner.length > 0 ? [paragraph(inner)] : [];
    return { ...child, type: 'mdxJsxFlowElement', children: text } as Element;
  });
}

function withChildren<Kind extends Node>(node: Kind): Kind {
  if (!isParent(node)) return node;
  return { ...node, children: node.children.flatMap(unravelled) };
}

/** The text of an article as a tree of blocks, each with its place in the text. */
export const parseBody = (source: string): Root => withChildren(processor.parse(source));

/** The text of a tree. */
export const printBody = (tree: Root): string => processor.stringify(tree);

/** The attributes of a component. */
export const attributesOf = ({ attributes }: Pick<Element, 'attributes'>): MdxJsxAttribute[] =>
  attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
