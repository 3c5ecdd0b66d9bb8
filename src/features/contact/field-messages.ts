import { figure } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  contactRule,
  type FieldError,
  type FieldErrors,
  type FieldMessages,
} from './fields.ts';
import { FORM } from './words.ts';

/** The sentence for what is wrong with a field. */
export function messageOf(field: ContactField, error: FieldError): string {
  const { min = 0, max = 0 } = contactRule(field);
  const sentence = FORM.fields[field].errors[error] ?? '';
  return fill(sentence, { min: figure(min), max: figure(max) });
}

/** The sentences for wrong fields, in the order of the form. */
export const fieldMessages = (errors: FieldErrors = {}): FieldMessages =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const error = errors[field];
      return error ? [[field, messageOf(field, error)]] : [];
    }),
  );
