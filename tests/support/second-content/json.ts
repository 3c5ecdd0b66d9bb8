import type { z } from 'astro/zod';
import { numberOf, otherValues } from './words.ts';

type Path = readonly (string | number)[];

/** Fields that no visitor reads. */
const UNREAD = [
  'placeholders',
  'files',
  'id',
  'slug',
  'draft',
  'drawing',
  'politicalUse',
  'checked',
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The value with another one at a path. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) =>
      index === key ? withValue(item, rest, value) : item,
    );
  }
  return isObject(data) ? { ...data, [key]: withValue(data[key], rest, value) } : data;
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);

/** All paths of values that are no objects, and of lists. */
function* pathsOf(data: unknown, path: Path = []): Generator<Path> {
  if (UNREAD.includes(String(path.at(-1)))) return;
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) yield* pathsOf(item, [...path, index]);
    yield path;
  } else if (isObject(data)) {
    for (const [key, value] of Object.entries(data)) yield* pathsOf(value, [...path, key]);
  } else yield path;
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
  return [...pathsOf(data)].reduce((changed, path) => {
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
