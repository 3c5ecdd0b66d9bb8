import * as z from 'zod/mini';
import { FIELDS, HONEYPOT } from '../../features/contact/fields.ts';
import { FIELD_MESSAGES } from '../../features/contact/messages.ts';
import { type ContactForm, formInput, validateContactForm } from '../../features/contact/schema.ts';
import type { FieldMessages } from './request.ts';

export interface Receipt {
  reference: string | undefined;
  confirmation: boolean;
  receivedAt: Date;
}

const keySchema = z.object({ formKey: z.string() });

/** The key of what is filled in now; a link within the page makes an entry that has none. */
let current: string | undefined;
/** That of the request before, which an older entry may still have. */
let spent: string | undefined;

/** Safari throws after a hundred changes in thirty seconds: the key then lives in memory alone. */
function replaceState(state: unknown): void {
  try {
    history.replaceState(state, '');
  } catch {
    // A reload forgets the key, and nothing else.
  }
}

function keptKey(): string | undefined {
  const kept = keySchema.safeParse(history.state);
  return kept.success && kept.data.formKey !== spent ? kept.data.formKey : undefined;
}

/**
 * The key of the form as it is filled in. It stands in the entry of the browser's history too, so that
 * a form that is sent again after a reload is known to be the same. Only secure contexts have
 * randomUUID; over plain HTTP in a local network the key is left out.
 */
export function formKey(): string | undefined {
  if (!('randomUUID' in crypto)) return undefined;
  current ??= keptKey() ?? crypto.randomUUID();
  replaceState({ ...history.state, formKey: current });
  return current;
}

/** After success: what is filled in next is another request. */
export function forgetFormKey(): void {
  spent = current;
  current = undefined;
  const { formKey: _, ...rest } = { formKey: undefined, ...history.state };
  replaceState(rest);
}

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

/** So that a person whose browser filled in the honeypot can send again. */
export function emptyHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(HONEYPOT);
  if (field instanceof HTMLInputElement) field.value = '';
}
