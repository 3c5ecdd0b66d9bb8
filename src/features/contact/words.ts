import { form } from '../../content/kontakt.json';
import { email, phone } from '../../content/site.json';
import { germanNumber } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { CONTACT_FIELDS, type ContactErrors, type ContactMessages, contactRule } from './fields.ts';
import type { ContactPage } from './schema.ts';

/** The words of the form. They are part of its script, and of the Function, which renders the form for its answers. */
export const words: ContactPage['form'] = form;

export const AGENCY = { email, phone };

/** The sentences for wrong fields, in the order of the form. A sentence may name the limit of its field. */
export const fieldMessages = (errors: ContactErrors): ContactMessages =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const error = errors[field];
      if (!error) return [];
      const { min = 0, max = 0 } = contactRule(field);
      const sentence = words.fields[field].errors[error] ?? '';
      return [[field, fill(sentence, { min: germanNumber(min), max: germanNumber(max) })]];
    }),
  );
