import * as z from 'zod/mini';
import { normalizeLine, normalizeText } from '../../lib/text.ts';
import { CAMPAIGN_TYPES, EMAIL, type Field, FIELDS, HONEYPOT, LIMITS } from './fields.ts';
import { FIELD_MESSAGES, type FieldError, type FieldErrors } from './messages.ts';

// zod compiles validators with `new Function` where it can, which our Content-Security-Policy
// forbids: the attempt alone would be reported as a violation.
z.config({ jitless: true });

/** Some letters are invisible: the Hangul fillers, for example. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** `anna@müller.example` as mail servers need it: `anna@xn--mller-kva.example`. */
function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // Only letters, digits, dots and hyphens: URL would also accept ports, paths and escapes.
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return email;
  try {
    return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

const line = (code: FieldError) =>
  z.string({ error: code }).check(z.overwrite((value) => normalizeLine(value)));

const optionalLine = (
  code: FieldError,
  schema: (base: ReturnType<typeof line>) => z.ZodMiniType<string, string>,
) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && normalizeLine(value) === '' ? undefined : value,
    ),
    z.optional(schema(line(code))),
  );

/**
 * The body of `POST /api/send-contact-email`. Issues carry a `FieldError` as their message.
 * Unknown fields are dropped. Output is normalised; empty optional fields are left out.
 */
const contactRequestSchema = z.object({
  name: line('name_too_short').check(
    z.minLength(LIMITS.name.min, { error: 'name_too_short' }),
    z.maxLength(LIMITS.name.max, { error: 'name_too_long' }),
    z.regex(VISIBLE_LETTER, { error: 'name_invalid' }),
  ),
  email: line('email_invalid').check(
    z.overwrite(asciiEmail),
    z.maxLength(LIMITS.email.max, { error: 'email_invalid' }),
    z.regex(EMAIL, { error: 'email_invalid' }),
    // RFC 5321, 4.5.3.1.1: the part before the @ has at most 64 octets.
    z.refine((value: string) => value.lastIndexOf('@') <= 64, { error: 'email_invalid' }),
  ),
  phone: optionalLine('phone_too_short', (base) =>
    base.check(
      z.minLength(LIMITS.phone.min, { error: 'phone_too_short' }),
      z.maxLength(LIMITS.phone.max, { error: 'phone_too_long' }),
    ),
  ),
  organization: optionalLine('organization_invalid', (base) =>
    base.check(z.maxLength(LIMITS.organization.max, { error: 'organization_too_long' })),
  ),
  campaign_type: z.enum(CAMPAIGN_TYPES, { error: 'campaign_type_invalid' }),
  message: z.string({ error: 'message_too_short' }).check(
    z.overwrite((value) => normalizeText(value)),
    z.minLength(LIMITS.message.min, { error: 'message_too_short' }),
    z.maxLength(LIMITS.message.max, { error: 'message_too_long' }),
  ),
  prefer_phone: z._default(z.boolean({ error: 'prefer_phone_invalid' }), false),
  [HONEYPOT]: z.catch(z.string().check(z.trim()), ''),
});
/** Without the honeypot, which `request.ts` has looked at. */
export type ContactRequest = Omit<z.output<typeof contactRequestSchema>, typeof HONEYPOT>;

/** What the visitor fills in: the request and the tick for the privacy statement. */
const contactFormSchema = z.extend(contactRequestSchema, {
  agree_privacy: z.literal(true, { error: 'privacy_required' }),
});
export type ContactForm = z.output<typeof contactFormSchema>;

type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

const isFieldError = (value: string): value is FieldError => Object.hasOwn(FIELD_MESSAGES, value);

function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validation<T> {
  // A body that is JSON but no object has none of the required fields.
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const result = schema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field && isFieldError(message)) errors[field] ??= message;
  }
  return { ok: false, errors };
}

export const validateContactRequest = (input: unknown) => validate(contactRequestSchema, input);
export const validateContactForm = (input: unknown) => validate(contactFormSchema, input);

/** A browser sends any value for a tick; a program may write out that there is none. */
const NO = new Set(['', '0', 'false', 'no', 'nein', 'off']);

/** The native form post and `FormData` of the island as the schema expects them: ticks as booleans. */
export function formInput(data: FormData | URLSearchParams): Record<string, unknown> {
  const ticked = (name: Field) =>
    data.has(name) && !NO.has(String(data.get(name)).trim().toLowerCase());
  return {
    // A missing text is an empty one, a missing choice none of the choices.
    ...Object.fromEntries([...FIELDS, HONEYPOT].map((name) => [name, data.get(name) ?? ''])),
    prefer_phone: ticked('prefer_phone'),
    agree_privacy: ticked('agree_privacy'),
  };
}
