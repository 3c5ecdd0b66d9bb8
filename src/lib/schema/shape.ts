import { z } from 'astro/zod';

declare module 'zod/v4/core' {
  /**
   * What a schema says of its field by `.meta`, beside title and description. What the schema of a component of articles
   * says is in `features/articles/component-props.ts`.
   */
  interface GlobalMeta {
    examples?: readonly (string | number)[];
    /** What the field holds, if the object around it is left out with that (`content-reader/parts.ts`). */
    dependsOn?: 'switch' | 'entries' | 'link' | 'address' | 'files';
    /** The folder of the picture that the field names without its ending, and the ending if only one is allowed. */
    picture?: { folder: string; ending?: string };
    /** The words for the options of an enum. */
    labels?: Readonly<Record<string, string>>;
  }
}

/** Fields with these names, all with one schema, or each with the schema that a function makes of its name. */
export const named = <Name extends string, Schema extends z.ZodType>(
  schema: Schema | ((name: Name) => Schema),
  ...names: readonly Name[]
) =>
  Object.fromEntries(
    names.map((name) => [name, schema instanceof z.ZodType ? schema : schema(name)]),
  ) as Record<Name, Schema>;

/** Fields with one schema, each with its title in the editor: `titledFields(label, { heading: 'Überschrift' })`. */
export const titledFields = <Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  titles: Readonly<Record<Name, string>>,
) => {
  const names = Object.keys(titles) as Name[];
  return named((name: Name) => schema.meta({ title: titles[name] }), ...names);
};

/** One of several values, each with its words in the visual editor. */
export const choice = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as Value[]).meta({ labels });

/** An object of fields, under a title in the visual editor. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

const isOnly = (value: unknown, field: string) =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === field;

/**
 * A group of fields that an entry need not have. The editor cannot leave out a checkbox or a select, so a group with
 * nothing but that field counts as left out.
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
