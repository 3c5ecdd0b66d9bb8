import * as z from 'zod/mini';
import { CAMPAIGN_TYPES } from '../../config/elections.ts';
import { asciiEmail, bareEmail, emailError } from '../../lib/email.ts';
import { asRecord } from '../../lib/json.ts';
import { normalizeLine, normalizeText } from '../../lib/normalize.ts';
import {
  CONSENT,
  CONTACT_FIELDS,
  contactRule,
  type ContactError,
  type ContactErrors,
  type ContactRequest,
  type ContactRule,
  HONEYPOT,
  isTick,
} from './fields.ts';

// zod compiles validators with `new Function` if it can. Our Content-Security-Policy forbids it, and the attempt alone
// would be reported as a violation.
z.config({ jitless: true });

const hasLetter = z.regex(/\p{L}/u, { error: 'invalid' });
const isAddress = z.refine<string>((value) => emailError(value) === undefined, {
  error: ({ input }) => emailError(String(input)),
});

function textSchema({ kind, optional, min = 0, max = Infinity }: ContactRule): z.ZodMiniType {
  const text = z.string({ error: min ? 'too_short' : 'invalid' }).check(
    // A text of more than four times its limit is refused before it is cleaned, because cleaning it would take long. Any
    // other text may be short enough after it is cleaned.
    z.maxLength(4 * max, { error: 'too_long', abort: true }),
    z.overwrite(kind === 'text' ? normalizeText : normalizeLine),
    ...(kind === 'email' ? [z.overwrite((value: string) => asciiEmail(bareEmail(value)))] : []),
    z.refine((value) => value.length >= min || (value === '' && optional), { error: 'too_short' }),
    z.maxLength(max, { error: 'too_long' }),
    ...(kind === 'name' ? [hasLetter] : []),
    ...(kind === 'email' ? [isAddress] : []),
  );
  if (!optional) return text;
  // Programs other than our form may write null for an empty field.
  const given = z.pipe(
    z.transform((value) => value ?? ''),
    text,
  );
  return z.pipe(
    given,
    z.transform((value: string) => value || undefined),
  );
}

function fieldSchema(rule: ContactRule): z.ZodMiniType {
  switch (rule.kind) {
    case 'election':
      return z.enum(CAMPAIGN_TYPES, { error: 'invalid' });
    case 'tick':
      return z._default(z.boolean({ error: 'invalid' }), false);
    case 'consent':
      return z.literal(true, { error: 'invalid' });
    default:
      return textSchema(rule);
  }
}

const contactSchema = z.object(
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fieldSchema(contactRule(field))])),
);

type Validation = { ok: true; value: ContactRequest } | { ok: false; errors: ContactErrors };

/**
 * Validates all fields of the form: texts are cleaned, and unknown fields are dropped. The consent is no part of the
 * value, because there is no request without it.
 */
export function validateContact(input: unknown): Validation {
  // A body that is JSON but no object lacks every required field.
  const result = contactSchema.safeParse(asRecord(input));
  if (result.success) {
    const { [CONSENT]: _, ...value } = result.data;
    return { ok: true, value: value as ContactRequest };
  }
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    // The schemas above give codes instead of sentences.
    if (field) errors[field] ??= message as ContactError;
  }
  return { ok: false, errors };
}

/** Whether something is in the honeypot; some programs fill in a list. */
export const isHoneypotFilled = (input: unknown): boolean => {
  const value = asRecord(input)[HONEYPOT];
  return Boolean(typeof value === 'string' ? value.trim() : value);
};

/** The values of a ticked box: the value of our form, and the default of HTML. */
const TICKED = ['true', 'on'];

/** The values of a plain form post, or of the form's `FormData`, as the schema expects them. */
export function formInput(data: FormData | URLSearchParams): Record<string, unknown> {
  const values = CONTACT_FIELDS.map((name) => [
    name,
    isTick(name) ? TICKED.includes(String(data.get(name))) : (data.get(name) ?? ''),
  ]);
  return { ...Object.fromEntries(values), [HONEYPOT]: data.get(HONEYPOT) ?? '' };
}
