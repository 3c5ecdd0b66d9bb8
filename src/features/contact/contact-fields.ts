import type { CampaignType } from '../../config/elections.ts';

/** Every way a field can be wrong. */
export const FIELD_ERRORS = ['too_short', 'too_long', 'umlaut', 'invalid'] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** A sentence for each way in which a field of this kind can be wrong. */
interface Errors<Code extends FieldError> {
  errors: Readonly<Record<Code, string>>;
}

/** Least and most characters, after normalisation. */
type Limits =
  | ({ min: number; max: number } & Errors<'too_short' | 'too_long'>)
  | ({ min?: never; max: number } & Errors<'too_long' | 'invalid'>);

/** One line of text. A `name` has a letter in it. `autoComplete` is HTML's word for what it holds. */
export type LineRule = { autoComplete: string } & (
  | ({ kind: 'line' | 'tel' } & Limits)
  | ({ kind: 'email'; min?: never; max: number } & Errors<'too_long' | 'umlaut' | 'invalid'>)
  | ({ kind: 'name'; min: number; max: number } & Errors<'too_short' | 'too_long' | 'invalid'>)
);
/** Several lines, which stand below all others in a message. */
export type TextRule = { kind: 'text' } & Limits;
/** One of the types of campaigns, a tick, or the consent, without which nothing is sent. */
type ChoiceRule = { kind: 'election' | 'tick' | 'consent' } & Errors<'invalid'>;

export type FieldRule = {
  /** The field's name in the visual editor. */
  title: string;
  /** A visitor has to fill it in. */
  required: boolean;
} & (LineRule | TextRule | ChoiceRule);

/**
 * The fields of the contact form in its order, which is also the order of errors. The schema, the
 * form, the page without script, both messages and the privacy statement loop over them. Their labels
 * are in `src/content/kontakt.json`; the wording of the errors is agreed with the agency.
 */
const FIELDS = {
  name: {
    title: 'Name',
    kind: 'name',
    required: true,
    autoComplete: 'name',
    min: 2,
    max: 120,
    errors: {
      too_short: 'Name muss mindestens 2 Zeichen lang sein',
      too_long: 'Name darf höchstens 120 Zeichen lang sein',
      invalid: 'Name muss mindestens einen Buchstaben enthalten',
    },
  },
  email: {
    title: 'E-Mail',
    kind: 'email',
    required: true,
    autoComplete: 'email',
    max: 254,
    errors: {
      too_long: 'Ungültige E-Mail-Adresse',
      umlaut:
        'Ungültige E-Mail-Adresse: Vor dem @ steht kein Umlaut und kein Akzent, meist heißt es dort ae, oe oder ue',
      invalid: 'Ungültige E-Mail-Adresse',
    },
  },
  phone: {
    title: 'Telefon',
    kind: 'tel',
    required: false,
    autoComplete: 'tel',
    min: 5,
    max: 40,
    errors: {
      too_short: 'Telefonnummer muss mindestens 5 Zeichen lang sein',
      too_long: 'Telefonnummer darf höchstens 40 Zeichen lang sein',
    },
  },
  organization: {
    title: 'Partei',
    kind: 'line',
    required: false,
    autoComplete: 'organization',
    max: 160,
    errors: {
      too_long: 'Partei darf höchstens 160 Zeichen lang sein',
      invalid: 'Partei muss ein Text sein',
    },
  },
  campaign_type: {
    title: 'Art der Wahl',
    kind: 'election',
    required: true,
    errors: { invalid: 'Bitte wähle einen Kampagnentyp' },
  },
  message: {
    title: 'Nachricht',
    kind: 'text',
    required: true,
    min: 10,
    max: 5000,
    errors: {
      too_short: 'Nachricht muss mindestens 10 Zeichen lang sein',
      too_long: 'Nachricht darf höchstens 5.000 Zeichen lang sein',
    },
  },
  prefer_phone: {
    title: 'Rückruf',
    kind: 'tick',
    required: false,
    errors: { invalid: 'Rückruf muss ja oder nein sein' },
  },
  agree_privacy: {
    title: 'Einwilligung',
    kind: 'consent',
    required: true,
    errors: { invalid: 'Du musst den Datenschutzbestimmungen zustimmen' },
  },
} as const satisfies Record<string, FieldRule>;

type Rules = typeof FIELDS;
export type ContactField = keyof Rules;
export const CONTACT_FIELDS = Object.keys(FIELDS) as ContactField[];
export const contactRule = (field: ContactField): FieldRule => FIELDS[field];

type Value<Rule extends FieldRule> = Rule['kind'] extends 'election'
  ? CampaignType
  : Rule['kind'] extends 'tick'
    ? boolean
    : Rule['kind'] extends 'consent'
      ? true
      : Rule['required'] extends true
        ? string
        : string | undefined;
/** The values of a valid form's fields. */
export type Values = { [Name in ContactField]: Value<Rules[Name]> };

/** Whether it is a box to tick. */
export const isTick = (field: ContactField): boolean =>
  ['tick', 'consent'].includes(FIELDS[field].kind);

/** Whether it has several lines. */
export const isText = (field: ContactField): boolean => FIELDS[field].kind === 'text';

/** The fields that are wrong. */
export type FieldErrors = Partial<Record<ContactField, FieldError>>;

/** The sentence for what is wrong with a field. */
export function messageOf(field: ContactField, error: FieldError): string {
  const messages: Partial<Record<FieldError, string>> = FIELDS[field].errors;
  return messages[error] ?? '';
}

/** Wrong fields with their sentences, in the order of the form. */
export const fieldMessages = (errors: FieldErrors = {}): [ContactField, string][] =>
  CONTACT_FIELDS.flatMap((field): [ContactField, string][] => {
    const error = errors[field];
    return error ? [[field, messageOf(field, error)]] : [];
  });
