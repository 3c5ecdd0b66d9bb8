import { z } from 'astro/zod';

/** The fields of an object by their names. */
export const shapeOf = <Name extends string, Field>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
) => Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, Field>;

/** Fields with the same schema: `each(label, 'heading', 'button')`. */
export const each = <Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  ...names: readonly Name[]
) => shapeOf(names, () => schema);

/** Fields with the same schema, each with the label that the editor shows: `titled(label, { heading: 'Überschrift' })`. */
export const titled = <Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  titles: Readonly<Record<Name, string>>,
) => {
  const names = Object.keys(titles) as Name[];
  return shapeOf(names, (name) => schema.meta({ title: titles[name] }));
};

const isOnly = (value: unknown, field: string) =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === field;

/**
 * A group of fields that an entry need not have. The editor cannot leave out a checkbox or a
 * select, so a group with nothing but that field counts as left out.
 *
 * @param always the checkbox or select
 */
export const optionalGroup = <Group extends z.ZodType>(group: Group, always: string) =>
  z.preprocess((value) => (isOnly(value, always) ? undefined : value), group.optional()).optional();

/** The schema behind `.optional()`, `.default()`, `.transform()` or `z.preprocess()`. */
export function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}
