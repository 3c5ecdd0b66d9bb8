import {
  type ContactField,
  type ContactRequest,
  CONTACT_FIELDS,
  contactRule,
  isTick,
} from '../../src/features/contact/fields.ts';
import { validateContact } from '../../src/features/contact/request-schema.ts';

/** A valid value for each field that has to be filled in, ticks aside. */
export const requiredValues = () =>
  Object.fromEntries(
    CONTACT_FIELDS.filter((field) => contactRule(field).required && !isTick(field)).map(
      (field, index) => [field, valueOf(field, index)],
    ),
  ) as Partial<Record<ContactField, string>>;

/** A JSON body that the endpoint accepts; every value is easy to find again in a mail or a log. */
export const contactInput = (changes: Record<string, unknown> = {}) => ({
  ...requiredValues(),
  name: 'Anna Beispiel',
  email: 'anna@waehler.example',
  phone: '030 23125 777',
  organization: 'Freie Liste Musterstadt',
  campaign_type: 'mayor',
  message: 'Wir suchen Hilfe für den Wahlkampf.\nGern ab Mai.',
  prefer_phone: false,
  ...changes,
});

/** The words of the usual request, none of which may stand in a log or an alert. */
export const visitorWords = (): string[] =>
  Object.values(contactInput()).flatMap((value) =>
    typeof value === 'string' ? value.split('\n') : [],
  );

/** The request as the schema returns it. Throws if the changes make it invalid. */
export function contactRequest(changes: Record<string, unknown> = {}): ContactRequest {
  const result = validateContact({ ...contactInput(changes), agree_privacy: true });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
}

function valueOf(field: ContactField, number: number): string {
  switch (contactRule(field).kind) {
    case 'election':
      return 'mayor';
    case 'tick':
    case 'consent':
      return 'true';
    case 'email':
      return `${field}-${number}@waehler.example`;
    case 'tel':
      return `030 23125 7${number}`;
    default:
      return `Angabe ${number}: ${field}`;
  }
}

/** A valid value for each field of the form, and another one for each. */
export const everyField = () =>
  Object.fromEntries(
    CONTACT_FIELDS.map((field, index) => [field, valueOf(field, index)]),
  ) as Record<ContactField, string>;

/** The plain form post of a browser without JavaScript; `undefined` leaves a control out. */
export function contactForm(changes: Record<string, string | undefined> = {}): URLSearchParams {
  const { prefer_phone: _, ...controls } = contactInput();
  const fields = { ...controls, agree_privacy: 'true', ...changes };
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
