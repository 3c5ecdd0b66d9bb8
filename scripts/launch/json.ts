/** A text, or the texts in a list; nothing else. */
export function strings(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}

/** The value at a dotted path of a JSON value; undefined when there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** All strings of a JSON value with their dotted paths. */
export function leaves(data: unknown, path = ''): [string, string][] {
  if (typeof data === 'string') return [[path, data]];
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}
