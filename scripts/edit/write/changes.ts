import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../src/lib/json-problems.ts';
import { align } from '../align.ts';

export type Path = readonly (string | number)[];

/** One step from the data of a file to other data. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown; order: readonly string[] }
  | { kind: 'remove'; path: Path }
  | { kind: 'insert'; path: Path; value: unknown };

/** Items that are numbered by their place are the same items at another place. */
const unnumbered = (item: unknown) => (isRecord(item) ? { ...item, id: undefined } : item);

function* listChanges(
  path: Path,
  old: readonly unknown[],
  next: readonly unknown[],
): Generator<Change> {
  let index = 0;
  const same = (a: unknown, b: unknown) => isDeepStrictEqual(unnumbered(a), unnumbered(b));
  for (const [before, after] of align(old, next, same)) {
    const place = [...path, index];
    if (after === undefined) {
      yield { kind: 'remove', path: place };
      continue;
    }
    if (before === undefined) yield { kind: 'insert', path: place, value: after };
    else yield* changes(before, after, place);
    index += 1;
  }
}

/**
 * What turns the data of a file into other data, step by step: each step counts on those before.
 *
 * @param order of the fields around a value, by which a new one finds its place
 */
export function* changes(
  old: unknown,
  next: unknown,
  path: Path = [],
  order: readonly string[] = [],
): Generator<Change> {
  if (isDeepStrictEqual(old, next)) return;
  if (Array.isArray(old) && Array.isArray(next)) {
    yield* listChanges(path, old, next);
  } else if (isRecord(old) && isRecord(next) && !Array.isArray(old) && !Array.isArray(next)) {
    const names = Object.keys(next);
    for (const name of Object.keys(old).filter((key) => !(key in next))) {
      yield { kind: 'remove', path: [...path, name] };
    }
    for (const name of names) yield* changes(old[name], next[name], [...path, name], names);
  } else {
    yield { kind: 'set', path, value: next, order };
  }
}
