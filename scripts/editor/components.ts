import { block, repeating, wrapper } from '@keystatic/core/content-components';
import type { z } from 'astro/zod';
import { createElement, Fragment, type ReactNode } from 'react';
import {
  CHILDREN,
  type ComponentName,
  MDX_PROPS,
  PARENTS,
} from '../../src/features/articles/component-props.ts';
import { hintOf, metaOf } from '../../src/lib/schema/field-labels.ts';
import { fieldsOf } from './fields.ts';

const CHANGE = 'Zum Ändern klick oben rechts im Baustein auf „Edit“.';

/** Shows the attributes of a component above its text, because Keystatic shows them only in a dialog. */
const attributesView = (schema: z.ZodObject) => {
  const hint = Object.keys(schema.shape).length > 0 && CHANGE;
  return function AttributesView({ value, children }: { value: object; children?: ReactNode }) {
    const line = Object.entries(value)
      .filter(([, attribute]) => attribute !== null && attribute !== '')
      .map(
        ([name, attribute]) => metaOf(schema.shape[name]).labels?.[String(attribute)] ?? attribute,
      )
      .join(' · ');
    const attributes = createElement('p', { contentEditable: false, title: CHANGE }, line || hint);
    return createElement(Fragment, null, hint && attributes, children);
  };
};

/** A component of the articles, with its attributes as fields. */
function component(name: ComponentName) {
  const schema: z.ZodObject = MDX_PROPS[name];
  const children = CHILDREN[name];
  const description = hintOf(schema);
  const common = {
    label: metaOf(schema).title ?? name,
    ...(description && { description }),
    schema: fieldsOf(schema),
    forSpecificLocations: name in PARENTS,
    ContentView: attributesView(schema),
  };
  if (!children) return wrapper(common);
  if (children.length === 0) return block(common);
  // A new component comes with its first part: without it there is no line to write in.
  return repeating({
    ...common,
    children: [...children],
    validation: { children: { min: 1 } },
  });
}

export const components = Object.fromEntries(
  (Object.keys(MDX_PROPS) as ComponentName[]).map((name) => [name, component(name)]),
);
