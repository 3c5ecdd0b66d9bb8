const LIST = new Intl.ListFormat('de-DE');

/** `A, B und C`. */
export const listPhrase = (items: readonly string[]): string => LIST.format(items);
