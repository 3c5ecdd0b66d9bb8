import { fields } from '@keystatic/core';
import { z } from 'astro/zod';
import { isRecord } from '../../../src/lib/json-problems.ts';
import { at, controlsOf, fieldsOf, group, mapped, type NamedControl } from './groups.ts';
import { itemLabel } from './item-label.ts';
import { choiceOf } from './labels.ts';
import type { Control, Facts, Make } from './types.ts';

const PLACES = ['erste', 'zweite', 'dritte', 'vierte'];

/** A fixed number of values, each at its place. */
export function tuple(items: readonly z.ZodType[], facts: Facts, make: Make): Control {
  const controls = items.map((item, index): NamedControl => {
    const name = PLACES[index] ?? String(index + 1);
    return [name, make(item, name, `${facts.label}, ${index + 1}.`)];
  });
  const { label, description } = facts;
  return {
    field: fields.object(fieldsOf(controls), { label, ...(description ? { description } : {}) }),
    toForm: (value) => mapped(controls, 'toForm', Object.fromEntries(named(controls, value))),
    fromForm: (value) => controls.map(([name, control]) => control.fromForm(at(value, name))),
  };
}

const named = (controls: readonly NamedControl[], value: unknown) =>
  controls.map(([name], index) => [name, Array.isArray(value) ? value[index] : undefined]);

/** Values by name: with names that are given, fields; with names to be chosen, a list. */
export function record(schema: z.ZodRecord, facts: Facts, make: Make): Control {
  const value = schema.valueType as z.ZodType;
  if (schema.keyType instanceof z.ZodEnum) {
    const names = schema.keyType.options.map(String);
    return group(
      z.strictObject(Object.fromEntries(names.map((name) => [name, value]))),
      facts,
      make,
    );
  }
  if (!(value instanceof z.ZodObject)) throw new Error(`No list for „${facts.name}“`);
  return namedList(schema.keyType as z.ZodType, value, facts, make);
}

/** The field of a list's item that holds the item's name. */
const KEY = 'schluessel';

function namedList(keys: z.ZodType, value: z.ZodObject, facts: Facts, make: Make): Control {
  const key = make(keys, KEY, 'Kurzer Name');
  const controls: NamedControl[] = [[KEY, key], ...controlsOf(value.shape, facts.name, make)];
  const { label, description, optional } = facts;
  return {
    field: fields.array(fields.object(fieldsOf(controls)), {
      label,
      ...(description ? { description } : {}),
      itemLabel,
    }),
    toForm: (data) =>
      Object.entries(isRecord(data) ? data : {}).map(([name, entry]) =>
        mapped(controls, 'toForm', { [KEY]: name, ...(isRecord(entry) ? entry : {}) }),
      ),
    fromForm: (list) => {
      const entries = (Array.isArray(list) ? list : []).map((item) => {
        const { [KEY]: name, ...entry } = mapped(controls, 'fromForm', item);
        return [String(name), entry];
      });
      const names = entries.map(([name]) => name);
      const twice = names.find((name, index) => names.indexOf(name) < index);
      if (twice !== undefined) {
        throw new Error(`„${label}“: Den kurzen Namen „${String(twice)}“ gibt es zweimal.`);
      }
      return optional && entries.length === 0 ? undefined : Object.fromEntries(entries);
    },
  };
}

/** The field that an object of one kind has and those of the other kinds have not. */
function mark(option: z.ZodObject, others: readonly z.ZodObject[]): string {
  const own = Object.entries(option.shape).find(
    ([name, schema]) =>
      !(schema instanceof z.ZodOptional) && others.every(({ shape }) => !(name in shape)),
  );
  if (!own) throw new Error('kinds of an object that cannot be told apart');
  return own[0];
}

/** One of several kinds of objects, told apart by a field that only one kind has. */
export function union(options: readonly z.ZodType[], { label, name }: Facts, make: Make): Control {
  const kinds = options.filter((option) => option instanceof z.ZodObject);
  const controls = kinds.map((kind): NamedControl => [
    mark(
      kind,
      kinds.filter((other) => other !== kind),
    ),
    group(kind, { name, label }, make),
  ]);
  const choices = controls.map(([value]) => ({ value, label: choiceOf(value) }));
  const kindOf = (data: unknown) =>
    controls.find(([own]) => at(data, own) !== undefined) ?? controls[0];
  return {
    field: fields.conditional(
      fields.select({ label, options: choices, defaultValue: choices[0]?.value ?? '' }),
      fieldsOf(controls),
    ),
    toForm: (data) => {
      const [discriminant, control] = kindOf(data) ?? [];
      return { discriminant, value: control?.toForm(data) };
    },
    fromForm: (form) =>
      controls.find(([own]) => own === at(form, 'discriminant'))?.[1].fromForm(at(form, 'value')),
  };
}
