import { type ContactRequest, validateContactRequest } from '../../src/features/contact/schema.ts';

/** A JSON body that the endpoint accepts; every value is easy to find again in a mail or a log. */
export const contactInput = (changes: Record<string, unknown> = {}) => ({
  name: 'Anna Beispiel',
  email: 'anna@waehler.example',
  phone: '030 23125 777',
  organization: 'Freie Liste Musterstadt',
  campaign_type: 'mayor',
  message: 'Wir suchen Hilfe für den Wahlkampf.\nGern ab Mai.',
  prefer_phone: false,
  ...changes,
});

/** The same as the schema hands it on. Throws where the changes make it invalid. */
export function contactRequest(changes: Record<string, unknown> = {}): ContactRequest {
  const result = validateContactRequest(contactInput(changes));
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
}

/** The plain form post of a browser without JavaScript; `undefined` leaves a control out. */
export function contactForm(changes: Record<string, string | undefined> = {}): URLSearchParams {
  const { prefer_phone: _, ...controls } = contactInput();
  const fields = { ...controls, agree_privacy: 'on', ...changes };
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
