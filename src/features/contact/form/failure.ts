import { LONGEST_MAILTO, mailto } from '../../../lib/mailto.ts';
import { withColon, withoutSoftHyphens } from '../../../lib/text.ts';
import {
  CONSENT,
  CONTACT_FIELDS,
  type ContactField,
  contactRule,
  electionLabel,
  isText,
} from '../fields.ts';
import { AGENCY, words } from '../words.ts';

/** The text for a visitor whose request was not sent, and the other ways to send it. */
export interface Failure {
  message: string;
  /** A `mailto:` link with the request in it; undefined if nothing was filled in or the form could not be read. */
  href?: string | undefined;
  /** Whether the values are no longer on this page, because the form was too large to be read. */
  isLost: boolean;
}

/** A field as it stands in the prepared e-mail: its value with its label, or an empty text. */
function describeField(field: ContactField, data: FormData | URLSearchParams): string {
  const { label } = words.fields[field];
  const { kind } = contactRule(field);
  const typed = String(data.get(field) ?? '').trim();
  // A tick on a page is no consent in an e-mail.
  if (field === CONSENT) return '';
  if (kind === 'tick') return data.has(field) ? withoutSoftHyphens(label) : '';
  if (kind === 'text') return typed;
  const value = kind === 'election' ? electionLabel(typed) : typed;
  return value ? `${withColon(label)} ${value}` : '';
}

/** The values of the form as text: one line for each field, and the longer texts as paragraphs below. */
function describeRequest(data: FormData | URLSearchParams): string {
  const describe = (fields: readonly ContactField[]) =>
    fields.map((field) => describeField(field, data)).filter(Boolean);
  const lines = describe(CONTACT_FIELDS.filter((field) => !isText(field)));
  const paragraphs = describe(CONTACT_FIELDS.filter(isText));
  return [lines.join('\n'), ...paragraphs].filter(Boolean).join('\n\n');
}

/** A `mailto:` link with the subject and as much of the text as every mail program takes. */
function mailtoHref(text: string): string {
  const { subject, cut } = words.fallback;
  const whole = mailto(AGENCY.email, subject, text);
  if (whole.length <= LONGEST_MAILTO) return whole;
  const characters = [...text].slice(0, LONGEST_MAILTO);
  const shortened = () => mailto(AGENCY.email, subject, `${characters.join('')}\n\n${cut}`);
  while (shortened().length > LONGEST_MAILTO) characters.splice(-20);
  return shortened();
}

/**
 * Describes the failure of a request.
 *
 * @param message the sentence that says what went wrong
 * @param data the values of the form; undefined if the Function could not read them
 */
export function describeFailure(
  message: string,
  data: FormData | URLSearchParams | undefined,
): Failure {
  const text = data && describeRequest(data);
  return { message, isLost: !data, href: text && mailtoHref(text) };
}
