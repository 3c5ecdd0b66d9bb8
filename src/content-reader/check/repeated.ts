import type { z } from 'astro/zod';
import type { Problem } from '../../lib/build/problems.ts';
import { type Path, valueAt, valuesIn } from '../../lib/json.ts';
import { problem } from '../messages.ts';
import { headOf } from '../read/head.ts';
import type { ParsedFile } from '../read/parsed-file.ts';
import { fieldName } from './fields.ts';

/** Finds the values that a list has more than once, with the place of each and that of the first, from 0. */
const repeatedIn = (values: readonly unknown[]) =>
  values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return value !== undefined && value !== '' && first < index ? [{ index, first, value }] : [];
  });

/** What a field repeats, in words: `Feld „Titel“ (title): „Plakate“`. */
const repetition = (schema: z.ZodType, path: Path, value: unknown) =>
  `${fieldName(schema, path)}: „${String(value)}“`;

/** Reports entries of a list with the id or the slug of an earlier one: a link would lead to the earlier one. */
export const repeatedEntries = ({ data, placeOf }: ParsedFile, schema: z.ZodType): Problem[] =>
  [...valuesIn(data)].flatMap(([path, list]) =>
    ['id', 'slug'].flatMap((field) =>
      repeatedIn(Array.isArray(list) ? list.map((entry) => valueAt(entry, [field])) : []).map(
        ({ index, first, value }) => {
          const at = [...path, index, field];
          const where = `im ${first + 1}. Eintrag`;
          return problem(placeOf(at), 'twice', repetition(schema, at, value), where);
        },
      ),
    ),
  );

/** Reports pages with the title or the description of an earlier one. A draft, often begun as a copy, may have them. */
export function repeatedPages(pages: readonly ParsedFile[], schema: z.ZodType): Problem[] {
  const shown = pages.filter((page) => !headOf(page).draft);
  return ['title', 'description'].flatMap((field) =>
    repeatedIn(shown.map(({ data }) => valueAt(data, [field]))).flatMap(
      ({ index, first, value }) => {
        const place = shown[index]?.placeOf([field]);
        const where = `in ${shown[first]?.file}`;
        return place ? problem(place, 'twice', repetition(schema, [field], value), where) : [];
      },
    ),
  );
}
