import { z } from 'astro/zod';

function amount(least: number, most: number, unit: string): string | undefined {
  if (least === most) return `genau ${least} ${unit}`;
  if (most === Infinity) return least > 1 ? `mindestens ${least} ${unit}` : undefined;
  return least > 0 ? `${least} bis ${most} ${unit}` : `höchstens ${most} ${unit}`;
}

/**
 * Says how long a text may be, how many entries a list may have, or how large a number may be: `höchstens 60 Zeichen`,
 * `2 bis 8 Einträge`, `1 bis 99`.
 */
export function limitsOf(schema: z.ZodType): string | undefined {
  const {
    type,
    minLength = 0,
    maxLength,
    minItems,
    maxItems,
    minimum,
    maximum,
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // A lower limit of one letter goes without saying: a required text is not empty.
  if (type === 'string')
    return amount(minLength > 1 ? minLength : 0, maxLength ?? Infinity, 'Zeichen');
  if (type === 'array') return amount(minItems ?? 0, maxItems ?? Infinity, 'Einträge');
  // zod limits a whole number by the largest safe one.
  const most = maximum === Number.MAX_SAFE_INTEGER ? Infinity : (maximum ?? Infinity);
  return amount(Math.max(0, minimum ?? 0), most, '')?.trim();
}
