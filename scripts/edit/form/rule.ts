import type { z } from 'astro/zod';
import { parse } from '../../../src/lib/problems.ts';

/**
 * A schema in the place of the pattern that Keystatic lets a text match: its own messages about
 * length and form are English, the schema's are German.
 */
class SchemaPattern extends RegExp {
  readonly #schema: z.ZodType;
  readonly #read: (text: string) => unknown;
  problem = '';

  constructor(schema: z.ZodType, read: (text: string) => unknown) {
    super('');
    this.#schema = schema;
    this.#read = read;
  }

  override test(text: string): boolean {
    const checked = parse(this.#schema, this.#read(text), 'Feld');
    this.problem = 'problems' in checked ? (checked.problems[0] ?? '') : '';
    return this.problem === '';
  }
}

/**
 * What a text field must fulfil before Keystatic saves it.
 *
 * @param read what the file gets for what stands in the field
 */
export function rule(label: string, schema: z.ZodType, read: (text: string) => unknown) {
  const regex = new SchemaPattern(schema, read);
  return {
    pattern: {
      regex,
      get message() {
        return `„${label}“ ${regex.problem.replace(/\.?$/, '.')}`;
      },
    },
  };
}
