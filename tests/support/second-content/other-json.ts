import type { z } from 'astro/zod';
import { isObjectOrList, type Path, valueAt, valuesIn } from '../../../src/lib/json.ts';
import { isFile, otherValues } from './other-values.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  isObjectOrList(value) && !Array.isArray(value) && !(value instanceof Date);

/** The data with another value at a path. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(valueAt(data, [key]), rest, value);
  return Array.isArray(data) ? data.with(Number(key), inner) : { ...Object(data), [key]: inner };
}

/** The paths of all values that are no objects, then of all lists, the inner before the outer. */
function pathsOf(data: unknown): Path[] {
  const found = [...valuesIn(data)].filter(([, value]) => !isObject(value));
  const { values = [], lists = [] } = Object.groupBy(found, ([, value]) =>
    Array.isArray(value) ? 'lists' : 'values',
  );
  return [...values, ...lists.toReversed()].map(([path]) => path);
}

/** Whether addresses or code may name an entry of a list: a file, or an id or name that is no mere number. */
const hasName = (entry: unknown): boolean =>
  isObject(entry)
    ? ['id', 'slug', 'name'].some((field) => /^[a-z][a-z\d-]*$/.test(String(entry[field])))
    : isFile(String(entry));

/** The list with an entry less. Entries with a name stay: texts may name them. */
const shorterList = (list: readonly unknown[]): unknown[] =>
  list.some(hasName) ? [] : [list.slice(0, -1)];

/**
 * Other content of the same shape: each text longer or shorter, each number changed, each list without its last entry,
 * as far as the schema allows.
 */
export function otherJson(data: unknown, schema: z.ZodType): unknown {
  return pathsOf(data).reduce((changed, path) => {
    const value = valueAt(changed, path);
    const fields: Record<string, unknown> = Object(valueAt(changed, path.slice(0, -1)));
    const place = Object.keys(fields).indexOf(String(path.at(-1)));
    const others = Array.isArray(value) ? shorterList(value) : otherValues(value, place);
    // Two buttons beside each other, or two names in a list, must not become alike.
    const entries = Object.values(Object(valueAt(changed, path.slice(0, -2))));
    const siblings = [
      ...Object.values(fields),
      ...entries.map((entry) => valueAt(entry, path.slice(-1))),
    ];
    const candidates = others
      .filter((other) => !siblings.includes(other))
      .map((other) => withValue(changed, path, other));
    return candidates.find((candidate) => schema.safeParse(candidate).success) ?? changed;
  }, data);
}
