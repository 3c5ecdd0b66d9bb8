import { CHILDREN, PARENTS, RULES } from '../schemas/mdx.ts';
import { fieldProblems } from './field-problems.ts';
import { attributesOf, type Element, isElement, nodesOf, startOf, textOf } from './mdx.ts';
import { type Place, type Problem, problem } from './problems.ts';
import type { TextRules } from './text.ts';
import { THOUSANDS } from './values.ts';

/** Names of HTML elements begin with a small letter, and so do misspelled components. */
export const isHtml = (name: string, { components }: TextRules): boolean =>
  /^[a-z]/.test(name) &&
  !Object.keys(components).some((component) => component.toLowerCase() === name);

/** Whether there is nothing to see between the tags of a component. */
const isEmpty = (element: Element): boolean =>
  !textOf(element).trim() &&
  ![...nodesOf(element)].some(
    ([node]) => node !== element && (isElement(node) || node.type === 'image'),
  );

/** Attributes that are code, are written twice, or hold a number in thousands. */
function* attributeProblems(file: string, element: Element): Generator<Problem> {
  const given = attributesOf(element);
  const names = element.attributes.map((each) => ('name' in each ? each.name : ''));
  for (const [index, attribute] of element.attributes.entries()) {
    const place = startOf(file, attribute);
    const written = typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : '';
    if (THOUSANDS.test(written)) yield problem(place, 'number_point', written);
    else if (!('name' in attribute) || given[attribute.name] === undefined)
      yield problem(place, 'mdx_braces');
    else if (names.indexOf(attribute.name) < index)
      yield problem(place, 'field_twice', attribute.name);
  }
}

export function* componentProblems(
  file: string,
  element: Element,
  parent: Element | undefined,
  rules: TextRules,
): Generator<Problem> {
  const name = element.name ?? '';
  const place = startOf(file, element);
  const schema = Object.hasOwn(rules.components, name) ? rules.components[name] : undefined;
  if (!schema) {
    yield problem(place, 'component_unknown', name, Object.keys(rules.components));
    return;
  }
  const given = attributesOf(element);
  const placeOf = ([wanted]: readonly PropertyKey[]): Place => {
    const found = element.attributes.find((each) => 'name' in each && each.name === wanted);
    return startOf(file, found ?? element);
  };
  const misread = [...attributeProblems(file, element)];
  yield* misread;
  if (misread.length === 0) {
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
    const shares = [...nodesOf(element)]
      .map(([node]) => node)
      .filter(isElement)
      .map((part) => Number(attributesOf(part)[adds]) || 0);
    const sum = shares.reduce((total, share) => total + share, 0);
    if (Math.abs(sum - 100) > 0.01) yield problem(place, 'component_sum', name, sum, adds);
  }
}

/** The problems that keep the visual editor from opening a component that is right otherwise. */
export function* formProblems(file: string, element: Element): Generator<Problem> {
  const name = element.name ?? '';
  if (element.type === 'mdxJsxTextElement') {
    const isAlone = element.children.length === 0;
    yield problem(startOf(file, element), 'component_inline', name, isAlone);
    return;
  }
  const allowed: readonly string[] | undefined = CHILDREN[name];
  const stray =
    allowed &&
    element.children.find((child) => !isElement(child) || !allowed.includes(child.name ?? ''));
  if (stray) yield problem(startOf(file, stray), 'component_content', name, allowed);
}

/** Components without those that they need in the same text. */
export const needProblems = (file: string, elements: readonly Element[]): Problem[] =>
  elements.flatMap((element) => {
    const name = element.name ?? '';
    const needs = Object.entries(RULES[name]?.needs ?? {});
    const missing = needs.filter(
      ([needed, attribute]) =>
        !elements.some((each) => each.name === needed && attribute in attributesOf(each)),
    );
    return missing.map(([needed, attribute]) =>
      problem(startOf(file, element), 'component_needs', name, needed, attribute),
    );
  });
