import { isDay } from '../../lib/day.ts';
import { asciiEmail, bareEmail, DOMAIN, emailError } from '../../lib/email.ts';
import { parseAmount } from '../../lib/format.ts';
import { normalizeLine, normalizeText } from '../../lib/normalize.ts';
import { type Field, FIELD_NAMES, isField, type Kind, ruleOf } from './notice-fields.ts';
import type { NoticeWords } from './form-schema.ts';

/** Answers as they are typed. */
export type Answers = Partial<Record<Field, string>>;

/** The right answers in their normalised form. Answers that are missing or not asked for are left out. */
export type Notice = Partial<Record<Field, string>>;

/** The code of an error at a field: the name of its message in `transparenzhinweis.json`. */
type NoticeError = keyof NoticeWords['messages'];
export type NoticeErrors = Partial<Record<Field, NoticeError>>;

/** Whether the other answers ask for this field. */
export function isAsked(field: Field, values: Answers): boolean {
  const { after } = ruleOf(field);
  return (
    !after ||
    after.some(
      ([choice, ...answers]) =>
        isField(choice) && isAsked(choice, values) && answers.includes(values[choice] ?? ''),
    )
  );
}

/** The pattern of an address as it is printed, without its scheme: `www.liste.example/wahl`. */
const WITHOUT_SCHEME = /^[^:/?#@\s]+\.[^:/?#@\s]+(?:[/?#]|$)/;

/** Normalises a typed value, and adds the scheme to an address that has none. */
function normalize(kind: Kind, value: string): string {
  if (kind === 'text') return normalizeText(value);
  const line = normalizeLine(value);
  if (kind === 'email') return bareEmail(line);
  return kind === 'url' && WITHOUT_SCHEME.test(line) ? `https://${line}` : line;
}

/** The pattern of an address without encryption, of which browsers warn. */
const INSECURE = /^http:/i;
/** The pattern of an address without a backslash and without a user name, which could look like another host. */
const PLAIN_URL = /^https:\/\/[^/@\\\s]+(?:[/?#][^\\\s]*)?$/i;
const isUrl = (value: string): boolean =>
  PLAIN_URL.test(value) && URL.canParse(value) && DOMAIN.test(new URL(value).hostname);

/** Functions that check a normalised value, by its kind. They return the code of the error, or false. */
const CHECKS: Partial<Record<Kind, (value: string) => NoticeError | false>> = {
  // A domain may have umlauts. It is checked in ASCII and shown as it was typed.
  email: (value) => {
    const error = emailError(asciiEmail(value));
    return error ? `email_${error}` : false;
  },
  url: (value) => {
    if (INSECURE.test(value)) return 'url_insecure';
    return !isUrl(value) && 'url_invalid';
  },
  euros: (value) => parseAmount(value) === undefined && 'amount_invalid',
  // Browsers let people type any year.
  date: (value) => !(value.startsWith('20') && isDay(value)) && 'date_invalid',
};

/** The normalised value of a field, or the code of its error. */
function check(field: Field, typed: string): { value: string } | { error: NoticeError } {
  const { kind, optional, options, missing, max } = ruleOf(field);
  const value = normalize(kind, typed);
  if (value === '' && optional) return { value };
  if (value === '' || (options && !options.includes(value))) return { error: missing };
  if (value.length > max) return { error: 'too_long' };
  const error = CHECKS[kind]?.(value);
  return error ? { error } : { value };
}

/** Checks the answers of a piece and its campaign, and leaves out fields that are not asked for. */
export function validate(values: Answers): { notice: Notice; errors: NoticeErrors } {
  const notice: Notice = {};
  const errors: NoticeErrors = {};
  for (const field of FIELD_NAMES.filter((name) => isAsked(name, values))) {
    const result = check(field, values[field] ?? '');
    if ('error' in result) errors[field] = result.error;
    else if (result.value) notice[field] = result.value;
  }
  const { period_from: from, period_to: to, election_date: election } = notice;
  if (from && to && to < from) errors.period_to = 'period_reversed';
  if (from && election && election < from) errors.period_from = 'period_after_election';
  return { notice, errors };
}
