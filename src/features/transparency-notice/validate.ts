import * as z from 'zod/mini';
import { parseAmount } from '../../lib/format.ts';
import { fill, normalizeLine, normalizeText } from '../../lib/text.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { EMAIL } from '../contact/fields.ts';
import { type Draft, noticeValues, pieceName, valuesOf } from './draft.ts';
import { type Field, FIELD_NAMES, type Kind, ruleOf } from '../../schemas/notice-fields.ts';
import { completeUrl, dateText, isAsked, LATER, LIMITS, type Values } from './values.ts';

/** Every way in which a field can be wrong; the texts are in `transparenzhinweis.json`. */
const ERRORS = [
  'required',
  'amount_required',
  'choice_required',
  'date_required',
  'too_long',
  'email_invalid',
  'url_invalid',
  'url_insecure',
  'url_taken',
  'amount_invalid',
  'count_invalid',
  'date_invalid',
  'period_reversed',
  'period_after_election',
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

/** Browsers warn of such a page. */
const INSECURE = /^http:/i;
const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
/** As people write and read it: no backslash, and no name before the host that looks like another host. */
const PLAIN_URL = /^https:\/\/[^/@\\\s]+(?:[/?#][^\\\s]*)?$/i;

/** The values that each kind of field takes. Issues carry a `FieldError` as their message. */
const SCHEMAS: Record<Exclude<Kind, 'choice'>, z.ZodMiniType<string, string>> = {
  line: ofKind('line'),
  text: ofKind('text'),
  email: ofKind('email').check(z.regex(EMAIL, { error: 'email_invalid' })),
  url: ofKind('url').check(
    z.refine((value) => !INSECURE.test(value), { error: 'url_insecure' }),
    z.refine((value) => PLAIN_URL.test(value) && httpsUrl.safeParse(value).success, {
      error: 'url_invalid',
    }),
  ),
  euros: ofKind('euros').check(
    z.refine((value) => parseAmount(value) !== undefined, { error: 'amount_invalid' }),
  ),
  count: ofKind('count').check(z.regex(/^[1-9]\d*$/, { error: 'count_invalid' })),
  date: ofKind('date').check(
    z.refine(
      (value) => z.iso.date().safeParse(value).success && value >= DAY.min && value <= DAY.max,
      { error: 'date_invalid' },
    ),
  ),
};

const isFieldError = (value: string | undefined): value is FieldError =>
  ERRORS.some((code) => code === value);

/** How a field lacks its answer. */
function emptyError({ kind }: ReturnType<typeof ruleOf>): FieldError {
  if (kind === 'date') return 'date_required';
  return kind === 'euros' ? 'amount_required' : 'required';
}

/** The value of a field after normalisation, or what is wrong with it. */
function check(field: Field, typed: string): { value: string } | { error: FieldError } {
  const rule = ruleOf(field);
  const { kind, required, options, later } = rule;
  if (kind === 'choice') {
    return options?.includes(typed) ? { value: typed } : { error: 'choice_required' };
  }
  const value = normalizeLine(typed) === '' ? '' : typed;
  if (later && (value === LATER || (value === '' && required))) return { value: LATER };
  if (value === '') return required ? { error: emptyError(rule) } : { value };
  const result = SCHEMAS[kind].safeParse(value);
  if (result.success) return { value: result.data };
  const code = result.error.issues[0]?.message;
  return { error: isFieldError(code) ? code : 'required' };
}

/** The answers that are right, and what is wrong with the others: nothing in a complete notice. */
export interface Validation {
  ok: boolean;
  notice: Notice;
  errors: FieldErrors;
}

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
  if (from && election && election < from) errors.period_from = 'period_after_election';
  return { ok: Object.keys(errors).length === 0, notice, errors };
}

/** The answers that are right so far, for the label that grows beside the form. */
export const answered = (values: Values): Notice => validate(values).notice;

/** What the label lacks. */
export const openOnLabel = ({ errors }: Validation): Field[] =>
  FIELD_NAMES.filter((field) => errors[field] && ruleOf(field).onLabel);

/** Whether all that the label needs is answered: it can be printed before the notice is complete. */
export const isLabelReady = (validation: Validation): boolean =>
  openOnLabel(validation).length === 0;

/** A remark on an answer that is allowed and often a mistake; the texts are in `transparenzhinweis.json`. */
export type Remark = 'election_past' | 'period_long';
/** More days than nearly every piece is to be seen. */
const LONG = 365;

/**
 * The remarks, by field. They keep nobody from the result.
 *
 * @param today in Berlin
 */
export function remarksOn(values: Values, today: string): Partial<Record<Field, Remark>> {
  const { election_date, period_from: from, period_to: to } = answered(values);
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : 0;
  return {
    ...(election_date && election_date < today ? { election_date: 'election_past' } : {}),
    ...(days > LONG ? { period_to: 'period_long' } : {}),
  };
}

/** The question about the address of a piece's notice. */
export const addressField = ({ publisher }: Values) =>
  publisher === 'company' ? 'publisher_url' : 'notice_url';

/** The page on which a piece's notice is to stand: one with `www.` and a place in it are the same. */
function placeOf(values: Values): string | undefined {
  const field = addressField(values);
  const result = isAsked(field, values) ? check(field, values[field]) : undefined;
  if (!result || 'error' in result || !result.value) return undefined;
  const { host, pathname, search } = new URL(result.value);
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search;
}

/** The index of another piece whose notice has the same address. A company may have one for several. */
export function sameAddress(draft: Draft, index: number): number | undefined {
  const own = draft.pieces[index];
  const place = own && placeOf(own);
  if (!place) return undefined;
  const at = draft.pieces.findIndex((piece, other) => {
    const areForeign = own.publisher === 'company' && piece.publisher === 'company';
    return other !== index && !areForeign && placeOf(piece) === place;
  });
  return at >= 0 ? at : undefined;
}

/** Checks all that the notice of a piece says. Each piece needs an address of its own. */
export function validatePiece(draft: Draft, index: number): Validation {
  const checked = validate(noticeValues(draft, index));
  if (sameAddress(draft, index) === undefined) return checked;
  const field = addressField(valuesOf(draft, index));
  return { ...checked, ok: false, errors: { ...checked.errors, [field]: 'url_taken' } };
}

/** What is wrong with the answers of a piece, in words. */
export function messagesOf(
  draft: Draft,
  index: number,
  { messages, form }: NoticeTexts,
): Partial<Record<Field, string>> {
  const checked = validatePiece(draft, index);
  const { election_date } = answered(valuesOf(draft, index));
  const day = election_date ? dateText(election_date) : '';
  const twin = sameAddress(draft, index);
  const name = twin === undefined ? '' : pieceName(draft, twin, form.pieces.unnamed);
  return Object.fromEntries(
    Object.entries(checked.errors).map(([field, error]) => [
      field,
      fill(messages[error], { day, name }),
    ]),
  );
}
