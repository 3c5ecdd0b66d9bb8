import { LONGEST_MAILTO, mailto } from '../../../lib/mailto.ts';
import { withColon, withoutSoftHyphens } from '../../../lib/text.ts';
import {
  type ContactField,
  contactRule,
  electionLabel,
  isTick,
  LINE_FIELDS,
  PARAGRAPH_FIELDS,
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

/** The values of the form as text: a line for each field that is filled in, and the message below. */
function describeRequest(data: FormData | URLSearchParams): string {
  const valueOf = (field: ContactField) => String(data.get(field) ?? '').trim();
  const lines = LINE_FIELDS.flatMap((field) => {
    const { label } = words.fields[field];
    if (isTick(field)) return data.has(field) ? withoutSoftHyphens(label) : [];
    const isElection = contactRule(field).kind === 'election';
    const value = isElection ? electionLabel(valueOf(field)) : valueOf(field);
    return value ? `${withColon(label)} ${value}` : [];
  });
  return [lines.join('\n'), ...PARAGRAPH_FIELDS.map(valueOf)].filter(Boolean).join('\n\n');
}

/** A `mailto:` link with the subject and as much of the text as every mail program takes. */
function mailtoHref(text: string): string {
  const { subject, cut } = words.fallback;
  const whole = mailto(AGENCY.email, subject, text);
  if (whole.length <= LONGEST_MAILTO) return whole;
  const characters = [...text].slice(0, LONGEST_MAILTO);
  const shortened = () => mailto(AGENCY.email, subject, `${characters.join('')}\n\n${cut}`);
  while (characters.length > 0 && shortened().length > LONGEST_MAILTO) characters.splice(-20);
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
