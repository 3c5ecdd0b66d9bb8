import type { z } from 'astro/zod';
import type { Nodes } from 'mdast';
import { stringify } from 'yaml';
import { attributesOf } from '../../../src/lib/components.ts';
import { parseMdx } from '../../../src/lib/documents.ts';
import { type Element, isElement, nodesOf, readMdxTree } from '../../../src/lib/mdx.ts';
import { otherJson } from './json.ts';
import { otherValues } from './words.ts';

/** A part of a text and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Attributes that are parts of a whole: one alone cannot be another. */
const PARTS = ['percent'];

const placeOf = ({ position }: Pick<Nodes, 'position'>): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** The anchor that a heading gets. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Other values of a component's attributes, each of which its schema allows. */
function attributeEdits(text: string, element: Element, schema: z.ZodType | undefined): Edit[] {
  const given = attributesOf(element);
  return element.attributes.flatMap((attribute) => {
    if (!('name' in attribute) || PARTS.includes(attribute.name)) return [];
    const { name } = attribute;
    const other = otherValues(given[name], name + String(given[name])).find(
      (value) => schema?.safeParse({ ...given, [name]: value }).success,
    );
    if (other === undefined) return [];
    const [start, end] = placeOf(attribute);
    const written = typeof other === 'number' ? `{${other}}` : JSON.stringify(other);
    return text.slice(start, end).includes('\\')
      ? []
      : [{ start, end, text: `${name}=${written}` }];
  });
}

/** Other words for a piece of text as it is written, markup characters included. */
function textEdit(text: string, node: Nodes): Edit[] {
  const [start, end] = placeOf(node);
  const written = text.slice(start, end);
  if (written.trim().split(/\s+/).length < 3) return [];
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(written) ?? [];
  const [other] = otherValues(words, words);
  return typeof other === 'string' ? [{ start, end, text: before + other + after }] : [];
}

function editsOf(
  text: string,
  node: Nodes,
  components: Readonly<Record<string, z.ZodType>>,
): Edit[] {
  if (isElement(node)) return attributeEdits(text, node, components[node.name ?? '']);
  if (node.type === 'heading') {
    const [, end] = placeOf(node);
    return [{ start: end, end, text: ' neu' }];
  }
  return node.type === 'text' ? textEdit(text, node) : [];
}

/**
 * Other content for an MDX file: its front matter, texts, headings and attributes.
 *
 * @returns also the anchors of its headings, before and after
 */
export function otherMdx(
  file: string,
  source: string,
  schema: z.ZodType,
  components: Readonly<Record<string, z.ZodType>>,
): { text: string; anchors: [before: string, after: string][] } {
  const { data, text } = parseMdx(file, source);
  const read = readMdxTree(file, text);
  if ('problem' in read) throw new Error(`${file}: ${read.problem.text}`);
  const anchors: [string, string][] = [];
  const inHeadings = new Set<Nodes>();
  const edits = [...nodesOf(read.tree)].flatMap(([node]) => {
    if (node.type === 'heading') {
      for (const [inner] of nodesOf(node)) inHeadings.add(inner);
      const [start, end] = placeOf(node);
      const heading = text.slice(start, end).replace(/^#+ /, '');
      anchors.push([anchorOf(heading), anchorOf(`${heading} neu`)]);
    } else if (inHeadings.has(node)) return [];
    return editsOf(text, node, components);
  });
  const body = edits
    .sort((a, b) => b.start - a.start)
    .reduce((body, { start, end, text }) => body.slice(0, start) + text + body.slice(end), text);
  const changed = `---\n${stringify(otherJson(data, schema))}---\n\n${body.trim()}\n`;
  return { text: changed, anchors };
}

/** The text with its links to headings as these are called now. */
export const withAnchors = (text: string, anchors: ReadonlyMap<string, string>): string =>
  text.replace(/#([\p{L}\p{N}_-]+)/gu, (link, anchor: string) => {
    const other = anchors.get(anchor);
    return other ? `#${other}` : link;
  });
