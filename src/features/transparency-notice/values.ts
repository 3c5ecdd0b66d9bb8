import { longDay } from '../../lib/format.ts';
import { type Field, FIELD_NAMES, isField, type Kind, ruleOf } from './notice-fields.ts';

/** The form's values, as they are typed. */
export type Values = Record<Field, string>;

/** Most characters of a field. */
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

/** Stands in a notice for an answer that the visitor has yet to ask somebody about, and left out. */
export const LATER = '?';

/** An address as it stands on paper, `www.liste.example/wahl`. */
const WITHOUT_SCHEME = /^[^:/?#@\s]+\.[^:/?#@\s]+(?:[/?#]|$)/;

/** An address as a link needs it. */
export const completeUrl = (value: string): string =>
  WITHOUT_SCHEME.test(value) ? `https://${value}` : value;

/** A set of values with those of `from`, and empty ones for the others. */
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

/** A day in words; text that is none as it is, because the example of the page is read before it is checked. */
export function dateText(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : longDay(date);
}
