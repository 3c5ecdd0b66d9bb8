import * as z from 'zod/mini';
import { normalizeLine, normalizeText } from '../../lib/text.ts';
import { asciiEmail, EMAIL } from './email.ts';

// zod compiles validators with `new Function` where it can, which our Content-Security-Policy
// forbids: the attempt alone would be reported as a violation.
z.config({ jitless: true });

export const CAMPAIGN_TYPES = ['local', 'state', 'federal', 'european', 'mayor', 'other'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** Characters after normalisation. Lower limits: specification, section 5; upper: CONTRACT.md. */
export const LIMITS = {
  name: { min: 2, max: 120 },
  email: { max: 254 },
  phone: { min: 5, max: 40 },
  organization: { max: 160 },
  message: { min: 10, max: 5000 },
} as const;

/** Every way a field can be wrong; `messages.ts` has the German sentence for each. */
export const FIELD_ERRORS = [
  'name_too_short',
  'name_too_long',
  'email_invalid',
  'phone_too_short',
  'phone_too_long',
  'organization_too_long',
  'organization_invalid',
  'campaign_type_invalid',
  'message_too_short',
  'message_too_long',
  'privacy_required',
  'prefer_phone_invalid',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

const isFieldError = (value: string): value is FieldError =>
  (FIELD_ERRORS as readonly string[]).includes(value);

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
export const contactRequestSchema = z.object({
  name: line('name_too_short').check(
    z.minLength(LIMITS.name.min, { error: 'name_too_short' }),
    z.maxLength(LIMITS.name.max, { error: 'name_too_long' }),
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
});
export type ContactRequest = z.output<typeof contactRequestSchema>;

/** What the visitor fills in: the request and the tick that never leaves the page. */
export const contactFormSchema = z.extend(contactRequestSchema, {
  agree_privacy: z.literal(true, { error: 'privacy_required' }),
});
export type ContactForm = z.output<typeof contactFormSchema>;

/** In the order of the form, which is the order errors are listed in. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'organization',
  'campaign_type',
  'message',
  'prefer_phone',
  'agree_privacy',
] as const;
export type Field = (typeof FIELDS)[number];

export type FieldErrors = Partial<Record<Field, FieldError>>;

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

/** The native form post and `FormData` of the island as the schema expects them: ticks as booleans. */
export function formInput(data: FormData | URLSearchParams): Record<Field, unknown> {
  const text = (name: Field) => data.get(name) ?? '';
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    organization: text('organization'),
    campaign_type: text('campaign_type'),
    message: text('message'),
    prefer_phone: data.has('prefer_phone'),
    agree_privacy: data.has('agree_privacy'),
  };
}
