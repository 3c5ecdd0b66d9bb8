import * as z from 'zod/mini';
import { parseEuros } from '../../lib/format.ts';
import { normalizeLine, normalizeText } from '../../lib/text.ts';
import { EMAIL } from '../contact/fields.ts';
import {
  type Field,
  FIELD_NAMES,
  isAsked,
  type Kind,
  LIMITS,
  ruleOf,
  type Values,
} from './values.ts';

/** Every way in which a field can be wrong; the texts are in `transparenzhinweis.json`. */
const ERRORS = [
  'required',
  'choice_required',
  'too_long',
  'email_invalid',
  'url_invalid',
  'amount_invalid',
  'date_invalid',
  'period_reversed',
  'election_before_period',
] as const;
type FieldError = (typeof ERRORS)[number];
export type FieldErrors = Partial<Record<Field, FieldError>>;

/** The answers of a complete notice: normalised, and only those that are asked for and given. */
export type Notice = Partial<Values>;

function normalize(kind: Kind, value: string): string {
  if (kind === 'text') return normalizeText(value);
  const line = normalizeLine(value);
  return kind === 'url' ? completeUrl(line) : line;
}

const ofKind = (kind: Kind) => {
  return z.string().check(
    z.overwrite((value) => normalize(kind, value)),
    z.maxLength(LIMITS[kind], { error: 'too_long' }),
  );
};

// ISO days sort as text. A year of five digits, which some browsers let people type, is a mistake.
const DAY = { min: '2000-01-01', max: '2099-12-31' };

/** An address as it stands on paper, `www.liste.example/wahl`. */
const WITHOUT_SCHEME = /^[^:/?#@\s]+\.[^:/?#@\s]+(?:[/?#]|$)/;
const completeUrl = (value: string) => (WITHOUT_SCHEME.test(value) ? `https://${value}` : value);

const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
/** As people write and read it: no backslash, and no name before the host that looks like another host. */
const PLAIN_URL = /^https:\/\/[^/@\\\s]+(?:[/?#][^\\\s]*)?$/i;

/** The values that each kind of field takes. Issues carry a `FieldError` as their message. */
const SCHEMAS: Record<Exclude<Kind, 'choice'>, z.ZodMiniType<string, string>> = {
  line: ofKind('line'),
  text: ofKind('text'),
  email: ofKind('email').check(z.regex(EMAIL, { error: 'email_invalid' })),
  url: ofKind('url').check(
    z.refine((value) => PLAIN_URL.test(value) && httpsUrl.safeParse(value).success, {
      error: 'url_invalid',
    }),
  ),
  euros: ofKind('euros').check(
    z.refine((value) => parseEuros(value) !== undefined, { error: 'amount_invalid' }),
  ),
  date: ofKind('date').check(
    z.refine(
      (value) => z.iso.date().safeParse(value).success && value >= DAY.min && value <= DAY.max,
      { error: 'date_invalid' },
    ),
  ),
};

const isFieldError = (value: string | undefined): value is FieldError =>
  ERRORS.some((code) => code === value);

/** The value of a field after normalisation, or what is wrong with it. */
function check(field: Field, typed: string): { value: string } | { error: FieldError } {
  const { kind, required, options } = ruleOf(field);
  if (kind === 'choice') {
    return options?.includes(typed) ? { value: typed } : { error: 'choice_required' };
  }
  const value = normalizeLine(typed) === '' ? '' : typed;
  if (value === '') return required ? { error: 'required' } : { value };
  const result = SCHEMAS[kind].safeParse(value);
  if (result.success) return { value: result.data };
  const code = result.error.issues[0]?.message;
  return { error: isFieldError(code) ? code : 'required' };
}

export type Validation = { ok: true; notice: Notice } | { ok: false; errors: FieldErrors };

/** Checks the whole form. Fields that the other answers do not ask for are left out. */
export function validate(values: Values): Validation {
  const notice: Notice = {};
  const errors: FieldErrors = {};
  for (const field of FIELD_NAMES.filter((name) => isAsked(name, values))) {
    const result = check(field, values[field]);
    if ('error' in result) errors[field] = result.error;
    else if (result.value) notice[field] = result.value;
  }
  const { period_from: from, period_to: to, election_date: election } = notice;
  if (from && to && to < from) errors.period_to = 'period_reversed';
  if (from && election && election < from) errors.election_date = 'election_before_period';
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, notice };
}
