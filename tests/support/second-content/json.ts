import type { z } from 'astro/zod';
import { isRecord, type Path, valuesIn, valueAt } from '../../../src/content-reader/json.ts';
import { numberOf, otherValues } from './words.ts';

/** Fields whose other values make no site that could be published. */
const KEPT = ['active', 'draft', 'external', 'files', 'letters', 'politicalUse'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value) && !(value instanceof Date);

/** The value with another one at a path. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) =>
      index === key ? withValue(item, rest, value) : item,
    );
  }
  return isObject(data) ? { ...data, [key]: withValue(data[String(key)], rest, value) } : data;
}

/** All paths of values that are no objects, then of lists, the inner before the outer. */
function pathsOf(data: unknown): Path[] {
  const found = [...valuesIn(data)].filter(
    ([path, value]) => !isObject(value) && !path.some((key) => KEPT.includes(String(key))),
  );
  const [values, lists] = [false, true].map((isList) =>
    found.filter(([, value]) => Array.isArray(value) === isList).map(([path]) => path),
  );
  return [...(values ?? []), ...(lists ?? []).toReversed()];
}

/** Whether entries have names, which addresses and code may refer to. A number is just a place. */
const nameOf = (entry: unknown): [field: string, name: string] | undefined =>
  isObject(entry)
    ? Object.entries(entry).find(
        (pair): pair is [string, string] =>
          ['id', 'slug', 'name'].includes(pair[0]) && /^[a-z][a-z\d-]*$/.test(String(pair[1])),
      )
    : undefined;

/** The same with another beginning for each text. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value === 'string') return /^\p{Lu}\S*\s/u.test(value) ? `Neu ${value}` : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item)]));
}

/** An entry for the end of a list: the last one, with a name or place of its own. */
function entryLike(last: unknown): unknown {
  if (!isObject(last)) return typeof last === 'string' ? `${last} neu` : undefined;
  const [field, name] = nameOf(last) ?? [];
  const place = 'id' in last && !field ? { id: String(Number(last['id']) + 1) } : {};
  return {
    ...last,
    ...place,
    ...(field && name && { [field]: `neu${name.includes('-') ? '-' : ''}${name}` }),
  };
}

/** The list with an entry more and with one less. Entries with a name stay: texts may name them. */
function otherLists(list: readonly unknown[], key: string): unknown[] {
  const added = entryLike(list.at(-1));
  const longer =
    added === undefined ? [] : [renamed(added), added].map((entry) => [...list, entry]);
  if (list.some(nameOf)) return longer;
  const lists: unknown[][] = [longer, [list.slice(0, -1)]];
  return (numberOf(key) % 3 === 0 ? lists.reverse() : lists).flat();
}

/**
 * Other content of the same shape: each text longer or shorter, each number and list changed, as far
 * as the schema allows.
 */
export function otherJson(data: unknown, schema: z.ZodType): unknown {
  return pathsOf(data).reduce((changed, path) => {
    const value = valueAt(changed, path);
    const key = path.join('.');
    const others = Array.isArray(value) ? otherLists(value, key) : otherValues(value, key);
    // No two buttons or names beside each other become alike.
    const siblings = Object.values(valueAt(changed, path.slice(0, -1)) ?? {});
    const candidates = others
      .filter((other) => !siblings.includes(other))
      .map((other) => withValue(changed, path, other));
    return candidates.find((candidate) => schema.safeParse(candidate).success) ?? changed;
  }, data);
}
