/** Stands before an entry of a list that cannot be saved. */
export const REFUSED = '⚠';

/** A form sends it to ask for the state; the server sends it with the state in words. */
export const EVENT = 'stimmbezirk:content';

/** The site, which `npm run edit` shows beside the forms. */
export const SITE = 'http://localhost:4322';
