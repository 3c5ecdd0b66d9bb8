import { type ComponentSchema, fields, singleton } from '@keystatic/core';
import { z } from 'astro/zod';
import { REFUSED } from './names.ts';
import { PORTRAITS } from '../../src/lib/pictures.ts';
import { position, unwrap } from '../../src/schemas/common.ts';
import { type ContentFile, LIST_FILES, SINGLE_FILES } from '../../src/schemas/files.ts';
import { portrait } from '../../src/schemas/portrait.ts';
import { refusal } from '../../src/content-reader/field-problems.ts';
import { hintOf, metaOf } from '../../src/content-reader/labels.ts';
import { boundsOf, limitsOf } from './limits.ts';

const isRequired = (schema: z.ZodType) => !schema.safeParse(undefined).success;

const isDay = (schema: unknown) => schema instanceof z.ZodDate || schema instanceof z.ZodISODate;

/** Label and hint of a field. */
export function described(schema: z.ZodType, name = 'Eintrag') {
  const { title = name } = metaOf(schema);
  const inner = unwrap(schema);
  const always = isRequired(schema) || inner instanceof z.ZodBoolean;
  // A day is chosen, so nobody asks how it is written.
  const ownHint = isDay(inner) ? metaOf(schema).description : hintOf(schema);
  const hint = [ownHint, limitsOf(schema), always ? undefined : 'freiwillig'];
  const description = hint.filter((part) => part !== undefined).join(', ');
  return {
    label: title,
    ...(description && { description: description.charAt(0).toUpperCase() + description.slice(1) }),
  };
}

/**
 * Refuses what the schema refuses, and says so in its words. Keystatic's own limits speak English.
 * An empty field is left out of the file.
 */
export function asStrictAs(label: string, schema: z.ZodType) {
  let complaint: string | undefined;
  const test = (text: string) => {
    complaint = refusal(schema, text === '' ? undefined : text);
    return complaint === undefined;
  };
  return {
    pattern: {
      regex: Object.assign(/^/, { test }),
      get message() {
        return `„${label}“ ${complaint}.`;
      },
    },
  };
}

/** Texts that may be longer get a field of several lines. */
const ONE_LINE = 120;

function textField(schema: z.ZodType, name: string) {
  const inner = unwrap(schema);
  const common = described(schema, name);
  const isLong = inner instanceof z.ZodString && (inner.maxLength ?? Infinity) > ONE_LINE;
  const isPattern = inner instanceof z.ZodString && inner.format === 'regex';
  return fields.text({
    ...common,
    multiline: isLong && !isPattern,
    validation: asStrictAs(common.label, schema),
  });
}

const NONE = '';

function selectField(schema: z.ZodType, values: readonly string[], name: string) {
  const { labels } = metaOf(schema);
  const options = values.map((value) => ({ label: labels[value] ?? value, value }));
  const common = described(schema, name);
  const [first = NONE] = values;
  if (isRequired(schema)) return fields.select({ ...common, options, defaultValue: first });
  // A value that counts where none is given is chosen already, and left out of the file.
  const otherwise = String(schema.safeParse(undefined).data ?? NONE);
  const field = fields.select({
    ...common,
    options: otherwise === NONE ? [{ label: 'nichts', value: NONE }, ...options] : options,
    defaultValue: otherwise,
  });
  return {
    ...field,
    serialize: (value: string) =>
      value === otherwise ? { value: undefined } : field.serialize(value),
  };
}

/** Fields that name an entry of a list, whatever else it has. */
const NAMES = ['name', 'title', 'question', 'headline', 'label', 'files', 'weekdays'];

/** The field that shows what an entry of a list is: its name, else its first free text. */
function shownField({ shape }: z.ZodObject): string {
  const texts = Object.keys(shape).filter((name) => unwrap(shape[name]) instanceof z.ZodString);
  const isFree = (name: string) => {
    const inner = unwrap(shape[name]);
    return inner instanceof z.ZodString && inner.format === null;
  };
  return NAMES.find((name) => name in shape) ?? texts.find(isFree) ?? '';
}

/** The schemas of an object's fields; all may be left out where the object may. */
const partsOf = ({ shape }: z.ZodObject, required: boolean): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries<z.ZodType>(shape)
      // The place in a list is the number of its entry.
      .filter(([, schema]) => schema !== position)
      .map(([name, schema]) => [
        name,
        required || !isRequired(schema) ? schema : schema.optional(),
      ]),
  );

/** A field with what the editor typed, as Keystatic hands it to the labels of a list. */
interface Typed {
  schema: ComponentSchema;
  value?: unknown;
  fields?: Record<string, Typed>;
  elements?: readonly Typed[];
}

