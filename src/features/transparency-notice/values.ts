import { longDay } from '../../lib/format.ts';
import { type Field, FIELD_NAMES, isField, type Kind, ruleOf } from './notice-fields.ts';

/** The values of all fields, as they are typed. */
export type Values = Record<Field, string>;

/** The largest number of characters of a field, by kind. */
export const LIMITS: Record<Kind, number> = {
  line: 200,
  text: 2000,
  email: 254,
  url: 300,
  euros: 20,
  count: 4,
  date: 20,
  choice: 20,
};

/** The value in a notice for a field that stays empty until the sponsor has asked somebody. */
export const LATER = '?';

/** The pattern of an address as it is printed, without its scheme: `www.liste.example/wahl`. */
const WITHOUT_SCHEME = /^[^:/?#@\s]+\.[^:/?#@\s]+(?:[/?#]|$)/;

/** Adds the scheme to an address that has none. */
export const completeUrl = (value: string): string =>
  WITHOUT_SCHEME.test(value) ? `https://${value}` : value;

/** Returns values for all fields: those in `from`, and empty ones for the others. */
export const valuesFrom = (from: Partial<Values>): Values =>
  Object.fromEntries(FIELD_NAMES.map((field) => [field, from[field] ?? ''])) as Values;

/** Whether the other answers ask for this field. */
export function isAsked(field: Field, values: Readonly<Record<string, string>>): boolean {
  const { after } = ruleOf(field);
  return (
    !after ||
    after.some(
      ([choice, ...answers]) =>
        isField(choice) && isAsked(choice, values) && answers.includes(values[choice] ?? ''),
    )
  );
}

/**
 * Writes a day in words. Text that is not a day is returned unchanged, because the example of the page is rendered
 * before it is checked.
 */
export function dateText(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : longDay(date);
}
