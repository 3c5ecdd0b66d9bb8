/** The anchor of the list of all articles, which stands at the end of each article. */
export const OVERVIEW_ANCHOR = 'ratgeber';

/** The anchor of a source in the list at the end of its article. */
export const sourceAnchor = (name: string) => `quelle-${name}`;

/**
 * Whether the frame of a page or a source has an anchor, so that no heading of a text may have it. Components use ids
 * with a capital letter, which no anchor of a heading has. A test compares these rules with built articles.
 */
export const isAnchorTaken = (anchor: string, sources: readonly string[] = []): boolean =>
  ['inhalt', 'menu', 'quellen', OVERVIEW_ANCHOR, ...sources.map(sourceAnchor)].includes(anchor);
