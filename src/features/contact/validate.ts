import type * as z from 'zod/mini';
import { FIELD_ERRORS, type Field, type FieldError, type FieldErrors, FIELDS } from './fields.ts';
import {
  type ContactForm,
  contactFormSchema,
  type ContactRequest,
  contactRequestSchema,
} from './schema.ts';

const isFieldError = (value: string): value is FieldError =>
  FIELD_ERRORS.some((code) => code === value);

type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validation<T> {
  // A body that is JSON but no object has none of the required fields.
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const result = schema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  const found = new Map<unknown, FieldError>();
  for (const { path, message } of result.error.issues) {
    if (!found.has(path[0]) && isFieldError(message)) found.set(path[0], message);
  }
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    const error = found.get(field);
    if (error) errors[field] = error;
  }
  return { ok: false, errors };
}

export const validateContactRequest = (input: unknown): Validation<ContactRequest> =>
  validate(contactRequestSchema, input);

export const validateContactForm = (input: unknown): Validation<ContactForm> =>
  validate(contactFormSchema, input);

/** A tick is what a browser sends for one; a program that writes it out does not mean yes by „false“. */
const NO = new Set(['', '0', 'false', 'no', 'nein', 'off']);

/** The native form post and `FormData` of the island as the schema expects them: ticks as booleans. */
export function formInput(data: FormData | URLSearchParams): Record<Field, unknown> {
  const text = (name: Field) => data.get(name) ?? '';
  const ticked = (name: Field) =>
    data.has(name) && !NO.has(String(data.get(name)).trim().toLowerCase());
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    organization: text('organization'),
    campaign_type: text('campaign_type'),
    message: text('message'),
    prefer_phone: ticked('prefer_phone'),
    agree_privacy: ticked('agree_privacy'),
  };
}
