/** The value of a JSON text; undefined for any other text. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of a value from outside. A value that is no object has none. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};

/** Names of fields and places in lists. */
export type Path = readonly PropertyKey[];

/** An object or a list. */
export const isObjectOrList = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a path; undefined where there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObjectOrList(value) ? value[key] : undefined), data);

/** A value and all values in it, each with its path. */
export function* valuesIn(
  value: unknown,
  path: Path = [],
): Generator<[path: Path, value: unknown]> {
  yield [path, value];
  if (!isObjectOrList(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
