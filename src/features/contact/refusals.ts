/**
 * Every way in which the endpoint refuses a request: the HTTP status, and the name of the sentence that a person
 * reads about it. The sentences are in `src/content/kontakt.json` under `refusals`. That of `unconfirmed` is under
 * `form.toasts.failed`, because the script of the page shows it, too.
 */
export const REFUSALS = {
  not_found: { status: 404, sentence: 'unreadable' },
  foreign_host: { status: 403, sentence: 'foreign_host' },
  method_not_allowed: { status: 405, sentence: 'unreadable' },
  unsupported_media_type: { status: 415, sentence: 'unreadable' },
  foreign_origin: { status: 403, sentence: 'foreign_origin' },
  too_large: { status: 413, sentence: 'too_large' },
  not_json: { status: 400, sentence: 'unreadable' },
  invalid: { status: 422, sentence: 'invalid' },
  looks_automated: { status: 403, sentence: 'looks_automated' },
  too_many: { status: 429, sentence: 'too_many' },
  busy: { status: 429, sentence: 'busy' },
  not_configured: { status: 503, sentence: 'not_configured' },
  not_sent: { status: 502, sentence: 'not_sent' },
  unconfirmed: { status: 502, sentence: 'unconfirmed' },
} as const;
export type RequestError = keyof typeof REFUSALS;

/** The name of a sentence about a refusal. */
export type RefusalSentence = (typeof REFUSALS)[RequestError]['sentence'];
