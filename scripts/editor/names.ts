/** The name of the message by which a form asks for the state of the content, and of the server's answer. */
export const EVENT = 'editor:content-state';

/** The address of the site, which `npm run edit` serves beside the forms. */
export const SITE = 'http://localhost:4322';
