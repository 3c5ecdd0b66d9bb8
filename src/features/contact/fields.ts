import { CAMPAIGN_TYPE_LABELS, electionOf } from '../../config/elections.ts';
import { withoutSoftHyphens } from '../../lib/text.ts';
import { type ContactField, CONTACT_FIELDS } from './contact-fields.ts';

/** The name of a field that people neither see nor reach by keyboard: only programs fill it in. */
export const HONEYPOT = 'betreff';

/** The numbers that the fields have in the form, for sentences that refer to one: `{phone}`. */
export const FIELD_NUMBERS = Object.fromEntries(
  CONTACT_FIELDS.map((field, index) => [field, index + 1]),
) as Record<ContactField, number>;

/** The name of an election by the value of its option; undefined for any other text. */
export function electionLabel(value: unknown): string | undefined {
  const type = electionOf(value);
  return type && CAMPAIGN_TYPE_LABELS[type];
}

/** A label in a message, such as `Name:`; a question needs no colon. */
export function withColon(label: string): string {
  const words = withoutSoftHyphens(label);
  return /[?.!:]$/.test(words) ? words : `${words}:`;
}
