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

/** The address that the contact form posts to. The file in `functions/` has the same path. */
export const CONTACT_ENDPOINT = '/api/send-contact-email';

export const pictogramHref = (name: string) => `/piktogramme.svg#${name}`;

/** The size of a share picture, in pixels. Networks ask for this size for large previews. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const sharePicture = (path: string) => `/teilen${path === '/' ? '/start' : path}.png`;

/** The query parameter of /kontakt with the topic of the request, such as the tag of a service. */
export const TOPIC_PARAMETER = 'thema';

/** The longest topic that the form takes, in characters. */
export const LONGEST_TOPIC = 42;

/** The topics that the form takes from an address: words, and nothing that could be another address. */
export const TOPIC = /^[\p{L}\p{N}][\p{L}\p{N} .,&-]*$/u;

/** The query parameter of /kontakt and of the election calendar with a type of campaign. */
export const ELECTION_PARAMETER = 'wahl';

/** The query parameter of /kontakt and of the election calendar with the day of the election, as in `2027-03-14`. */
export const DAY_PARAMETER = 'termin';
