import * as z from 'zod/mini';
import { asciiEmail, bareEmail, EMAIL, hasForeignLetters } from '../../lib/email.ts';
import { normalizeLine, normalizeText } from '../../lib/text.ts';
import { CAMPAIGN_TYPES } from '../../config/elections.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  contactRule,
  FIELD_ERRORS,
  type FieldError,
  type FieldErrors,
  type FieldRule,
  HONEYPOT,
  isTick,
  type Values,
} from './fields.ts';

// zod compiles validators with `new Function` where it can, which our Content-Security-Policy
// forbids: the attempt alone would be reported as a violation.
z.config({ jitless: true });

/** Some letters are invisible: the Hangul fillers, for example. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

const LINE = z.overwrite((value: string) => normalizeLine(value));
const TEXT = z.overwrite((value: string) => normalizeText(value));

const NAME = [z.regex(VISIBLE_LETTER, { error: 'invalid' })];
const ADDRESS = [
  z.refine<string>((value) => !hasForeignLetters(value), { error: 'umlaut', abort: true }),
  z.regex(EMAIL, { error: 'invalid' }),
  // RFC 5321, 4.5.3.1.1: the part before the @ has at most 64 octets.
  z.refine<string>((value) => value.lastIndexOf('@') <= 64, { error: 'invalid' }),
];

/**
 * Whether a text has far more characters than its field takes, before it is cleaned: cleaning takes time that
 * grows with the length, and takes away less than that from what a person writes.
 */
const isFarTooLong = (value: string, max: number) => value.length > 4 * max;

function textSchema({ kind, min, max = Infinity }: FieldRule): z.ZodMiniType<string, string> {
  return z.string({ error: min ? 'too_short' : 'invalid' }).check(
    z.refine((value) => !isFarTooLong(value, max), { error: 'too_long', abort: true }),
    kind === 'text' ? TEXT : LINE,
    ...(kind === 'email' ? [z.overwrite((value: string) => asciiEmail(bareEmail(value)))] : []),
    ...(min ? [z.minLength(min, { error: 'too_short' })] : []),
    z.maxLength(max, { error: 'too_long' }),
    ...(kind === 'name' ? NAME : []),
    ...(kind === 'email' ? ADDRESS : []),
  );
}

/** Whether a value stands for nothing: blank, or null as other programs write it. */
const isNothing = (value: unknown, max = Infinity): boolean =>
  value === null ||
  (typeof value === 'string' && !isFarTooLong(value, max) && normalizeLine(value) === '');

const optional = (rule: FieldRule) =>
  z.pipe(
    z.transform((value: unknown) => (isNothing(value, rule.max) ? undefined : value)),
    z.optional(textSchema(rule)),
  );

/** The values that a field takes. Issues carry a `FieldError` as their message. */
function fieldSchema(rule: FieldRule): z.ZodMiniType {
  switch (rule.kind) {
    case 'election':
      return z.enum(CAMPAIGN_TYPES, { error: 'invalid' });
    case 'tick':
      return z._default(z.boolean({ error: 'invalid' }), false);
    case 'consent':
      return z.literal(true, { error: 'invalid' });
    default:
      return rule.required ? textSchema(rule) : optional(rule);
  }
}

const shape = Object.fromEntries(
  CONTACT_FIELDS.map((field) => [field, fieldSchema(contactRule(field))]),
) as { [Name in ContactField]: z.ZodMiniType<Values[Name]> };

/** Whether anything was filled into the field for programs; some fill in a list. */
const HONEY = z.pipe(
  z.transform((value: unknown) => Boolean(typeof value === 'string' ? value.trim() : value)),
  z.boolean(),
);

/**
 * The visitor's fields, the tick for the privacy statement among them. Unknown fields are dropped.
 * Output is normalised; empty optional fields are left out.
 */
const contactFormSchema = z.object({
  ...shape,
  [HONEYPOT]: HONEY,
});
export type ContactForm = z.output<typeof contactFormSchema>;

/** The body of `POST /api/send-contact-email`: the page's script has checked the consent. */
const contactRequestSchema = z.omit(contactFormSchema, { agree_privacy: true });
/** The values of a request, without the honeypot, which `request.ts` has looked at. */
export type ContactRequest = Omit<z.output<typeof contactRequestSchema>, typeof HONEYPOT>;

type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

const isFieldError = (value: string): value is FieldError =>
  FIELD_ERRORS.some((error) => error === value);

function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validation<T> {
  // A body that is JSON but no object has none of the required fields.
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const result = schema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    if (field && isFieldError(message)) errors[field] ??= message;
  }
  return { ok: false, errors };
}

export const validateContactRequest = (input: unknown) => validate(contactRequestSchema, input);
export const validateContactForm = (input: unknown) => validate(contactFormSchema, input);

/** Values that mean „not ticked“. A browser sends none of them; a program may write it out. */
const NO = new Set(['', '0', 'false', 'no', 'nein', 'off']);

/** The native form post and `FormData` of the island as the schema expects them: ticks as booleans. */
export function formInput(data: FormData | URLSearchParams): Record<string, unknown> {
  const ticked = (name: ContactField) =>
    data.has(name) && !NO.has(String(data.get(name)).trim().toLowerCase());
  const values = CONTACT_FIELDS.map((name) => [
    name,
    // A missing text is an empty one, a missing choice none of the choices.
    isTick(name) ? ticked(name) : (data.get(name) ?? ''),
  ]);
  return { ...Object.fromEntries(values), [HONEYPOT]: data.get(HONEYPOT) ?? '' };
}
