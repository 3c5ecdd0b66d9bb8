/** One message, free of any mail service's vocabulary. Addresses are bare or `Name <address>`. */
export interface Mail {
  from: string;
  to: readonly string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * What became of one try. Reasons are codes such as `postmark_406`, `http_503` or `timeout`:
 * they go to the log, so no address and no sentence of the service's may be in them.
 */
export type Delivery =
  /** `inactiveRecipients`: taken, but not for every address in `to`. */
  | { status: 'sent'; inactiveRecipients: boolean }
  /** Will be refused again. */
  | { status: 'refused'; reason: string }
  /** Not taken, may be later. `retryAfterMs`: when, if the service said so. */
  | { status: 'unavailable'; reason: string; retryAfterMs?: number }
  /** Nobody knows: it may have been taken, so a second try may be a second mail. */
  | { status: 'ambiguous'; reason: string };

/** Sends one message within `deadlineMs` milliseconds. Never throws. */
export type Mailer = (mail: Mail, deadlineMs: number) => Promise<Delivery>;
