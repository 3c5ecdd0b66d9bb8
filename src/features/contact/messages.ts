/**
 * The sentence for a request of which nobody knows whether it arrived. It tells when to press again: until then
 * the endpoint does not try (`UNCONFIRMED_HOLD_MS` in dedupe.ts is shorter).
 */
export const UNCONFIRMED =
  'Wir wissen nicht, ob deine Anfrage angekommen ist. Warte bitte 15 Sekunden und sende sie dann noch einmal (Doppeltes erkennen wir meist) oder ruf uns an.';

/**
 * Every way in which the endpoint refuses a request: the HTTP status, and what a person reads in the toast or on
 * the answer page. Each sentence says what to do.
 */
export const REFUSALS = {
  not_found: {
    status: 404,
    message: 'Unter dieser Adresse gibt es kein Formular. Bitte öffne /kontakt.',
  },
  foreign_host: {
    status: 403,
    message:
      'Dieses Formular ist nur auf unserer Website in Betrieb. Bitte öffne sie und sende deine Anfrage von dort.',
  },
  method_not_allowed: {
    status: 405,
    message: 'Diese Adresse nimmt nur Anfragen aus dem Formular an. Bitte öffne /kontakt.',
  },
  unsupported_media_type: {
    status: 415,
    message:
      'Das Format der Anfrage ist nicht lesbar. Bitte lade die Seite neu und sende das Formular noch einmal.',
  },
  foreign_origin: {
    status: 403,
    message:
      'Die Anfrage kam nicht von dieser Website. Bitte öffne /kontakt und sende das Formular von dort, oder ruf uns an.',
  },
  too_large: { status: 413, message: 'Die Anfrage ist zu groß. Bitte kürze deine Nachricht.' },
  not_json: {
    status: 400,
    message:
      'Die Anfrage ist nicht lesbar. Bitte lade die Seite neu und sende das Formular noch einmal.',
  },
  invalid: { status: 422, message: 'Bitte prüfe deine Angaben.' },
  looks_automated: {
    status: 403,
    message:
      'Deine Anfrage sieht aus, als hätte ein Programm sie ausgefüllt. Sende sie bitte noch einmal, ruf uns an oder schreib uns eine E-Mail.',
  },
  too_many: {
    status: 429,
    message:
      'Das waren viele Anfragen kurz nacheinander. Bitte warte ein paar Minuten oder ruf uns an.',
  },
  busy: {
    status: 429,
    message:
      'Gerade kommen sehr viele Anfragen, mehr nimmt das Formular nicht an. Ruf uns bitte an: {phone}',
  },
  not_configured: {
    status: 503,
    message:
      'Das Formular ist gerade nicht in Betrieb. Bitte ruf uns an oder schreib uns eine E-Mail.',
  },
  not_sent: {
    status: 502,
    message:
      'Deine Anfrage konnte gerade nicht zugestellt werden. Bitte versuche es später erneut oder ruf uns an.',
  },
  unconfirmed: { status: 502, message: UNCONFIRMED },
} as const;
export type RequestError = keyof typeof REFUSALS;

// The specification fixes the wording from here on.
export const FAILURE_TITLE = 'Fehler beim Senden';
export const FAILURE_FALLBACK = 'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.';
export const FAILURE_UNKNOWN = 'Unbekannter Fehler';
export const SUCCESS_TITLE = 'Anfrage gesendet!';
export const SUCCESS_TEXT = 'Wir melden uns innerhalb von 24 Stunden bei dir.';
export const SUCCESS_CONFIRMATION = 'Du erhältst außerdem eine Bestätigungs-E-Mail.';

/** The toast for a request that the outbox has; `next.kept` in kontakt.json says more. */
export const KEPT_TITLE = 'Anfrage gespeichert!';
export const KEPT_TEXT =
  'Wir können sie gerade nicht sofort zustellen und holen das so bald wie möglich nach.';
