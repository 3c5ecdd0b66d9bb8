/** The message by which a form asks for the state of the content, and the server answers with it. */
export const EVENT = 'stimmbezirk:content';

/** The address of the site, which `npm run edit` serves beside the forms. */
export const SITE = 'http://localhost:4322';
