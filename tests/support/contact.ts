import {
  CONSENT,
  CONTACT_FIELDS,
  type ContactField,
  contactRule,
  type ContactRequest,
  isTick,
} from '../../src/features/contact/fields.ts';
import { validateContact } from '../../src/features/contact/request-schema.ts';

type Kind = ReturnType<typeof contactRule>['kind'];
/** A valid text for each kind of field, which is easy to find again in a mail or a log. */
const TEXTS: Record<Kind, (field: ContactField) => string> = {
  name: () => 'Anna Beispiel',
  email: () => 'anna@waehler.example',
  tel: () => '030 23125 777',
  line: (field) => `Freie Liste ${field}`,
  election: () => 'mayor',
  text: () => 'Wir suchen Hilfe für den Wahlkampf. Gern ab Mai.',
  tick: () => 'true',
  consent: () => 'true',
};

const textsOf = (fields: readonly ContactField[]) =>
  Object.fromEntries(
    fields.map((field) => [field, TEXTS[contactRule(field).kind](field)]),
  ) as Record<ContactField, string>;

/** A valid text for each field of the form. */
export const EVERY_FIELD = textsOf(CONTACT_FIELDS);
/** The fields that a visitor types or chooses, and the boxes that a visitor may leave unticked. */
const TYPED = textsOf(CONTACT_FIELDS.filter((field) => !isTick(field)));
const UNTICKED = CONTACT_FIELDS.filter((field) => isTick(field) && field !== CONSENT);

/** A JSON body that the endpoint accepts. */
export const contactInput = (changes: Record<string, unknown> = {}) => ({
  ...TYPED,
  ...Object.fromEntries(UNTICKED.map((field) => [field, false])),
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
  const fields = { ...TYPED, [CONSENT]: EVERY_FIELD[CONSENT], ...changes };
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
