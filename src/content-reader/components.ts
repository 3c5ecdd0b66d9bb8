import { basename } from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import type { z } from 'astro/zod';
import { LEGAL_PROPS } from '../schemas/legal.ts';
import { CHILDREN, MDX_PROPS, PARENTS, RULES } from '../schemas/mdx.ts';
import { fieldProblems } from './field-problems.ts';
import { headingProblems, type ShortenedHeading } from './headings.ts';
import { type Element, isElement, nodesOf, readMdxTree, textOf } from './mdx.ts';
import { type Place, type Problem, problem } from './problems.ts';
import { tableProblems } from './tables.ts';
import { jsonValue } from '../lib/text.ts';

/** The parts that the text of a file may have. */
export interface TextRules {
  /** The components that it may use, and what their attributes must look like. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Names of the sources in the front matter, where that can be read. */
  sources: readonly string[] | undefined;
  shortened?: readonly ShortenedHeading[];
  /** Whether a picture exists; the path is as written. */
  exists: (path: string) => boolean;
  /** Whether a component has a file. Without a schema it cannot be used all the same. */
  hasFile?: (name: string) => boolean;
  /** Edited as a file only: it may hold what the visual editor cannot open. */
  isFile?: boolean;
}

const start = (file: string, { position }: Pick<Nodes, 'position'>): Place => ({
  file,
  line: position?.start.line,
});

const elementsIn = (tree: Nodes): Element[] =>
  [...nodesOf(tree)].map(([node]) => node).filter(isElement);

/** The attributes of a component by their names; undefined where a value is code. */
export const attributesOf = ({ attributes }: Element): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return [];
      const { name, value } = attribute;
      // A literal such as `5000` or `[1, 2]` is JSON; the rest is code.
      return [[name, typeof value === 'object' ? jsonValue(value?.value ?? 'true') : value]];
    }),
  );

/** Whether there is nothing to see between the tags of a component. */
const isEmpty = (element: Element): boolean =>
  !textOf(element).trim() &&
  ![...nodesOf(element)].some(
    ([node]) => node !== element && (isElement(node) || node.type === 'image'),
  );

function* componentProblems(
  file: string,
  element: Element,
  parent: Element | undefined,
  rules: TextRules,
): Generator<Problem> {
  const name = element.name ?? '';
  const place = start(file, element);
  const schema = Object.hasOwn(rules.components, name) ? rules.components[name] : undefined;
  if (!schema) {
    const isNew = rules.hasFile?.(name) && !(name in MDX_PROPS) && !(name in LEGAL_PROPS);
    yield isNew
      ? problem(place, 'component_schema', name)
      : problem(place, 'component_unknown', name, Object.keys(rules.components));
    return;
  }
  const given = attributesOf(element);
  const placeOf = ([wanted]: readonly PropertyKey[]): Place => {
    const found = element.attributes.find((each) => 'name' in each && each.name === wanted);
    return start(file, found ?? element);
  };
  const code = element.attributes.filter(
    (attribute) => !('name' in attribute) || given[attribute.name] === undefined,
  );
  yield* code.map((attribute) => problem(start(file, attribute), 'mdx_braces'));
  if (code.length === 0) {
    yield* fieldProblems(schema, given, { noun: 'Angabe', owner: `<${name}>: `, placeOf });
  }
  const source = given['source'];
  const { sources } = rules;
  if (typeof source === 'string' && sources && !sources.includes(source)) {
    yield problem(placeOf(['source']), 'source_unknown', name, source, sources);
  }
  const parts = CHILDREN[name];
  if (!rules.isFile && parts?.length !== 0 && isEmpty(element)) {
    yield problem(place, 'component_empty', name, parts);
  }
  const expected = PARENTS[name];
  if (expected && parent?.name !== expected) {
    yield problem(place, 'component_alone', name, expected);
  }
  const { adds } = RULES[name] ?? {};
  if (adds) {
    const shares = elementsIn(element).map((part) => Number(attributesOf(part)[adds]) || 0);
    const sum = shares.reduce((total, share) => total + share, 0);
    if (Math.abs(sum - 100) > 0.01) yield problem(place, 'component_sum', name, sum, adds);
  }
}

/** The problems that keep the visual editor from opening a component that is right otherwise. */
function* formProblems(file: string, element: Element): Generator<Problem> {
  const name = element.name ?? '';
  if (element.type === 'mdxJsxTextElement') {
    const isAlone = element.children.length === 0;
    yield problem(start(file, element), 'component_inline', name, isAlone);
    return;
  }
  const allowed: readonly string[] | undefined = CHILDREN[name];
  const stray =
    allowed &&
    element.children.find((child) => !isElement(child) || !allowed.includes(child.name ?? ''));
  if (stray) yield problem(start(file, stray), 'component_content', name, allowed);
}

