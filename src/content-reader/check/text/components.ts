import { CHILDREN, mixProblem, PARENTS } from '../../../features/articles/component-props.ts';
import type { Path } from '../../../lib/json.ts';
import { metaOf } from '../../../lib/schema/field-labels.ts';
import { problem } from '../../messages.ts';
import { LEGAL_PARTS } from '../../parts.ts';
import { attributesOf, componentsIn, type Element, isElement, lineOf } from '../../read/mdx.ts';
import { THOUSANDS } from '../../read/yaml-values.ts';
import { fieldProblems } from '../fields.ts';
import type { Ancestors, TextContext } from './context.ts';

/** Reports attributes with code or with a number such as `5.000`. If there are none, the schema checks them all. */
function checkAttributes(element: Element, context: TextContext): void {
  const { rules, problems, file } = context;
  const { attributes } = element;
  const name = element.name ?? '';
  const values = attributesOf(element);
  const before = problems.length;
  for (const attribute of attributes) {
    const code = typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : '';
    if (THOUSANDS.test(code)) context.report(attribute, 'number_point', code);
    else if (!('name' in attribute) || values[attribute.name] === undefined)
      context.report(attribute, 'mdx');
  }
  const schema = rules.components[name];
  if (problems.length > before || !schema) return;
  const placeOf = ([wanted]: Path) => {
    const attribute = attributes.find((each) => 'name' in each && each.name === wanted);
    return { file, line: lineOf(attribute ?? element) };
  };
  problems.push(...fieldProblems(schema, values, { owner: `<${name}>`, placeOf }));
  const { source } = values;
  const { sources } = rules;
  if (typeof source !== 'string' || !source || !sources || sources.includes(source)) return;
  const what = `<${name}>: Die Quelle „${source}“ (sources im Kopf der Datei)`;
  problems.push(problem(placeOf(['source']), 'unknown', what, source, sources));
}

/** Reports what the visual editor cannot open in an otherwise valid component. */
function checkForm(element: Element, { report }: TextContext): void {
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
  context: TextContext,
  { component }: Ancestors,
): void {
  const { rules, report, problems } = context;
  // A fragment, `<>`, has no name.
  const name = element.name ?? '';
  const components = Object.keys(rules.components);
  // HTML begins with a small letter, and so does a misspelled component.
  if (/^[a-z]/.test(name) && !components.some((tag) => tag.toLowerCase() === name))
    return report(element, 'html', name);
  if (name === 'Nur' && !rules.hasForm) return report(element, 'legal_part', LEGAL_PARTS);
  if (!components.includes(name))
    return report(element, 'unknown', `Den Baustein <${name}>`, name, components);
  if (rules.leftOut.components.includes(name)) report(element, 'left_out', `<${name}>`);
  const before = problems.length;
  checkAttributes(element, context);
  const mix = mixProblem(name, componentsIn(element.children));
  if (mix) report(element, 'component_sum', name, mix.count, mix.sum);
  const expected = PARENTS[name];
  if (expected && component?.name !== expected)
    report(element, 'component_place', expected, CHILDREN[expected] ?? []);
  if (problems.length === before && rules.hasForm) checkForm(element, context);
}

/** Reports components that need others in the same text, and a second one of those that it may have only once. */
export function checkNeeds(elements: readonly Element[], { report, rules }: TextContext): void {
  const components = componentsIn(elements);
  for (const element of elements) {
    const name = element.name ?? '';
    const { needs = [], isOnce } = metaOf(rules.components[name]);
    for (const needed of needs)
      if (!components.some((each) => each.name === needed && 'from' in each.attributes))
        report(element, 'component_needs', name, needed);
    const first = elements.find((each) => each.name === name);
    if (isOnce && element !== first) report(element, 'component_once', name);
  }
}
