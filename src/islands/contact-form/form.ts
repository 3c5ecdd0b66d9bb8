import * as z from 'zod/mini';
import { TRAP } from '../../features/contact/automation.ts';
import type { Envelope, FieldMessages } from '../../features/contact/client.ts';
import { FIELD_MESSAGES } from '../../features/contact/messages.ts';
import { FIELDS } from '../../features/contact/fields.ts';
import type { ContactForm } from '../../features/contact/schema.ts';
import { formInput, validateContactForm } from '../../features/contact/validate.ts';

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

function keptKey(): string | undefined {
  const kept = keySchema.safeParse(history.state);
  return kept.success && kept.data.formKey !== spent ? kept.data.formKey : undefined;
}

/**
 * The key of the form as it is filled in. It stands in the entry of the browser's history too, so that
 * a form that is sent again after a reload is known to be the same. Only secure contexts have
 * randomUUID; over plain HTTP in a local network the key is left out.
 */
function formKey(): string | undefined {
  if (!('randomUUID' in crypto)) return undefined;
  current ??= keptKey() ?? crypto.randomUUID();
  history.replaceState({ ...history.state, formKey: current }, '');
  return current;
}

/** After success: what is filled in next is another request. */
export function forgetFormKey(): void {
  spent = current;
  current = undefined;
  const { formKey: _, ...rest } = { formKey: undefined, ...history.state };
  history.replaceState(rest, '');
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

/** What stands in the trap. Emptied, so that whoever fell into it by mistake gets out by sending again. */
function emptyTrap(form: HTMLFormElement): string {
  const trap = form.elements.namedItem(TRAP);
  if (!(trap instanceof HTMLInputElement)) return '';
  const { value } = trap;
  trap.value = '';
  return value;
}

/** `begun`: when the first input came, in milliseconds of the page's life. */
export const envelopeOf = (form: HTMLFormElement, begun: number | undefined): Envelope => ({
  key: formKey(),
  trap: emptyTrap(form),
  filledInMs: begun === undefined ? undefined : Math.round(performance.now() - begun),
});
