/** A request body of Postmark's `POST /email`, as far as this project uses it. */
export interface PostmarkMessage {
  From: string;
  To: string;
  Cc?: string;
  Bcc?: string;
  ReplyTo?: string;
  Subject?: string;
  TextBody?: string;
  HtmlBody?: string;
  Headers?: { Name: string; Value: string }[];
  TrackOpens?: boolean;
  TrackLinks?: string;
  [field: string]: unknown;
}

/** A message as the mailbox keeps it. `ReceivedAt`: ISO 8601. */
export interface StoredMessage extends PostmarkMessage {
  ReceivedAt: string;
}

/** https://postmarkapp.com/developer/api/email-api */
const FIELDS = new Set([
  'From',
  'To',
  'Cc',
  'Bcc',
  'Subject',
  'Tag',
  'HtmlBody',
  'TextBody',
  'ReplyTo',
  'Headers',
  'TrackOpens',
  'TrackLinks',
  'Metadata',
  'Attachments',
  'MessageStream',
]);

const ADDRESS = /^(?:[^<>@,]*<)?[^\s<>@,"]+@[^\s<>@,"]+\.[^\s<>@,"]+>?$/;

const MAX_RECIPIENTS = 50;

export interface PostmarkError {
  ErrorCode: number;
  Message: string;
}

export const addressesOf = (list: unknown): string[] =>
  typeof list === 'string'
    ? list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean)
    : [];

/** Postmark stops delivering to an address that bounced; here every `inactive…@` is one. */
export const isInactive = (address: string): boolean =>
  /(?:^|<)inactive[^@]*@/i.test(address) || /@bounce-testing\.postmarkapp\.com>?$/i.test(address);

const invalid = (Message: string): PostmarkError => ({ ErrorCode: 300, Message });

/** The first of Postmark's objections to a message; nothing where it would be taken. */
export function objection(message: unknown): PostmarkError | undefined {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return { ErrorCode: 402, Message: 'Invalid JSON' };
  }
  const fields: Record<string, unknown> = { ...message };
  const unknown = Object.keys(fields).find((name) => !FIELDS.has(name));
  if (unknown) return { ErrorCode: 403, Message: `Invalid request field: ${unknown}` };
  const from = addressesOf(fields.From);
  if (from.length !== 1 || !ADDRESS.test(from[0] ?? '')) return invalid("Invalid 'From' address.");
  const to = [fields.To, fields.Cc, fields.Bcc].flatMap(addressesOf);
  if (to.length === 0) return invalid('Zero recipients specified.');
  if (to.length > MAX_RECIPIENTS) return invalid('Too many recipients.');
  if (!to.every((address) => ADDRESS.test(address))) return invalid("Invalid 'To' address.");
  const replyTo = addressesOf(fields.ReplyTo);
  if (!replyTo.every((address) => ADDRESS.test(address)))
    return invalid("Invalid 'ReplyTo' address.");
  if (/[\r\n]/.test(String(fields.Subject ?? ''))) return invalid("Invalid 'Subject'.");
  if (!fields.TextBody && !fields.HtmlBody)
    return invalid('Provide either email TextBody or HtmlBody.');
  if (to.every(isInactive)) {
    return {
      ErrorCode: 406,
      Message: `You tried to send to recipients that have been marked as inactive. Found inactive addresses: ${to.join(', ')}.`,
    };
  }
  return undefined;
}