/** Whether Keystatic refuses to save what the editor typed. */
function isRefused({ schema, value, fields = {}, elements = [] }: Typed): boolean {
  if (schema.kind === 'object') return Object.values(fields).some(isRefused);
  if (schema.kind === 'array') {
    const { min = 0, max = Infinity } = schema.validation?.length ?? {};
    return elements.length < min || elements.length > max || elements.some(isRefused);
  }
  if (schema.kind !== 'form') return false;
  try {
    // A text of Keystatic can name a file; in a list it names none.
    if (schema.formKind === 'slug') schema.validate(value, undefined);
    else schema.validate(value);
    return false;
  } catch {
    return true;
  }
}

function listField(schema: z.ZodType, element: z.ZodType, name: string) {
  const inner = unwrap(element);
  const isObject = inner instanceof z.ZodObject;
  const shown = isObject ? shownField(inner) : '';
  const { minItems, maxItems } = boundsOf(schema);
  const { labels } = metaOf(isObject ? inner.shape[shown] : element);
  return fields.array(isObject ? fields.object(fieldsOf(inner)) : fieldOf(element, 'Eintrag'), {
    ...described(schema, name),
    validation: { length: { min: minItems, max: maxItems } },
    // Keystatic saves no list with a wrong entry, and does not say which one it is.
    itemLabel: (item: Typed) => {
      const { value = '', elements } = item.fields?.[shown] ?? item;
      const values = elements?.map((each) => each.value) ?? [value].flat();
      const text = values.map((each) => labels[String(each)] ?? each).join(', ');
      return isRefused(item) ? `${REFUSED} ${text}` : text;
    },
  });
}

const type = z.instanceof(z.ZodType);

/** Keystatic's lists have entries of one kind, so those of a tuple share their rule. */
function elementOf({ def }: z.ZodTuple): z.ZodType {
  const [first, ...others] = z.tuple([type], type).parse(def.items);
  return others.every((item) => item === first) ? first : z.union([first, ...others]);
}

const isKept = (schema: unknown): boolean =>
  schema instanceof z.ZodLiteral ||
  (schema instanceof z.ZodObject && Object.values(schema.shape).every(isKept));

/** So many options are chosen one by one, not by boxes to tick. */
const MANY = 12;

/** The field of the editor for a schema. */
export function fieldOf(schema: z.ZodType, name: string): ComponentSchema {
  const inner = unwrap(schema);
  const common = described(schema, name);
  const validation = { isRequired: isRequired(schema) };
  // Fixed wording stays in the file, out of sight.
  if (isKept(inner)) return fields.ignored();
  if (inner instanceof z.ZodBoolean) return fields.checkbox(common);
  if (isDay(inner)) return fields.date({ ...common, validation });
  if (inner instanceof z.ZodNumber) {
    const { minValue, maxValue, format } = inner;
    const limits = { min: minValue ?? -Infinity, max: maxValue ?? Infinity };
    const number = format === 'safeint' ? fields.integer : fields.number;
    return number({ ...common, validation: { ...validation, ...limits } });
  }
  if (inner instanceof z.ZodEnum) return selectField(schema, inner.options.map(String), name);
  if (inner === portrait) return selectField(schema, PORTRAITS, name);
  if (inner instanceof z.ZodTuple) return listField(schema, elementOf(inner), name);
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    if (!(element instanceof z.ZodEnum) || element.options.length > MANY) {
      return listField(schema, element, name);
    }
    const { labels } = metaOf(schema);
    const values = element.options.map(String);
    const options = values.map((value) => ({ label: labels[value] ?? value, value }));
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
 * @param required false where the object may be left out, and so all that is in it
 */
export function fieldsOf<Name extends string>(
  object: z.ZodObject<Readonly<Record<Name, z.ZodType>>>,
  required = true,
): Record<Name, ComponentSchema> {
  const entries = Object.entries(partsOf(object, required)).map(([name, schema]) => [
    name,
    fieldOf(schema, name),
  ]);
  return Object.fromEntries(entries) as Record<Name, ComponentSchema>;
}

/** The site, which `npm run edit` shows beside the forms. */
export const SITE = 'http://localhost:4322';

interface FileForm {
  name: string;
  /** The part of the sidebar. */
  part: string;
  form: ReturnType<typeof singleton>;
}

const formsOf = (
  files: Record<string, ContentFile>,
  schemaOf: (schema: z.ZodObject) => Record<string, ComponentSchema>,
): FileForm[] =>
  Object.entries(files).flatMap(([name, { file, schema, form }]) => {
    if (!form) return [];
    const { part, label, page } = form;
    const path: `src/content/${string}` = `src/content/${file.replace(/\.json$/, '')}`;
    const preview = page && { previewUrl: SITE + page };
    const shown = singleton({ label, path, format: 'json', ...preview, schema: schemaOf(schema) });
    return [{ name, part, form: shown }];
  });

/** The forms of the JSON files, in the order of the sidebar. */
export const fileForms = (): FileForm[] => [
  ...formsOf(SINGLE_FILES, fieldsOf),
  ...formsOf(LIST_FILES, (schema) => {
    const entries = z.array(schema).meta({ title: 'Einträge' });
    return { items: listField(entries, schema, 'items') };
  }),
];
