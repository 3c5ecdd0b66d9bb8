import type { ComponentSchema } from '@keystatic/core';
import { REFUSED } from './names.ts';

/** A field with what the editor typed, as Keystatic hands it to the labels of a list. */
export interface Typed {
  schema: ComponentSchema;
  value?: unknown;
  fields?: Record<string, Typed>;
  elements?: readonly Typed[];
}

/** Whether Keystatic refuses to save what the editor typed. */
function isRefused({ schema, value, fields = {}, elements = [] }: Typed): boolean {
  if (schema.kind === 'object') return Object.values(fields).some(isRefused);
  if (schema.kind === 'array') return elements.some(isRefused);
  if (schema.kind !== 'form') return false;
  try {
    // A slug field is validated against the names of other files; in a list there are none.
    if (schema.formKind === 'slug') schema.validate(value, undefined);
    else schema.validate(value);
    return false;
  } catch {
    return true;
  }
}

/**
 * The line of an entry in a list. Keystatic saves no list with a wrong entry and does not say which
 * one it is, so that entry gets a sign.
 *
 * @param shown the name of the field with the entry's name
 * @param labels the words for the values of that field
 */
export function listLabel(entry: Typed, shown: string, labels: Record<string, string>): string {
  const { value = '', elements } = entry.fields?.[shown] ?? entry;
  const values = elements?.map((each) => each.value) ?? [value].flat();
  const text = values.map((each) => labels[String(each)] ?? String(each)).join(', ');
  return isRefused(entry) ? `${REFUSED} ${text}` : text;
}
