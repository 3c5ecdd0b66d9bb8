import * as z from 'zod/mini';
import { asciiEmail, bareEmail, EMAIL, hasForeignLetters } from '../../lib/email.ts';
import { normalizeLine, normalizeText } from '../../lib/text.ts';
import { CAMPAIGN_TYPES } from '../../config/elections.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  contactRule,
  type FieldError,
  type ContactErrors,
  type FieldRule,
  HONEYPOT,
  isTick,
  type ContactValues,
} from './fields.ts';

// Where it can, zod compiles validators with `new Function`. Our Content-Security-Policy forbids it, and the
// attempt alone would be reported as a violation.
z.config({ jitless: true });

/** A letter that can be seen. Some letters are invisible, the Hangul fillers for example. */
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
 * Whether a text, before it is cleaned, has far more characters than its field takes. Cleaning takes time that
 * grows with the length, and removes less than three quarters of what a person writes.
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

/** Whether a value is blank, or null as other programs write a blank. */
const isNothing = (value: unknown, max = Infinity): boolean =>
  value === null ||
  (typeof value === 'string' && !isFarTooLong(value, max) && normalizeLine(value) === '');

const optional = (rule: FieldRule) =>
  z.pipe(
    z.transform((value: unknown) => (isNothing(value, rule.max) ? undefined : value)),
    z.optional(textSchema(rule)),
  );

/** The values that a field takes. */
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
) as { [Name in ContactField]: z.ZodMiniType<ContactValues[Name]> };

/** Turns what stands in the field for programs into whether anything does; some programs fill in a list. */
const HONEY = z.pipe(
  z.transform((value: unknown) => Boolean(typeof value === 'string' ? value.trim() : value)),
  z.boolean(),
);

/**
 * All fields of the form, the consent among them. Unknown fields are dropped, texts are cleaned, and blank
 * optional fields are undefined.
 */
const contactFormSchema = z.object({ ...shape, [HONEYPOT]: HONEY });
export type ContactForm = z.output<typeof contactFormSchema>;

/** The JSON body of `POST /api/send-contact-email`. The page's script has checked the consent. */
const contactRequestSchema = z.omit(contactFormSchema, { agree_privacy: true });
/** The values of a request. The honeypot is gone: `request.ts` has looked at it. */
export type ContactRequest = Omit<z.output<typeof contactRequestSchema>, typeof HONEYPOT>;

type Validation<T> = { ok: true; value: T } | { ok: false; errors: ContactErrors };

function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validation<T> {
  // A body that is JSON but no object lacks every required field.
  const result = schema.safeParse({ ...Object(input) });
  if (result.success) return { ok: true, value: result.data };
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    // Each schema above names a `FieldError` as its message.
    if (field) errors[field] ??= message as FieldError;
  }
  return { ok: false, errors };
}

export const validateContactRequest = (input: unknown) => validate(contactRequestSchema, input);
export const validateContactForm = (input: unknown) => validate(contactFormSchema, input);

/** The values of a box that is ticked: our own, and HTML's default. */
const TICKED = ['true', 'on'];

/** The values of a plain form post, or of the form's `FormData`, as the schema expects them. */
export function formInput(data: FormData | URLSearchParams): Record<string, unknown> {
  const values = CONTACT_FIELDS.map((name) => [
    name,
    isTick(name) ? TICKED.includes(String(data.get(name))) : (data.get(name) ?? ''),
  ]);
  return { ...Object.fromEntries(values), [HONEYPOT]: data.get(HONEYPOT) ?? '' };
}
