import { diffArrays } from 'diff';

/** An item of one list and the item of another that became of it; either can be missing. */
export type Pair<Item> = [old: Item | undefined, next: Item | undefined];

/**
 * Which items of a list became which of another: what is the same belongs together, and what
 * changed in the same place as well.
 */
export function align<Item>(
  old: readonly Item[],
  next: readonly Item[],
  same: (a: Item, b: Item) => boolean,
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  let gone: Item[] = [];
  const flush = () => {
    pairs.push(...gone.map((item): Pair<Item> => [item, undefined]));
    gone = [];
  };
  let from = 0;
  let to = 0;
  for (const { added, removed, count } of diffArrays([...old], [...next], { comparator: same })) {
    if (removed) {
      gone.push(...old.slice(from, (from += count)));
      continue;
    }
    const items = next.slice(to, (to += count));
    if (added) {
      pairs.push(...items.map((item): Pair<Item> => [gone.shift(), item]));
      flush();
    } else {
      flush();
      pairs.push(...items.map((item, index): Pair<Item> => [old[from + index], item]));
      from += count;
    }
  }
  flush();
  return pairs;
}
