import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { choiceOf } from './labels.ts';
import { rule } from './rule.ts';
import type { Control, Facts } from './types.ts';

/** From this many characters on, a text gets several lines. */
const LONG = 90;
/** What gets them although its schema sets no limit, because it is usually sentences. */
const SENTENCES = [
  'answer',
  'comment',
  'cut',
  'failed',
  'failure',
  'failureLost',
  'noScript',
  'note',
  'points',
  'response',
  'text',
  'unsupported',
  'words',
];

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const described = ({ label, description }: Facts) => ({
  label,
  ...(description ? { description } : {}),
});

/** Words; an empty field is one that the file does not have, where it need not have it. */
export function text(inner: z.ZodString | z.ZodStringFormat, facts: Facts): Control {
  const { optional, label, schema } = facts;
  const fromForm = (value: unknown) => asText(value) || (optional ? undefined : '');
  const longest = inner.maxLength ?? (SENTENCES.includes(facts.name) ? Infinity : 0);
  return {
    field: fields.text({
      ...described(facts),
      multiline: longest > LONG,
      validation: rule(label, schema, fromForm),
    }),
    toForm: asText,
    fromForm,
  };
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/**
 * A number, written as text: Keystatic's own field for numbers complains in English, and does not
 * say what the schema says.
 */
export function figure(facts: Facts): Control {
  const fromForm = (value: unknown) => {
    const written = asText(value).trim();
    if (!written) return undefined;
    return NUMBER.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
  };
  return {
    field: fields.text({
      ...described(facts),
      validation: rule(facts.label, facts.schema, fromForm),
    }),
    toForm: (value) => asText(value).replace('.', ','),
    fromForm,
  };
}

/** Yes or no. Its hint says what `true` means in the file; in the form that is the tick. */
export function tick(facts: Facts): Control {
  const { description, ...named } = described(facts);
  return {
    field: fields.checkbox({
      ...named,
      ...(description ? { description: description.replace(/^true(?: =|,) /, '') } : {}),
    }),
    toForm: (value) => value ?? facts.fallback ?? false,
    fromForm: (value) => (facts.optional && value === facts.fallback ? undefined : value === true),
  };
}

const NONE = '';

/** One of several values. */
export function chooser(values: readonly string[], facts: Facts): Control {
  const options = values.map((value) => ({ value, label: choiceOf(value) }));
  const first = facts.optional ? NONE : (values[0] ?? NONE);
  return {
    field: fields.select({
      ...described(facts),
      options: [...(facts.optional ? [{ value: NONE, label: 'keine Angabe' }] : []), ...options],
      defaultValue: first,
    }),
    toForm: (value) => value ?? NONE,
    fromForm: (value) => value || undefined,
  };
}

/** A day, as `2026-11-21`. */
export function day(facts: Facts): Control {
  return {
    field: fields.date(described(facts)),
    toForm: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    fromForm: (value) => value ?? undefined,
  };
}
