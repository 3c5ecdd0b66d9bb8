/** The address that the contact form posts to. The file in `functions/` has the same path. */
export const CONTACT_ENDPOINT = '/api/send-contact-email';

/** How long the form and the watch wait for an answer, in ms: longer than `ANSWER_MS` of the Function (dedupe.ts). */
export const ANSWER_TIMEOUT_MS = 20_000;

export const pictogramHref = (name: string) => `/piktogramme.svg#${name}`;

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
