import type { z } from 'astro/zod';
import { slug } from 'github-slugger';
import type { Nodes } from 'mdast';
import { stringify } from 'yaml';
import { parseMdx } from '../../../src/content-reader/documents.ts';
import {
  attributesOf,
  type Element,
  isElement,
  nodesOf,
  readMdxTree,
  textOf,
} from '../../../src/content-reader/mdx.ts';
import { checkText } from '../../../src/content-reader/text.ts';
import { otherJson } from './json.ts';
import { otherValues } from './words.ts';

/** A part of a text and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Rules {
  /** The schema of the front matter. */
  schema: z.ZodType;
  /** The components that a text may use, and the schema of each one's attributes. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Anchors that links lead to: their headings stay as they are. */
  linked: ReadonlySet<string>;
}

/** Shares of one sum, of which one alone cannot be another. */
const SHARES = ['percent'];

const rangeOf = ({ position }: Pick<Nodes, 'position'>): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Other values of a component's attributes, each of which its schema allows. */
function attributeEdits(element: Element, schema: z.ZodType | undefined): Edit[] {
  const given = attributesOf(element);
  return element.attributes.flatMap((attribute) => {
    if (!('name' in attribute) || SHARES.includes(attribute.name)) return [];
    const { name } = attribute;
    const other = otherValues(given[name], name + String(given[name])).find(
      (value) => schema?.safeParse({ ...given, [name]: value }).success,
    );
    if (other === undefined) return [];
    const [start, end] = rangeOf(attribute);
    const written = typeof other === 'number' ? `{${other}}` : JSON.stringify(other);
    return [{ start, end, text: `${name}=${written}` }];
  });
}

/** Other words for a piece of text as it is written, signs of Markdown included. */
function textEdit(text: string, node: Nodes): Edit[] {
  const [start, end] = rangeOf(node);
  const [, before = '', words = '', after = ''] =
    /^(\s*)([^]*?)(\s*)$/.exec(text.slice(start, end)) ?? [];
  if (words.split(/\s+/).length < 3) return [];
  const [other] = otherValues(words, words);
  return typeof other === 'string' ? [{ start, end, text: before + other + after }] : [];
}

function editsOf(text: string, root: Nodes, { components, linked }: Rules): Edit[] {
  const nodes = [...nodesOf(root)].map(([node]) => node);
  const headings = nodes.filter(({ type }) => type === 'heading');
  const inHeadings = new Set(headings.flatMap((each) => [...nodesOf(each)].map(([node]) => node)));
  return nodes.flatMap((node) => {
    if (node.type === 'heading' && !linked.has(slug(textOf(node)))) {
      const [, end] = rangeOf(node);
      return [{ start: end, end, text: ' neu' }];
    }
    if (inHeadings.has(node)) return [];
    if (isElement(node)) return attributeEdits(node, components[node.name ?? '']);
    return node.type === 'text' ? textEdit(text, node) : [];
  });
}

/** Other content for an MDX file: its front matter, texts, headings and attributes. */
export function otherMdx(file: string, source: string, rules: Rules): string {
  const { data, text } = parseMdx(file, source);
  const read = readMdxTree(file, text);
  if ('problem' in read) throw new Error(`${file}: ${read.problem.text}`);
  const changed = editsOf(text, read.tree, rules)
    .sort((a, b) => b.start - a.start)
    .reduce((body, { start, end, text }) => body.slice(0, start) + text + body.slice(end), text);
  const { problems } = checkText(file, changed, {
    components: rules.components,
    sources: undefined,
    hasForm: true,
  });
  // A cut may fall where Markdown means something. Then the words stay as they are.
  const body = problems.length > 0 ? text : changed;
  return `---\n${stringify(otherJson(data, rules.schema))}---\n\n${body.trim()}\n`;
}