function* pictureProblems(place: Place, path: string, alt: string, rules: TextRules) {
  // The visual editor stores pictures in a folder with the name of their page, and finds no others.
  const folder = `./${basename(place.file, '.mdx')}/`;
  if (!alt.trim()) yield problem(place, 'picture_without_text', path);
  if (!path.startsWith(folder)) yield problem(place, 'picture_elsewhere', path, folder);
  else if (!rules.exists(decoded(path))) yield problem(place, 'picture_missing', path);
}

/** The visual editor keeps neither a link nor another mark around a picture. */
function* markedPictureProblems(file: string, { children }: Parents): Generator<Problem> {
  for (const child of children) {
    if (child.type === 'image') yield problem(start(file, child), 'picture_marked', child.url);
  }
}

function* addressProblems(place: Place, address: string) {
  if (/^http:/i.test(address)) yield problem(place, 'link_insecure', address);
  else if (!/^(?:\/|#|https:\/\/|mailto:|tel:)/i.test(address)) {
    yield problem(place, 'link_start', address);
  }
}

/** The name of a file in an address: visual editors write `T%C3%BCr.jpg` for `Tür.jpg`. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** An expression with nothing but a comment in it: `{/* … *\/}`. */
const isComment = ({ data }: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>) =>
  data?.estree?.body.length === 0;

/** Names of HTML elements begin with a small letter, and so do misspelled components. */
const isHtml = (name: string, { components }: TextRules): boolean =>
  /^[a-z]/.test(name) &&
  !Object.keys(components).some((component) => component.toLowerCase() === name);

function* nodeProblems(
  file: string,
  node: Nodes,
  parent: Element | undefined,
  rules: TextRules,
): Generator<Problem> {
  const place = start(file, node);
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (isHtml(node.name ?? '', rules)) yield problem(place, 'html', node.name ?? '');
      else {
        const found = [...componentProblems(file, node, parent, rules)];
        yield* found;
        if (found.length === 0 && !rules.isFile) yield* formProblems(file, node);
      }
      return;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isComment(node)) yield problem(place, 'mdx_braces');
      else if (!rules.isFile) yield problem(place, 'mdx_comment');
      return;
    case 'mdxjsEsm':
      yield problem(place, 'mdx_command');
      return;
    case 'image':
      yield* pictureProblems(place, node.url, node.alt ?? '', rules);
      return;
    case 'strong':
    case 'emphasis':
    case 'delete':
      yield* markedPictureProblems(file, node);
      return;
    case 'link':
      yield* markedPictureProblems(file, node);
      yield* addressProblems(place, node.url);
      return;
    case 'definition':
      yield* addressProblems(place, node.url);
      return;
    case 'code':
      yield problem(place, 'code_block');
      return;
    case 'footnoteReference':
    case 'footnoteDefinition':
      yield problem(place, 'footnote');
      return;
    case 'listItem':
      if (typeof node.checked === 'boolean') yield problem(place, 'task_list');
      return;
    default:
  }
}

/** Components without those that they need in the same text. */
function needProblems(file: string, tree: Root): Problem[] {
  const elements = elementsIn(tree);
  return elements.flatMap((element) => {
    const name = element.name ?? '';
    const needs = Object.entries(RULES[name]?.needs ?? {});
    const missing = needs.filter(
      ([needed, attribute]) =>
        !elements.some((each) => each.name === needed && attribute in attributesOf(each)),
    );
    return missing.map(([needed, attribute]) =>
      problem(start(file, element), 'component_needs', name, needed, attribute),
    );
  });
}

/**
 * Finds what would break a page's text: HTML, code, headings that do not fit, components that
 * are unknown, misplaced or wrongly filled in, tables that are none, and pictures that are missing
 * or say nothing to people who cannot see them.
 *
 * @param text the file with its front matter blanked out
 */
export function textProblems(file: string, text: string, rules: TextRules): Problem[] {
  const read = readMdxTree(file, text);
  if ('problem' in read) return [read.problem];
  return [...nodesOf(read.tree)]
    .flatMap(([node, parent]) => [
      ...nodeProblems(file, node, parent, rules),
      ...tableProblems(start(file, node), node, text),
    ])
    .concat(
      needProblems(file, read.tree),
      headingProblems(file, read.tree, rules.sources ?? [], rules.shortened ?? []),
    );
}
