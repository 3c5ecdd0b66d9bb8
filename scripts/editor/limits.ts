import { z } from 'astro/zod';

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
