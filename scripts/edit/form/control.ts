import { z } from 'astro/zod';
import { type Form, group, literal, optionalGroup } from './groups.ts';
import { listControl } from './lists.ts';
import { record, tuple, union } from './several.ts';
import { chooser, day, figure, text, tick } from './simple.ts';
import type { Control, Facts } from './types.ts';

function openOf(schema: z.ZodType): { inner: z.ZodType; optional: boolean; fallback?: unknown } {
  let inner: unknown = schema;
  let optional = false;
  let fallback: unknown;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
    optional = true;
    if (inner instanceof z.ZodDefault) fallback = inner.def.defaultValue;
    inner = inner.unwrap();
  }
  if (!(inner instanceof z.ZodType)) throw new Error('a schema that is none');
  return { inner, optional, fallback };
}

/** A hint of a schema, without how a component's attribute is written: in a form nobody writes it. */
const hintOf = (hint: string | undefined) =>
  hint
    ?.replace(/ in geschweiften Klammern/, '')
    .replaceAll(/\w+=(?:"([^"]*)"|\{([^}]*)\})/g, '$1$2')
    // The names of the fields within, as a file has them; the form shows the fields.
    .replace(/: [^.]*\b(?:asOf|politicalUse|headline)\b.*$/, '');

/**
 * The field of a form for a schema of content: what a form can hold follows from what the file may.
 *
 * @param name of the field, as the file has it
 * @param label what the form calls it
 * @throws for a kind of schema that no content has had so far
 */
export function controlOf(schema: z.ZodType, name: string, label: string): Control {
  const { inner, ...rest } = openOf(schema);
  const description = hintOf(schema.description ?? inner.description);
  const facts: Facts = { label, name, schema, ...rest, ...(description ? { description } : {}) };
  if (inner instanceof z.ZodLiteral) return literal([...inner.values][0]);
  if (inner instanceof z.ZodBoolean) return tick(facts);
  if (inner instanceof z.ZodEnum) return chooser(inner.options.map(String), facts);
  if (inner instanceof z.ZodDate || inner instanceof z.ZodISODate) return day(facts);
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return text(inner, facts);
  if (inner instanceof z.ZodNumber) return figure(facts);
  if (inner instanceof z.ZodArray) return listControl(inner.element as z.ZodType, facts, controlOf);
  if (inner instanceof z.ZodTuple) return tuple(inner.def.items as z.ZodType[], facts, controlOf);
  if (inner instanceof z.ZodRecord) return record(inner, facts, controlOf);
  if (inner instanceof z.ZodUnion) return union(inner.options as z.ZodType[], facts, controlOf);
  if (inner instanceof z.ZodObject) return optionalGroup(inner, facts, controlOf);
  throw new Error(`No field for the schema of „${name}“ (${inner.def.type})`);
}

/** The fields of a file that is one object. */
export const formOf = (schema: z.ZodObject, name: string, label: string): Form =>
  group(schema, { name, label }, controlOf);
