import type { ComponentSchema } from '@keystatic/core';
import { isRecord } from '../../src/lib/json-problems.ts';

/**
 * What Keystatic makes of the value of a field when a form opens and is saved unchanged: each
 * field's own parsing and writing, along the structure that Keystatic walks.
 */
export function throughForm(field: ComponentSchema, value: unknown): unknown {
  if (field.kind === 'object') return throughFields(field.fields, value);
  if (field.kind === 'array') {
    return (Array.isArray(value) ? value : []).map((item) => throughForm(field.element, item));
  }
  if (field.kind === 'conditional') {
    const { discriminant, value: inner } = isRecord(value) ? value : {};
    const chosen = field.values[String(discriminant) as keyof typeof field.values];
    const kept = throughForm(field.discriminant, discriminant);
    return { discriminant: kept, value: chosen ? throughForm(chosen, inner) : undefined };
  }
  if (field.kind !== 'form' || (field.formKind !== undefined && field.formKind !== 'slug')) {
    return value;
  }
  const parsed = field.parse(value as never, undefined as never);
  field.validate(parsed as never, undefined as never);
  return field.serialize(parsed as never).value;
}

/** The same for the fields of an object; what no field knows is lost, as it would be. */
export function throughFields(
  fields: Readonly<Record<string, ComponentSchema>>,
  value: unknown,
): Record<string, unknown> {
  const inner = isRecord(value) ? value : {};
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    throughForm(field, inner[name]),
  ]);
  return Object.fromEntries(entries.filter(([, written]) => written !== undefined));
}
