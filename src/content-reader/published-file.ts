/** A content file as it is published: without the parts that are left out (`parts.ts`). */
import { matchesGlob } from 'node:path';
import { z } from 'astro/zod';
import { lineBreaksOf } from '../lib/build/problems.ts';
import { isObjectOrList } from '../lib/json.ts';
import { schemaAt } from '../lib/schema/field-labels.ts';
import { COLLECTIONS } from './content-files.ts';
import { isEmpty, isObjectLeftOut, LEGAL_PARTS, type LeftOut, leftOutOf } from './parts.ts';
import { openFile, type ParsedFile } from './read/parsed-file.ts';

/**
 * Opens a content file without what is left out of its text: of a legal page, the `<Nur teil="…">` of parts that are left
 * out. Its lines count as in the file. A comment stays as it is, and so does a `<Nur>` of an unknown part, which the check
 * of its text reports.
 */
export const openPublished = (root: string, file: string, leftOut = leftOutOf(root)): ParsedFile =>
  openFile(root, file, (text) => {
    if (!matchesGlob(file, COLLECTIONS.legal.files)) return text;
    return text.replace(
      /\{\/\*[^]*?\*\/\}|(<Nur\s+teil\s*=\s*(["'])(.*?)\2\s*>)([^]*?)(<\/Nur\s*>)/g,
      (whole, begin: string, _quote, part: string, words: string, end: string) => {
        if (!LEGAL_PARTS.includes(part)) return whole;
        const shown = leftOut.legalParts.includes(part) ? lineBreaksOf(words) : words;
        return lineBreaksOf(begin) + shown + lineBreaksOf(end);
      },
    );
  });

const accepts = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.ZodType && schema.safeParse(value).success;

/**
 * The data of a file without what is left out. What the schema demands stays, such as the last entry of a list that must
 * have one. The check of links then names its link.
 *
 * @param keepGaps whether undefined stands in place of an entry of a list that is left out, so that the other entries keep
 *   their numbers, by which their lines are found
 */
export function dataWithout(
  data: unknown,
  leftOut: LeftOut,
  schema: unknown,
  { keepGaps = false } = {},
): unknown {
  function shown(value: unknown, ownSchema: unknown, isOptional: boolean): unknown {
    if (!isObjectOrList(value)) return value;
    if (Array.isArray(value)) {
      const entries = value.map((entry) => shown(entry, schemaAt(ownSchema, [0]), true));
      if (isEmpty(entries) && !accepts(ownSchema, [])) return value;
      return keepGaps ? entries : entries.filter((entry) => entry !== undefined);
    }
    const fields = Object.entries(value).map(([name, inner]) => {
      const field = schemaAt(ownSchema, [name]);
      return [name, shown(inner, field, accepts(field, undefined))] as const;
    });
    const rest = Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
    return isOptional && isObjectLeftOut(rest, ownSchema, leftOut) ? undefined : rest;
  }
  return shown(data, schema, false);
}
