import type { Parents } from 'mdast';
import { CHILDREN, NEEDS, PARENTS } from '../../features/articles/component-props.ts';
import { fieldProblems } from '../field-problems.ts';
import type { Path } from '../json.ts';
import { attributesOf, type Element, isElement, lineOf } from '../mdx.ts';
import { problem } from '../problems.ts';
import { THOUSANDS } from '../yaml-values.ts';
import type { Checked } from './checked.ts';

/** Reports attributes that are code, duplicates or no numbers of MDX. If there are none, checks them by the schema. */
function checkAttributes(element: Element, checked: Checked): void {
  const { rules, problems, file } = checked;
  const { name: owner = '', attributes } = element;
  const given = attributesOf(element);
  const names = attributes.map((each) => ('name' in each ? each.name : ''));
  const before = problems.length;
  for (const [index, attribute] of attributes.entries()) {
    const written = typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : '';
    if (THOUSANDS.test(written)) checked.report(attribute, 'number_point', written);
    else if (!('name' in attribute) || given[attribute.name] === undefined)
      checked.report(attribute, 'mdx_braces');
    else if (names.indexOf(attribute.name) < index)
      checked.report(attribute, 'twice', `„${attribute.name}“`);
  }
  const schema = rules.components[owner ?? ''];
  if (problems.length > before || !schema) return;
  const placeOf = ([wanted]: Path) => {
    const attribute = attributes.find((each) => 'name' in each && each.name === wanted);
    return { file, line: lineOf(attribute ?? element) };
  };
  problems.push(...fieldProblems(schema, given, { owner: `<${owner}>`, placeOf }));
  const { source } = given;
  if (!source || typeof source !== 'string' || rules.sources?.includes(source) !== false) return;
  const what = `<${owner}>: Die Quelle „${source}“ (sources im Kopf der Datei)`;
  problems.push(problem(placeOf(['source']), 'unknown', what, source, rules.sources));
}

/** Reports what the visual editor cannot open in an otherwise valid component. */
function checkForm(element: Element, { report }: Checked): void {
  const name = element.name ?? '';
  if (element.type === 'mdxJsxTextElement') return report(element, 'tags', name);
  const allowed: readonly string[] | undefined = CHILDREN[name];
  const stray = element.children.find(
    (child) => allowed && !(isElement(child) && allowed.includes(child.name ?? '')),
  );
  if (stray) report(stray, 'component_place', name, allowed ?? []);
}

/** Reports what is wrong with a component, and HTML, which texts cannot hold. */
export function checkComponent(
  element: Element,
  checked: Checked,
  _parent?: Parents,
  component?: Element,
): void {
  const { rules, report, problems } = checked;
  const name = element.name ?? '';
  const known = Object.keys(rules.components);
  // HTML begins with a small letter, and so does a misspelled component.
  if (/^[a-z]/.test(name) && !known.some((each) => each.toLowerCase() === name))
    return report(element, 'html', name);
  if (!known.includes(name))
    return report(element, 'unknown', `Den Baustein <${name}>`, name, known);
  if (rules.leftOut?.components.includes(name)) report(element, 'left_out', `<${name}>`);
  const before = problems.length;
  checkAttributes(element, checked);
  const expected = PARENTS[name];
  if (expected && component?.name !== expected)
    report(element, 'component_place', expected, CHILDREN[expected] ?? []);
  if (problems.length === before && rules.hasForm) checkForm(element, checked);
}

/** Reports components that lack another one which they need in the same text. */
export function checkNeeds(elements: readonly Element[], { report }: Checked): void {
  for (const element of elements) {
    const name = element.name ?? '';
    for (const [needed, attribute] of Object.entries(NEEDS[name] ?? {})) {
      const isThere = elements.some(
        (each) => each.name === needed && attribute in attributesOf(each),
      );
      if (!isThere) report(element, 'component_needs', name, needed, attribute);
    }
  }
}
