import type { z } from 'astro/zod';
import type { ParsedFile } from './parsed-file.ts';
import { fieldName } from './field-problems.ts';
import { isRecord, type Path, valuesIn } from './json.ts';
import { type Place, type Problem, problem } from './problems.ts';

/** The fields by which programs tell the entries of a list apart: no two have the same value in one of them. */
const NAMES = ['id', 'slug'];

const valueIn = (entry: unknown, field: string | undefined): unknown =>
  isRecord(entry) && field !== undefined ? entry[field] : entry;

/**
 * Finds each text that stands twice in a list, and each entry with the value of an earlier one in a unique field.
 *
 * @returns the places of both in the list, from 0, with the field (none for a text) and the value
 */
const repeatedIn = (list: readonly unknown[], fields: readonly string[]) =>
  list.flatMap((entry, index) =>
    (isRecord(entry) ? fields : [undefined]).flatMap((name) => {
      const value = valueIn(entry, name);
      const first = list.findIndex((each) => valueIn(each, name) === value);
      const isName = value !== '' && ['string', 'number'].includes(typeof value);
      const field = name === undefined ? [] : [name];
      return isName && first < index ? [{ index, first, field, value: String(value) }] : [];
    }),
  );

const twice = (place: Place, schema: z.ZodType, path: Path, value: string, where: string) =>
  problem(place, 'twice', `${fieldName(schema, path)}: „${value}“`, where);

/** Reports repeated entries in the lists of a file. */
export const repeatedEntries = ({ data, placeOf }: ParsedFile, schema: z.ZodType): Problem[] =>
  [...valuesIn(data)].flatMap(([path, list]) =>
    repeatedIn(Array.isArray(list) ? list : [], NAMES).map(({ index, first, field, value }) => {
      const at = [...path, index, ...field];
      return twice(placeOf(at), schema, at, value, `im ${first + 1}. Eintrag`);
    }),
  );

/** Reports files of a folder that repeat an earlier one. */
export const repeatedFiles = (
  files: readonly ParsedFile[],
  schema: z.ZodType,
  fields: readonly string[],
): Problem[] =>
  repeatedIn(
    files.map(({ data }) => data),
    fields,
  ).flatMap(({ index, first, field, value }) => {
    const place = files[index]?.placeOf(field);
    return place ? [twice(place, schema, field, value, `in ${files[first]?.file}`)] : [];
  });
