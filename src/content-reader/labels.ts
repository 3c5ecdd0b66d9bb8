import { z } from 'astro/zod';
import { unwrap } from '../schemas/common.ts';
import type { Path } from './json.ts';

const metaSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  examples: z.array(z.union([z.string(), z.number()])).default([]),
  /** The words for the options of an enum. */
  labels: z.record(z.string(), z.string()).default({}),
});

const ownMeta = (schema: unknown) => (schema instanceof z.ZodType ? schema.meta() : undefined);

/** The words of a schema about its field, also where `.optional()` and the like hide them. */
export const metaOf = (schema: unknown) =>
  metaSchema.parse({ ...ownMeta(unwrap(schema)), ...ownMeta(schema) });

/** The part of a schema that a path leads to, as far as it can be followed. */
export function schemaAt(schema: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    const open = unwrap(inner);
    if (open instanceof z.ZodObject) return open.shape[String(key)];
    if (open instanceof z.ZodTuple) return open.def.items[Number(key)];
    return open instanceof z.ZodArray ? open.element : undefined;
  }, schema);
}

/** How an example is written where it belongs. */
type Write = (example: string | number) => string;

/** The hint of a field, with an example. */
export function hintOf(schema: unknown, write: Write = String): string | undefined {
  const { description, examples } = metaOf(schema);
  const example = examples.length > 0 && `zum Beispiel ${examples.map(write).join(' oder ')}`;
  return [description, example].filter(Boolean).join(', ') || undefined;
}

/**
 * The labels on the way to a field, as the form shows them: `Quellen, 1. Eintrag, Name`. Undefined
 * where one is missing: not every file has a form.
 */
export function labelOf(schema: unknown, path: Path): string | undefined {
  const labels = path.map((key, index) =>
    typeof key === 'number'
      ? `${key + 1}. Eintrag`
      : metaOf(schemaAt(schema, path.slice(0, index + 1))).title,
  );
  return labels.includes(undefined) ? undefined : labels.join(', ');
}

function amount(least: number, most: number, unit: string): string | undefined {
  if (least === most) return `genau ${least} ${unit}`;
  if (most === Infinity) return least > 1 ? `mindestens ${least} ${unit}` : undefined;
  return least > 0 ? `${least} bis ${most} ${unit}` : `höchstens ${most} ${unit}`;
}

/** A limit of a JSON schema; it has the largest safe integers where a schema has none. */
const bound = (otherwise: number) =>
  z
    .number()
    .refine((value) => Math.abs(value) < Number.MAX_SAFE_INTEGER)
    .catch(otherwise);
const boundsSchema = z.object({
  type: z.string().optional(),
  minLength: bound(0),
  maxLength: bound(Infinity),
  minItems: bound(0),
  maxItems: bound(Infinity),
  minimum: bound(0),
  maximum: bound(Infinity),
});

/** The limits of a text, list or number. */
export const boundsOf = (schema: z.ZodType) =>
  boundsSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

/** How long, how many or how much: `höchstens 60 Zeichen`, `2 bis 8 Einträge`, `1 bis 99`. */
export function limitsOf(schema: z.ZodType): string | undefined {
  const { type, minLength, maxLength, minItems, maxItems, minimum, maximum } = boundsOf(schema);
  // Everybody knows that a text is not empty.
  if (type === 'string') return amount(minLength > 1 ? minLength : 0, maxLength, 'Zeichen');
  if (type === 'array') return amount(minItems, maxItems, 'Einträge');
  return amount(minimum, maximum, '')?.trim();
}
