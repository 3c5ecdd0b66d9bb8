import type { Node, Root, RootContent } from 'mdast';
import { attributesForm, NOTE } from './components.ts';
import type { Control } from '../form/types.ts';
import type { z } from 'astro/zod';
import { attributesOf, type Element, isElement, parseBody, printBody } from './tree.ts';

export type Props = Readonly<Record<string, z.ZodObject>>;

interface Turn {
  way: 'toForm' | 'fromForm';
  props: Props;
  /** Name of the article. */
  name: string;
}
type AnyElement = Pick<Element, 'name' | 'attributes'>;

const COMMENT = /^\s*\/\*\s*([^]*?)\s*\*\/\s*$/;

/** The values of a component's attributes. */
export function valuesOf(element: AnyElement): Record<string, unknown> {
  return Object.fromEntries(
    attributesOf(element).map(({ name, value }) => {
      if (value === null || value === undefined) return [name, true];
      return [name, typeof value === 'string' ? value : JSON.parse(value.value)];
    }),
  );
}

/** Attributes with these values: numbers in braces, words in quotation marks. */
function attributesFor(values: unknown): Element['attributes'] {
  return Object.entries(Object(values) as Record<string, unknown>).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value:
      typeof value === 'string'
        ? value
        : { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value) },
  }));
}

const note = (text: string): Element => ({
  type: 'mdxJsxFlowElement',
  name: NOTE,
  attributes: attributesFor({ text }),
  children: [],
});

/** The text of a note, safe within a comment. */
const commentOf = (element: AnyElement) =>
  `/* ${String(valuesOf(element)['text'] ?? '').replaceAll('*/', '* /')} */`;

const isAnyElement = (node: Node): node is Node & AnyElement =>
  isElement(node) || node.type === 'mdxJsxTextElement';

/** Keystatic keeps the pictures of each article in a folder of their own; here they lie beside it. */
const pictureUrl = (url: string, { way, name }: Turn) =>
  way === 'toForm'
    ? url.replace(/^\.\/(?=[^/]+$)/, `./${name}/`)
    : url.replace(/^\.\/[^/]+\/(?=[^/]+$)/, './');

function converted<Kind extends Node>(node: Kind, turn: Turn): Kind | Node {
  const { way, props } = turn;
  const comment =
    node.type === 'mdxFlowExpression' && COMMENT.exec(String(Reflect.get(node, 'value')));
  if (comment && way === 'toForm') return note(comment[1] ?? '');
  if (isElement(node) && node.name === NOTE) {
    return { type: 'mdxFlowExpression', value: commentOf(node) } as Node;
  }
  const changes: Record<string, unknown> = {};
  if (node.type === 'text') {
    changes['value'] = String(Reflect.get(node, 'value')).replaceAll(/[ \t]*\n[ \t]*/g, ' ');
  }
  if (node.type === 'image') {
    changes['url'] = pictureUrl(String(Reflect.get(node, 'url')), turn);
  }
  if ('children' in node && Array.isArray(node.children)) {
    changes['children'] = (node.children as Node[]).map((child) => converted(child, turn));
  }
  const schema = isAnyElement(node) && node.name ? props[node.name] : undefined;
  if (isAnyElement(node) && node.name && schema) {
    const control: Control = attributesForm(schema, node.name);
    changes['attributes'] = attributesFor(control[way](valuesOf(node)));
  }
  return { ...node, ...changes };
}

/**
 * A text as Keystatic gets it: comments are components, and all attributes words.
 *
 * @param name of the article
 */
export const toEditor = (source: string, props: Props, name: string): string =>
  printBody(converted(parseBody(source), { way: 'toForm', props, name }) as Root);

/** The blocks of what Keystatic wrote, as the file has them. */
export const fromEditor = (text: string, props: Props, name: string): RootContent[] =>
  (converted(parseBody(text), { way: 'fromForm', props, name }) as Root).children;
