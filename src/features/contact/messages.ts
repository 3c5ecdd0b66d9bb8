import { type CampaignType, type FieldError, LIMITS } from './fields.ts';

/** Specification, section 5, word for word; the sentences for upper limits follow their pattern. */
export const FIELD_MESSAGES: Record<FieldError, string> = {
  name_too_short: 'Name muss mindestens 2 Zeichen lang sein',
  name_too_long: `Name darf höchstens ${LIMITS.name.max} Zeichen lang sein`,
  email_invalid: 'Ungültige E-Mail-Adresse',
  phone_too_short: 'Telefonnummer muss mindestens 5 Zeichen lang sein',
  phone_too_long: `Telefonnummer darf höchstens ${LIMITS.phone.max} Zeichen lang sein`,
  organization_too_long: `Partei darf höchstens ${LIMITS.organization.max} Zeichen lang sein`,
  organization_invalid: 'Partei muss ein Text sein',
  campaign_type_invalid: 'Bitte wähle einen Kampagnentyp',
  message_too_short: 'Nachricht muss mindestens 10 Zeichen lang sein',
  message_too_long: 'Nachricht darf höchstens 5.000 Zeichen lang sein',
  privacy_required: 'Du musst den Datenschutzbestimmungen zustimmen',
  prefer_phone_invalid: 'Rückruf muss ja oder nein sein',
};

/** Specification, section 3. */
export const CAMPAIGN_TYPE_LABELS: Record<CampaignType, string> = {
  local: 'Kommunalwahl',
  state: 'Landtagswahl',
  federal: 'Bundestagswahl',
  european: 'Europawahl',
  mayor: 'Bürgermeisterwahl',
  other: 'Andere',
};

/** Every way the endpoint says no. */
export const REQUEST_ERRORS = [
  'method_not_allowed',
  'unsupported_media_type',
  'too_large',
  'foreign_origin',
  'not_json',
  'invalid',
  'looks_automated',
  'too_many',
  'not_configured',
  'not_sent',
  'unconfirmed',
] as const;
export type RequestError = (typeof REQUEST_ERRORS)[number];

/** What a person reads, in the toast or on the answer page. Each says what to do. */
export const REQUEST_MESSAGES: Record<RequestError, string> = {
  method_not_allowed: 'Diese Adresse nimmt nur Anfragen aus dem Formular an. Bitte öffne /kontakt.',
  unsupported_media_type:
    'Das Format der Anfrage ist nicht lesbar. Bitte lade die Seite neu und sende das Formular noch einmal.',
  too_large: 'Die Anfrage ist zu groß. Bitte kürze deine Nachricht.',
  foreign_origin:
    'Die Anfrage kam nicht von dieser Website. Bitte öffne /kontakt und sende das Formular von dort.',
  not_json:
    'Die Anfrage ist nicht lesbar. Bitte lade die Seite neu und sende das Formular noch einmal.',
  invalid: 'Bitte prüfe deine Angaben.',
  looks_automated:
    'Deine Anfrage sieht aus, als hätte ein Programm sie ausgefüllt. Sende sie bitte noch einmal, ruf uns an oder schreib uns eine E-Mail.',
  too_many:
    'Das waren viele Anfragen kurz nacheinander. Bitte warte ein paar Minuten oder ruf uns an.',
  not_configured:
    'Das Formular ist gerade nicht in Betrieb. Bitte ruf uns an oder schreib uns eine E-Mail.',
  not_sent:
    'Deine Anfrage konnte gerade nicht zugestellt werden. Bitte versuche es später erneut oder ruf uns an.',
  unconfirmed:
    'Wir wissen nicht, ob deine Anfrage angekommen ist. Sende sie noch einmal (Doppeltes erkennen wir) oder ruf uns an.',
};

/** Specification, section 8, word for word. */
export const FAILURE_TITLE = 'Fehler beim Senden';
export const FAILURE_FALLBACK = 'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.';
export const FAILURE_UNKNOWN = 'Unbekannter Fehler';
export const SUCCESS_TITLE = 'Anfrage gesendet!';
export const SUCCESS_TEXT = 'Wir melden uns innerhalb von 24 Stunden bei dir.';
export const SUCCESS_CONFIRMATION = 'Du erhältst außerdem eine Bestätigungs-E-Mail.';
