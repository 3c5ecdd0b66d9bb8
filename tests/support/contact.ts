import type { ContactField, ContactRequest } from '../../src/features/contact/fields.ts';
import { validateContact } from '../../src/features/contact/request-schema.ts';

/**
 * The day since which the form has the fields below. Whoever changes the fields sets it to today, and so the day of the
 * consent in `src/content/kontakt.json` (`agree_privacy.wordingOf`), which must not be earlier.
 */
export const FIELDS_SINCE = '2026-11-27';

/** A valid text for each field of the form; each is easy to find again in a mail or a log. */
export const EVERY_FIELD = {
  name: 'Anna Beispiel',
  email: 'anna@waehler.example',
  phone: '030 23125 777',
  organization: 'Freie Liste Musterstadt',
  campaign_type: 'mayor',
  message: 'Wir suchen Hilfe für den Wahlkampf. Gern ab Mai.',
  prefer_phone: 'true',
  agree_privacy: 'true',
} satisfies Record<ContactField, string>;

const { prefer_phone: _, agree_privacy: agreed, ...TYPED } = EVERY_FIELD;

/** A JSON body that the endpoint accepts. */
export const contactInput = (changes: Record<string, unknown> = {}) => ({
  ...TYPED,
  prefer_phone: false,
  ...changes,
});

/** The words of the usual request, none of which may stand in a log or an alert. */
export const VISITOR_WORDS = Object.values(TYPED);

/** The request as the schema returns it. Throws if the changes make it invalid. */
export function contactRequest(changes: Record<string, unknown> = {}): ContactRequest {
  const result = validateContact({ ...contactInput(changes), agree_privacy: true });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
}

/** The plain form post of a browser without JavaScript; `undefined` leaves a control out. */
export function contactForm(changes: Record<string, string | undefined> = {}): URLSearchParams {
  const fields = { ...TYPED, agree_privacy: agreed, ...changes };
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
