/**
 * What `make` gives, made when it is needed for the first time. For formatters (`Intl`) in modules
 * that the browser loads too: the first takes a slow phone a tenth of a second, in which it answers
 * nothing, and most visitors need none.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
