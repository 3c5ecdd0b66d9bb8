import type { FieldMessages } from '../../features/contact/client.ts';
import { FIELD_MESSAGES } from '../../features/contact/messages.ts';
import { FIELDS } from '../../features/contact/fields.ts';
import type { ContactForm } from '../../features/contact/schema.ts';
import { formInput, validateContactForm } from '../../features/contact/validate.ts';

export interface Receipt {
  reference: string;
  confirmation: boolean;
  receivedAt: Date;
}

/** Only secure contexts have randomUUID; over plain HTTP in a local network the key is left out. */
export const formKey = (): string | undefined =>
  'randomUUID' in crypto ? crypto.randomUUID() : undefined;

type Validation = { ok: true; value: ContactForm } | { ok: false; messages: FieldMessages };

/** What stands in the form's controls, or the German message for each wrong one. */
export function validateForm(form: HTMLFormElement): Validation {
  const result = validateContactForm(formInput(new FormData(form)));
  if (result.ok) return result;
  const messages: FieldMessages = {};
  for (const field of FIELDS) {
    const code = result.errors[field];
    if (code) messages[field] = FIELD_MESSAGES[code];
  }
  return { ok: false, messages };
}

/** The messages after a change of `control`: only that of a field that has one can change. */
export function correctField(
  form: HTMLFormElement,
  control: EventTarget,
  shown: FieldMessages,
): FieldMessages {
  const field = FIELDS.find((name) => form.elements.namedItem(name) === control);
  if (!field || !shown[field]) return shown;
  const { [field]: _, ...others } = shown;
  const result = validateForm(form);
  const message = result.ok ? undefined : result.messages[field];
  return message ? { ...others, [field]: message } : others;
}
