/** What the visitor reads when nobody knows whether a request arrived. */
export const UNCONFIRMED =
  'Wir wissen nicht, ob deine Anfrage angekommen ist. Sende sie bitte noch einmal (Doppeltes erkennen wir meist) oder ruf uns an.';

/** What somebody reads when the endpoint cannot read a request; the page itself sends none of these. */
const UNREADABLE =
  'Die Anfrage ist nicht lesbar. Bitte öffne /kontakt neu und sende das Formular noch einmal.';

/**
 * Every way in which the endpoint refuses a request: the HTTP status, and what a person reads in the toast or on
 * the answer page. Each sentence says what to do.
 */
export const REFUSALS = {
  not_found: { status: 404, message: UNREADABLE },
  foreign_host: {
    status: 403,
    message:
      'Dieses Formular ist nur auf unserer Website in Betrieb. Bitte öffne sie und sende deine Anfrage von dort.',
  },
  method_not_allowed: { status: 405, message: UNREADABLE },
  unsupported_media_type: { status: 415, message: UNREADABLE },
  foreign_origin: {
    status: 403,
    message:
      'Die Anfrage kam nicht von dieser Website. Bitte öffne /kontakt und sende das Formular von dort, oder ruf uns an.',
  },
  too_large: { status: 413, message: 'Die Anfrage ist zu groß. Bitte kürze deine Nachricht.' },
  not_json: { status: 400, message: UNREADABLE },
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

// The specification fixes the wording of these toasts.
export const FAILURE_TITLE = 'Fehler beim Senden';
export const FAILURE_FALLBACK = 'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.';
export const FAILURE_UNKNOWN = 'Unbekannter Fehler';
export const SUCCESS_TITLE = 'Anfrage gesendet!';
export const SUCCESS_TEXT = 'Wir melden uns innerhalb von 24 Stunden bei dir.';
export const SUCCESS_CONFIRMATION = 'Du erhältst außerdem eine Bestätigungs-E-Mail.';

/** The toast for a request that the outbox keeps; the words under `next.kept` in kontakt.json say more on the page. */
export const KEPT_TITLE = 'Anfrage gespeichert!';
export const KEPT_TEXT =
  'Wir können sie gerade nicht sofort zustellen und holen das so bald wie möglich nach.';
