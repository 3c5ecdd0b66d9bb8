import { reachAt, type Opening } from '../../lib/opening-hours.ts';
import type { ContactPage } from './words-schema.ts';
import { electionLabel, withColon } from './fields.ts';
import { type ContactField, CONTACT_FIELDS, isText, contactRule } from './contact-fields.ts';
import { encodeMailText, LONGEST_MAILTO, mailto } from '../../lib/mailto.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';

type Texts = Pick<ContactPage['form'], 'fields' | 'fallback'>;

/** A request that could not be sent, for the visitor to send by e-mail. */
interface EmailFallback {
  /** To copy. */
  text: string;
  /** `mailto:` with everything filled in. */
  href: string;
}

/** The value of a field, with its label; empty where there is none. */
function describeField(
  field: ContactField,
  data: FormData | URLSearchParams,
  { fields }: Texts,
): string | undefined {
  const { label } = fields[field];
  const typed = String(data.get(field) ?? '').trim();
  switch (contactRule(field).kind) {
    case 'tick':
      return data.has(field) ? withoutSoftHyphens(label) : undefined;
    case 'consent':
      // A tick on a page is none in an e-mail.
      return undefined;
    case 'election': {
      const name = electionLabel(typed);
      return name && `${withColon(label)} ${name}`;
    }
    case 'text':
      return typed;
    default:
      return typed && `${withColon(label)} ${typed}`;
  }
}

/** The lines of the form, and below them what was written in several lines. */
function describeRequest(data: FormData | URLSearchParams, texts: Texts): string | undefined {
  const describe = (field: ContactField) => describeField(field, data, texts) || [];
  const lines = CONTACT_FIELDS.filter((field) => !isText(field)).flatMap(describe);
  const paragraphs = CONTACT_FIELDS.filter(isText).flatMap(describe);
  return [lines.join('\n'), ...paragraphs].filter(Boolean).join('\n\n') || undefined;
}

/** `mailto:` with subject and as much of the body as every program takes. */
function mailtoHref(to: string, subject: string, body: string, cut: string): string {
  const href = (text: string) => mailto(to, subject, text);
  const whole = href(body);
  if (whole.length <= LONGEST_MAILTO) return whole;
  const end = `\n\n${cut}`;
  let room = LONGEST_MAILTO - href(end).length;
  let fitting = '';
  for (const character of body) {
    room -= encodeMailText(character).length;
    if (room < 0) break;
    fitting += character;
  }
  return href(fitting + end);
}

/** The request in the form's controls as an e-mail to `to` and as text. */
export function emailFallback(
  data: FormData | URLSearchParams,
  texts: Texts,
  to: string,
): EmailFallback | undefined {
  const request = describeRequest(data, texts);
  if (!request) return undefined;
  const { subject, cut } = texts.fallback;
  return { text: request, href: mailtoHref(to, subject, request, cut) };
}

/** When somebody answers the telephone: „jetzt erreichbar, bis 19:00 Uhr“. */
export function reachText(
  now: Date,
  hours: readonly Opening[],
  { reach: texts }: Pick<Texts['fallback'], 'reach'>,
): string {
  const reach = reachAt(now, hours);
  if (!reach) return '';
  if (reach.open) return fill(texts.now, { to: reach.to });
  const { from, weekday, days } = reach;
  const sentence = [texts.today, texts.tomorrow][days] ?? texts.later;
  return fill(sentence, { from, weekday });
}
