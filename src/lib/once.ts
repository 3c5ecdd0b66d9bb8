/**
 * Makes a value at the first call, and returns the same value from then on. On a slow phone an `Intl` formatter takes
 * long to make, and most visitors need none.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
