import { asciiEmail, bareEmail, EMAIL, hasForeignLetters } from '../../lib/email.ts';
import { isoDay, parseAmount } from '../../lib/format.ts';
import { normalizeLine, normalizeText } from '../../lib/text.ts';
import { type Field, FIELD_NAMES, type Kind, ruleOf } from './notice-fields.ts';
import { completeUrl, isAsked, LATER, LIMITS, type Values } from './values.ts';

/** Every way in which a field can be wrong; the texts are in `transparenzhinweis.json`. */
export const ERRORS = [
  'required',
  'amount_required',
  'choice_required',
  'date_required',
  'too_long',
  'email_invalid',
  'email_umlaut',
  'url_invalid',
  'url_insecure',
  'url_taken',
  'amount_invalid',
  'count_invalid',
  'date_invalid',
  'period_reversed',
  'period_after_election',
] as const;
export type FieldError = (typeof ERRORS)[number];
export type FieldErrors = Partial<Record<Field, FieldError>>;

/** The answers that are right: normalised, and only those that are asked for and given. */
export type Notice = Partial<Values>;

function normalize(kind: Kind, value: string): string {
  if (kind === 'text') return normalizeText(value);
  const line = normalizeLine(value);
  if (kind === 'email') return bareEmail(line);
  return kind === 'url' ? completeUrl(line) : line;
}

/** A day as `2027-06-13` which the calendar has. A year of five digits, which some browsers let people type, is none. */
function isDay(value: string): boolean {
  const date = /^20\d\d-\d\d-\d\d$/.test(value) ? new Date(value) : new Date(Number.NaN);
  return !Number.isNaN(date.getTime()) && isoDay(date) === value;
}

/** Browsers warn of such a page. */
const INSECURE = /^http:/i;
/** As people write and read it: no backslash, and no name before the host that looks like another host. */
const PLAIN_URL = /^https:\/\/[^/@\\\s]+(?:[/?#][^\\\s]*)?$/i;
/** A host with a dot in it, in the ASCII form that the browser gives it. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
const isUrl = (value: string): boolean =>
  PLAIN_URL.test(value) && URL.canParse(value) && DOMAIN.test(new URL(value).hostname);

/** What is wrong with a normalised value of a kind. */
const CHECKS: Partial<Record<Kind, (value: string) => FieldError | false>> = {
  // A domain may have umlauts; they are shown as they are typed.
  email: (value) => {
    const address = asciiEmail(value);
    if (hasForeignLetters(address)) return 'email_umlaut';
    return !EMAIL.test(address) && 'email_invalid';
  },
  url: (value) => {
    if (INSECURE.test(value)) return 'url_insecure';
    return !isUrl(value) && 'url_invalid';
  },
  euros: (value) => parseAmount(value) === undefined && 'amount_invalid',
  count: (value) => !/^[1-9]\d*$/.test(value) && 'count_invalid',
  date: (value) => !isDay(value) && 'date_invalid',
};

/** How a field of a kind lacks its answer. */
const MISSING: Partial<Record<Kind, FieldError>> = {
  date: 'date_required',
  euros: 'amount_required',
  choice: 'choice_required',
};

/** The value of a field after normalisation, or what is wrong with it. */
function check(field: Field, typed: string): { value: string } | { error: FieldError } {
  const { kind, optional, options, later } = ruleOf(field);
  const value = normalize(kind, typed);
  if (later && (value === LATER || (value === '' && !optional))) return { value: LATER };
  if (options ? !options.includes(value) : value === '' && !optional) {
    return { error: MISSING[kind] ?? 'required' };
  }
  if (value === '') return { value };
  if (value.length > LIMITS[kind]) return { error: 'too_long' };
  const error = CHECKS[kind]?.(value);
  return error ? { error } : { value };
}

/** Checks the answers of one piece, with those of its campaign. Fields that nobody is asked are left out. */
export function validate(values: Values): { notice: Notice; errors: FieldErrors } {
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
  return { notice, errors };
}

/** A remark on an answer that is allowed and often a mistake; the texts are in `transparenzhinweis.json`. */
export type Remark = 'election_past' | 'period_long';
/** More days than nearly every piece is to be seen. */
const LONG = 365;

/**
 * The remarks, by field. They keep nobody from the result.
 *
 * @param today in Berlin
 */
export function remarksOn(notice: Notice, today: string): Partial<Record<Field, Remark>> {
  const { election_date, period_from: from, period_to: to } = notice;
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : 0;
  return {
    ...(election_date && election_date < today ? { election_date: 'election_past' } : {}),
    ...(days > LONG ? { period_to: 'period_long' } : {}),
  };
}
