import * as z from 'zod/mini';
import { normalizeLine, normalizeText } from '../../lib/text.ts';
import { asciiEmail, EMAIL } from './email.ts';
import { CAMPAIGN_TYPES, type FieldError, LIMITS } from './fields.ts';

// zod compiles validators with `new Function` where it can, which our Content-Security-Policy
// forbids: the attempt alone would be reported as a violation.
z.config({ jitless: true });

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
