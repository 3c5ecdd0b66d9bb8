import { CAMPAIGN_TYPE_LABELS, type CampaignType, electionOf } from '../../config/elections.ts';
import type { Day } from '../../lib/day.ts';

/** The ways in which a field can be wrong. */
export type ContactError = 'too_short' | 'too_long' | 'umlaut' | 'invalid';

interface KindRule {
  /** The least and the greatest number of characters of a text, after normalisation. */
  min?: number;
  max?: number;
  /** Whether a field takes half a row. */
  half?: true;
  errors: readonly ContactError[];
}

/**
 * The kinds of fields, each with its limits and the ways in which it can be wrong. `name`, `email`, `tel` and `line`
 * are one line of text; a `name` has a letter in it. `text` has several lines, which stand below all other values in an
 * e-mail. `election` is one of the types of campaigns, `tick` a box to tick, and `consent` the box without which
 * nothing is sent.
 */
const KINDS = {
  name: { min: 2, max: 120, half: true, errors: ['too_short', 'too_long', 'invalid'] },
  email: { max: 254, half: true, errors: ['too_long', 'umlaut', 'invalid'] },
  tel: { min: 5, max: 40, half: true, errors: ['too_short', 'too_long'] },
  line: { max: 160, half: true, errors: ['too_long', 'invalid'] },
  text: { min: 10, max: 5000, errors: ['too_short', 'too_long'] },
  election: { errors: ['invalid'] },
  tick: { errors: ['invalid'] },
  consent: { errors: ['invalid'] },
} as const satisfies Record<string, KindRule>;

interface FieldRule {
  /** The field's name in the visual editor. */
  title: string;
  /**
   * The day since which the form has the field. The build refuses a consent whose wording is older (`wordingOf` in
   * `src/content/kontakt.json`).
   */
  since: Day;
  kind: keyof typeof KINDS;
  optional?: true;
  autoComplete?: string;
}

/**
 * The fields of the contact form, in the form's order, which is also the order of errors. The schema, the form, the
 * page without script, the mail to the team and the privacy statement loop over them. Their labels and the sentences
 * of their errors are in `src/content/kontakt.json`.
 */
const FIELDS = {
  name: { title: 'Name', since: '2026-11-27', kind: 'name', autoComplete: 'name' },
  email: { title: 'E-Mail', since: '2026-11-27', kind: 'email', autoComplete: 'email' },
  phone: {
    title: 'Telefon',
    since: '2026-11-27',
    kind: 'tel',
    optional: true,
    autoComplete: 'tel',
  },
  organization: {
    title: 'Partei',
    since: '2026-11-27',
    kind: 'line',
    optional: true,
    autoComplete: 'organization',
  },
  campaign_type: { title: 'Art der Wahl', since: '2026-11-27', kind: 'election' },
  message: { title: 'Nachricht', since: '2026-11-27', kind: 'text' },
  prefer_phone: { title: 'Rückruf', since: '2026-11-27', kind: 'tick', optional: true },
  agree_privacy: { title: 'Einwilligung', since: '2026-11-27', kind: 'consent' },
} as const satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof FIELDS;
/** The box without which nothing is sent. */
export const CONSENT = 'agree_privacy' satisfies ContactField;
export const CONTACT_FIELDS = Object.keys(FIELDS) as ContactField[];
export type ContactRule = FieldRule & KindRule;
export const contactRule = (field: ContactField): ContactRule => ({
  ...FIELDS[field],
  ...KINDS[FIELDS[field].kind],
});

/** The valid values of a field. A blank optional text is undefined. */
type ValueOf<Rule extends FieldRule> = Rule['kind'] extends 'election'
  ? CampaignType
  : Rule['kind'] extends 'tick'
    ? boolean
    : Rule extends { optional: true }
      ? string | undefined
      : string;

/** A valid request. The consent is no part of it, because there is no request without it. */
export type ContactRequest = {
  [Field in Exclude<ContactField, typeof CONSENT>]: ValueOf<(typeof FIELDS)[Field]>;
};

export const isTick = (field: ContactField): boolean =>
  ['tick', 'consent'].includes(FIELDS[field].kind);

/**
 * The fields that stand in an e-mail with a request in a line each. The consent is not among them: the team's mail
 * names the wording of the consent, and in a visitor's own e-mail a tick on a page is no consent.
 */
export const LINE_FIELDS = CONTACT_FIELDS.filter(
  (field) => FIELDS[field].kind !== 'text' && field !== CONSENT,
);
/** The fields that stand as paragraphs in an e-mail with a request. */
export const PARAGRAPH_FIELDS = CONTACT_FIELDS.filter((field) => FIELDS[field].kind === 'text');

/** The number of each field in the form, for sentences that refer to a field: `{phone}`. */
export const FIELD_NUMBERS = Object.fromEntries(
  CONTACT_FIELDS.map((field, index) => [field, index + 1]),
) as Record<ContactField, number>;

/** The wrong fields, each with what is wrong with it. */
export type ContactErrors = Partial<Record<ContactField, ContactError>>;

/** The wrong fields, each with the sentence that the visitor reads. */
export type ContactMessages = Partial<Record<ContactField, string>>;

/** The name of a field that people neither see nor reach by keyboard, so that only programs fill it in. */
export const HONEYPOT = 'betreff';

/** The name of an election by the value of its option; undefined for any other value. */
export function electionLabel(value: unknown): string | undefined {
  const type = electionOf(value);
  return type && CAMPAIGN_TYPE_LABELS[type];
}
