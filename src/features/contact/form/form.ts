import { HONEYPOT } from '../fields.ts';
import { CONTACT_FIELDS, fieldMessages } from '../contact-fields.ts';
import { type ContactForm, formInput, validateContactForm } from '../schema.ts';
import type { FieldMessages } from './send-form.ts';

type Validation = { ok: true; value: ContactForm } | { ok: false; messages: FieldMessages };

/** The values of the form, or the German message for each wrong field. */
export function validateForm(form: HTMLFormElement): Validation {
  const result = validateContactForm(formInput(new FormData(form)));
  if (result.ok) return result;
  return { ok: false, messages: Object.fromEntries(fieldMessages(result.errors)) };
}

/** The messages after a change of `control`. A field without a message does not get one yet. */
export function correctField(
  form: HTMLFormElement,
  control: EventTarget,
  shown: FieldMessages,
): FieldMessages {
  const field = CONTACT_FIELDS.find((name) => form.elements.namedItem(name) === control);
  if (!field || !shown[field]) return shown;
  const { [field]: _, ...others } = shown;
  const result = validateForm(form);
  const message = result.ok ? undefined : result.messages[field];
  return message ? { ...others, [field]: message } : others;
}

/** A browser may fill in the honeypot for a person. Emptied, the next attempt is accepted. */
export function emptyHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(HONEYPOT);
  if (field instanceof HTMLInputElement) field.value = '';
}
