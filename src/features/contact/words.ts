import { form } from '../../content/kontakt.json';
import { email, phone } from '../../content/site.json';
import type { ContactPage } from './words-schema.ts';

/** The words of the form. They are part of its script, and of the Function, which renders the form for its answers. */
export const FORM: ContactPage['form'] = form;

/** The other ways to reach the agency. */
export const AGENCY = { email, phone };
