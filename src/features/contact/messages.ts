/**
 * Nobody knows whether the request arrived. The page tells when to press again: until then the
 * endpoint does not try (`UNCONFIRMED_HOLD_MS` in dedupe.ts is shorter).
 */
export const UNCONFIRMED =
  'Wir wissen nicht, ob deine Anfrage angekommen ist. Warte bitte 15 Sekunden und sende sie dann noch einmal (Doppeltes erkennen wir meist) oder ruf uns an.';

/**
 * Every way in which the endpoint refuses a request, and what a person reads in the toast or on the
 * answer page. Each sentence says what to do.
 */
export const REQUEST_MESSAGES = {
  not_found: 'Unter dieser Adresse gibt es kein Formular. Bitte öffne /kontakt.',
  foreign_host:
    'Dieses Formular ist nur auf unserer Website in Betrieb. Bitte öffne sie und sende deine Anfrage von dort.',
  method_not_allowed: 'Diese Adresse nimmt nur Anfragen aus dem Formular an. Bitte öffne /kontakt.',
  unsupported_media_type:
    'Das Format der Anfrage ist nicht lesbar. Bitte lade die Seite neu und sende das Formular noch einmal.',
  foreign_origin:
    'Die Anfrage kam nicht von dieser Website. Bitte öffne /kontakt und sende das Formular von dort, oder ruf uns an.',
  too_large: 'Die Anfrage ist zu groß. Bitte kürze deine Nachricht.',
  not_json:
    'Die Anfrage ist nicht lesbar. Bitte lade die Seite neu und sende das Formular noch einmal.',
  invalid: 'Bitte prüfe deine Angaben.',
  looks_automated:
    'Deine Anfrage sieht aus, als hätte ein Programm sie ausgefüllt. Sende sie bitte noch einmal, ruf uns an oder schreib uns eine E-Mail.',
  too_many:
    'Das waren viele Anfragen kurz nacheinander. Bitte warte ein paar Minuten oder ruf uns an.',
  busy: 'Gerade kommen sehr viele Anfragen, mehr nimmt das Formular nicht an. Ruf uns bitte an: {phone}',
  not_configured:
    'Das Formular ist gerade nicht in Betrieb. Bitte ruf uns an oder schreib uns eine E-Mail.',
  not_sent:
    'Deine Anfrage konnte gerade nicht zugestellt werden. Bitte versuche es später erneut oder ruf uns an.',
  unconfirmed: UNCONFIRMED,
};
export type RequestError = keyof typeof REQUEST_MESSAGES;

/** Fixed wording, agreed with the agency. */
export const FAILURE_TITLE = 'Fehler beim Senden';
export const FAILURE_FALLBACK = 'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.';
export const FAILURE_UNKNOWN = 'Unbekannter Fehler';
export const SUCCESS_TITLE = 'Anfrage gesendet!';
export const SUCCESS_TEXT = 'Wir melden uns innerhalb von 24 Stunden bei dir.';
/** The outbox has it: `next.kept` in kontakt.json says more. */
export const KEPT_TITLE = 'Anfrage gespeichert!';
export const KEPT_TEXT =
  'Wir können sie gerade nicht sofort zustellen und holen das so bald wie möglich nach.';
export const SUCCESS_CONFIRMATION = 'Du erhältst außerdem eine Bestätigungs-E-Mail.';
