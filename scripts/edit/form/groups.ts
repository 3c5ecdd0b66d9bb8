import { fields, type ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';
import { isRecord } from '../../../src/lib/json-problems.ts';
import { labelOf } from './labels.ts';
import type { Control, Facts, Make } from './types.ts';

/** A field with the name that the file has for it. */
export type NamedControl = [name: string, control: Control];

type Named = Pick<Facts, 'name' | 'label' | 'description'>;

/** What an object has under a name. */
export const at = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;

/** What the schema leaves no choice about: it stands in no form, and in the file all the same. */
export const literal = (value: unknown): Control => ({
  field: undefined,
  toForm: () => undefined,
  fromForm: () => value,
});

/** Several fields, each with its name. */
export function controlsOf(
  shape: Readonly<Record<string, z.ZodType>>,
  place: string,
  make: Make,
): NamedControl[] {
  return Object.entries(shape).map(([name, schema]) => [
    name,
    make(schema, name, labelOf(name, place) ?? name),
  ]);
}

/** Their fields, as far as a form has them. */
export function fieldsOf(controls: readonly NamedControl[]): Record<string, ComponentSchema> {
  return Object.fromEntries(
    controls.flatMap(([name, { field }]) => (field ? [[name, field]] : [])),
  );
}

/** A value of a form or of a file, from the other, field by field. */
export function mapped(
  controls: readonly NamedControl[],
  way: 'toForm' | 'fromForm',
  value: unknown,
): Record<string, unknown> {
  const entries = controls.map(([name, control]) => [name, control[way](at(value, name))]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** Fields that belong together, also one by one. */
export interface Form extends Control {
  fields: Record<string, ComponentSchema>;
}

/** Fields that belong together. */
export function group(schema: z.ZodObject, { name, label, description }: Named, make: Make): Form {
  const controls = controlsOf(schema.shape, name, make);
  const inner = fieldsOf(controls);
  const shown = Object.keys(inner).length > 0;
  return {
    fields: inner,
    field: shown
      ? fields.object(inner, { label, ...(description ? { description } : {}) })
      : undefined,
    toForm: (value) => (shown ? mapped(controls, 'toForm', value) : undefined),
    fromForm: (value) => mapped(controls, 'fromForm', value),
  };
}

/** The same; where a file may do without all of them, a tick in front says whether it does. */
export function optionalGroup(schema: z.ZodObject, facts: Facts, make: Make): Control {
  if (!facts.optional) return group(schema, facts, make);
  const { label, description } = facts;
  const inner = group(schema, { ...facts, description: '' }, make);
  return {
    field: fields.conditional(fields.checkbox({ label, ...(description ? { description } : {}) }), {
      true: inner.field ?? fields.empty(),
      false: fields.empty(),
    }),
    toForm: (value) =>
      value === undefined
        ? { discriminant: false }
        : { discriminant: true, value: inner.toForm(value) },
    fromForm: (value) =>
      at(value, 'discriminant') === true ? inner.fromForm(at(value, 'value')) : undefined,
  };
}
