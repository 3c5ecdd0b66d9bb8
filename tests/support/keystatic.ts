import type { ComponentSchema } from '@keystatic/core';

type Fields = Readonly<Record<string, ComponentSchema>>;

/** An entry of a collection, beside its fields. */
export interface Entry {
  /** Name of its file. */
  slug: string;
  /** Pictures in its folder. */
  pictures: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const BYTES = new Uint8Array(1);

/** What Keystatic writes for the text of an entry that was opened and saved unchanged. */
export function savedText(
  field: ComponentSchema | undefined,
  text: string,
  { slug, pictures }: Entry,
): string {
  if (field?.kind !== 'form' || field.formKind !== 'content') throw new TypeError('no text field');
  const files = new Map(pictures.map((picture) => [picture, BYTES]));
  const state = field.parse(undefined, {
    slug,
    content: new TextEncoder().encode(text),
    other: new Map(),
    external: new Map(field.directories?.map((directory) => [directory, files])),
  });
  return new TextDecoder().decode(field.serialize(field.validate(state), { slug }).content);
}

/** What Keystatic writes for the fields of an entry that was opened and saved unchanged. */
export function savedFields(
  fields: Fields,
  values: unknown,
  entry: Entry = { slug: '', pictures: [] },
): Record<string, unknown> {
  const saved = Object.entries(fields).map(([name, field]) => [
    name,
    savedField(field, isRecord(values) ? values[name] : undefined, entry),
  ]);
  return Object.fromEntries(saved.filter(([, value]) => value !== undefined));
}

function savedField(field: ComponentSchema, value: unknown, entry: Entry): unknown {
  const { slug } = entry;
  if (field.kind === 'object') return savedFields(field.fields, value, entry);
  if (field.kind === 'array') {
    return (Array.isArray(value) ? value : []).map((item) =>
      savedField(field.element, item, entry),
    );
  }
  if (field.kind !== 'form') throw new TypeError(`${field.kind} is in no form`);
  if (field.formKind === 'content') return undefined;
  if (field.formKind === 'asset') {
    // Without a suggested name, under which Keystatic would store the picture anew.
    const filename = field.filename(value as never, { slug, suggestedFilenamePrefix: undefined });
    const asset = entry.pictures.includes(filename ?? '') ? BYTES : undefined;
    const parsed = field.validate(field.parse(value as never, { asset, slug }) as never);
    return field.serialize(parsed, { suggestedFilenamePrefix: undefined, slug }).value;
  }
  if (typeof field.defaultValue() === 'object' && field.formKind === 'slug') {
    // The field that names the file.
    const named = field.parse(value as never, { slug });
    return field.serializeWithSlug(field.validate(named, undefined)).value;
  }
  const parsed = field.validate(
    field.parse(value as never, undefined as never) as never,
    undefined,
  );
  return field.serialize(parsed as never, undefined as never).value;
}
