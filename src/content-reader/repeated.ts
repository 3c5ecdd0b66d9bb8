import type { z } from 'astro/zod';
import type { ParsedFile } from './parsed-file.ts';
import { fieldName } from './field-problems.ts';
import { type Path, valueAt, valuesIn } from './json.ts';
import { type Place, type Problem, problem } from './problems.ts';

/** What no two entries of a list have in common: the whole entry where it is a text, else its id and its slug. */
const UNIQUE: readonly Path[] = [[], ['id'], ['slug']];

/** Finds each text or number that stands earlier in a list already, with the places of both, from 0. */
const repeatedIn = (values: readonly unknown[]) =>
  values.flatMap((value, index) => {
    const first = values.indexOf(value);
    const isName = value !== '' && ['string', 'number'].includes(typeof value);
    return isName && first < index ? [{ index, first, value: String(value) }] : [];
  });

const twice = (place: Place, schema: z.ZodType, path: Path, value: string, where: string) =>
  problem(place, 'twice', `${fieldName(schema, path)}: „${value}“`, where);

/** Reports repeated entries in the lists of a file. */
export const repeatedEntries = ({ data, placeOf }: ParsedFile, schema: z.ZodType): Problem[] =>
  [...valuesIn(data)].flatMap(([path, list]) =>
    UNIQUE.flatMap((field) => {
      const values = Array.isArray(list) ? list.map((entry) => valueAt(entry, field)) : [];
      return repeatedIn(values).map(({ index, first, value }) => {
        const at = [...path, index, ...field];
        return twice(placeOf(at), schema, at, value, `im ${first + 1}. Eintrag`);
      });
    }),
  );

/** Reports files of a folder that have a field in common with an earlier one. */
export const repeatedFiles = (
  files: readonly ParsedFile[],
  schema: z.ZodType,
  fields: readonly string[],
): Problem[] =>
  fields.flatMap((field) =>
    repeatedIn(files.map(({ data }) => valueAt(data, [field]))).flatMap(
      ({ index, first, value }) => {
        const place = files[index]?.placeOf([field]);
        return place ? twice(place, schema, [field], value, `in ${files[first]?.file}`) : [];
      },
    ),
  );
