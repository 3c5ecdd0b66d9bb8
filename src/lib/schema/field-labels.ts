import { z } from 'astro/zod';
import type { Path } from '../json.ts';
import { unwrap } from './shape.ts';

const ownMeta = (schema: unknown) => (schema instanceof z.ZodType ? schema.meta() : undefined);

/** What `.meta` says of a field, also if `.optional()` or another wrapper hides it. */
export const metaOf = (schema: unknown): z.core.GlobalMeta => ({
  ...ownMeta(unwrap(schema)),
  ...ownMeta(schema),
});

/** The part of a schema at a path, undefined if there is none; `items.title` leads to the title of each entry. */
export function schemaAt(schema: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    const open = unwrap(inner);
    if (open instanceof z.ZodObject) return open.shape[String(key)];
    if (open instanceof z.ZodTuple) return open.def.items[Number(key)];
    if (open instanceof z.ZodArray)
      return typeof key === 'number' ? open.element : schemaAt(open.element, [key]);
    return undefined;
  }, schema);
}

/** Writes an example as it stands in a file: `from={5000}` in an article. */
type Write = (example: string | number) => string;

/** The hint of a field, with an example. */
export function hintOf(schema: unknown, write: Write = String): string | undefined {
  const { description, examples = [] } = metaOf(schema);
  const example = examples.length > 0 && `zum Beispiel ${examples.map(write).join(' oder ')}`;
  return [description, example].filter(Boolean).join(', ') || undefined;
}

/** The labels on the way to a field: `Quellen, 1. Eintrag, Name`. Undefined in a file without a form. */
export function labelOf(schema: unknown, path: Path): string | undefined {
  const labels = path.map((key, index) =>
    typeof key === 'number'
      ? `${key + 1}. Eintrag`
      : metaOf(schemaAt(schema, path.slice(0, index + 1))).title,
  );
  return labels.includes(undefined) ? undefined : labels.join(', ');
}
