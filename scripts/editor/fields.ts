import { type ComponentSchema, fields } from '@keystatic/core';
import { z } from 'astro/zod';
import { pictureSchema } from '../../src/features/articles/schema.ts';
import { PORTRAITS } from '../../src/lib/build/pictures.ts';
import { hintOf, metaOf } from '../../src/lib/schema/field-labels.ts';
import { portrait } from '../../src/lib/schema/files.ts';
import { unwrap } from '../../src/lib/schema/shape.ts';
import { limitsOf } from './limits.ts';

/** Pictures lie in a folder named after their article. */
export const PICTURES = { directory: 'src/content/ratgeber', publicPath: './' };

const isRequired = (schema: z.ZodType) => !schema.safeParse(undefined).success;

const isDay = (schema: unknown) => schema instanceof z.ZodISODate;

/** Label and hint of a field. */
export function described(schema: z.ZodType, name = 'Eintrag') {
  const { title = name, description: ownHint } = metaOf(schema);
  const inner = unwrap(schema);
  // A day is chosen in a calendar, so that it needs no hint on how it is written.
  const hint = isDay(inner) ? ownHint : hintOf(schema);
  const isOptional = !isRequired(schema) && !(inner instanceof z.ZodBoolean);
  const parts = [hint, limitsOf(schema), isOptional ? 'freiwillig' : undefined];
  const text = parts.filter((part) => part !== undefined).join(', ');
  return {
    label: title,
    ...(text && { description: text.charAt(0).toUpperCase() + text.slice(1) }),
  };
}

/** Texts that may have more letters than this get a field of several lines. */
const ONE_LINE = 120;

export function textField(schema: z.ZodType, name: string) {
  const inner = unwrap(schema);
  const isLong = inner instanceof z.ZodString && (inner.maxLength ?? Infinity) > ONE_LINE;
  return fields.text({
    ...described(schema, name),
    multiline: isLong && inner.format !== 'regex',
  });
}

const optionsOf = (schema: z.ZodType, values: readonly string[]) => {
  const { labels = {} } = metaOf(schema);
  return values.map((value) => ({ label: labels[value] ?? value, value }));
};

/** A choice of one value. A value that is no longer offered, such as a deleted portrait, stays until it is changed. */
function selectField(schema: z.ZodType, values: readonly string[], name: string) {
  const options = optionsOf(schema, values);
  // The default is chosen from the start, and the file leaves it out.
  const otherwise = String(schema.safeParse(undefined).data ?? '');
  if (!otherwise && !isRequired(schema)) options.unshift({ label: 'nichts', value: '' });
  const defaultValue = otherwise || (options[0]?.value ?? '');
  const field = fields.select({ ...described(schema, name), options, defaultValue });
  const parse = (value: unknown) => (typeof value === 'string' ? value : defaultValue);
  return {
    ...field,
    parse,
    reader: { parse },
    serialize: (value: string) => ({ value: value === otherwise ? undefined : value }),
  };
}

/** The names of fields that tell what an entry of a list is. The first one that the entry has is shown. */
const NAMES = ['name', 'title', 'question', 'headline', 'label', 'files', 'weekdays'];

/** Finds the field that tells what an entry of a list is: one of `NAMES`, otherwise its first free text. */
function shownField({ shape }: z.ZodObject): string {
  const isFree = (name: string) => {
    const inner = unwrap(shape[name]);
    return inner instanceof z.ZodString && inner.format === null;
  };
  return NAMES.find((name) => name in shape) ?? Object.keys(shape).find(isFree) ?? '';
}

/** An entry of a list with its values, as Keystatic hands it to the entry's label. */
interface Entry {
  schema: ComponentSchema;
  value?: unknown;
  fields?: Record<string, Entry>;
  elements?: readonly Entry[];
}

function listField(schema: z.ZodType, element: z.ZodType, name: string) {
  const inner = unwrap(element);
  const isObject = inner instanceof z.ZodObject;
  const shown = isObject ? shownField(inner) : '';
  const { labels = {} } = metaOf(isObject ? inner.shape[shown] : element);
  const itemLabel = (entry: Entry) => {
    const { value = '', elements } = entry.fields?.[shown] ?? entry;
    const values = elements?.map((each) => each.value) ?? [value].flat();
    return values.map((each) => labels[String(each)] ?? String(each)).join(', ');
  };
  return fields.array(isObject ? fields.object(fieldsOf(inner)) : fieldOf(element, 'Eintrag'), {
    ...described(schema, name),
    itemLabel,
  });
}

const type = z.instanceof(z.ZodType);

const isFixed = (schema: unknown): boolean =>
  schema instanceof z.ZodLiteral ||
  (schema instanceof z.ZodObject && Object.values(schema.shape).every(isFixed));

/**
 * The field of the editor for a schema. It refuses nothing: a mistake is saved, and the bar below the forms names it in
 * German, with its line. Keystatic's own refusals are English, and silent for a field out of sight.
 */
export function fieldOf(schema: z.ZodType, name: string): ComponentSchema {
  const inner = unwrap(schema);
  const common = described(schema, name);
  // Fixed wording stays in the file, out of sight.
  if (isFixed(inner)) return fields.ignored();
  if (inner instanceof z.ZodBoolean) return fields.checkbox(common);
  if (isDay(inner)) return fields.date(common);
  if (inner instanceof z.ZodNumber) return fields.number(common);
  if (inner instanceof z.ZodEnum) return selectField(schema, inner.options.map(String), name);
  if (inner === portrait) return selectField(schema, PORTRAITS, name);
  if (inner === pictureSchema.shape.file) return fields.image({ ...common, ...PICTURES });
  // Keystatic's lists have entries of one kind: all entries of a tuple get the hint of the first one.
  if (inner instanceof z.ZodTuple) return listField(schema, type.parse(inner.def.items[0]), name);
  if (inner instanceof z.ZodArray) {
    const element = type.parse(inner.element);
    if (!(element instanceof z.ZodEnum)) return listField(schema, element, name);
    const options = optionsOf(schema, element.options.map(String));
    return fields.multiselect({ ...common, options });
  }
  if (inner instanceof z.ZodObject) {
    return fields.object(fieldsOf(inner, isRequired(schema)), common);
  }
  return textField(schema, name);
}

/**
 * The fields of an object.
 *
 * @param required false if the object may be left out, and all its fields with it
 */
export function fieldsOf<Name extends string>(
  { shape }: z.ZodObject<Readonly<Record<Name, z.ZodType>>>,
  required = true,
): Record<Name, ComponentSchema> {
  const entries = Object.entries<z.ZodType>(shape).map(([name, schema]) => {
    const own = required || !isRequired(schema) ? schema : schema.optional();
    return [name, fieldOf(own, name)];
  });
  return Object.fromEntries(entries) as Record<Name, ComponentSchema>;
}
