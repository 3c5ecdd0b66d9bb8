import * as z from 'zod/mini';

/** A request body of Postmark's `POST /email`, as far as this project uses it. */
const messageSchema = z.looseObject({
  From: z.string(),
  To: z.string(),
  Cc: z.optional(z.string()),
  Bcc: z.optional(z.string()),
  ReplyTo: z.optional(z.string()),
  Subject: z.optional(z.string()),
  TextBody: z.optional(z.string()),
  HtmlBody: z.optional(z.string()),
  Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
  TrackOpens: z.optional(z.boolean()),
  TrackLinks: z.optional(z.string()),
});
export type PostmarkMessage = z.output<typeof messageSchema>;

/** A message as the mailbox keeps it. `ReceivedAt`: ISO 8601. */
export const storedMessageSchema = z.extend(messageSchema, { ReceivedAt: z.string() });
export type StoredMessage = z.output<typeof storedMessageSchema>;

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

export const addressesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

/** Postmark stops delivering to an address that bounced; here every `inactive…@` is one. */
export const isInactive = (address: string): boolean =>
  /(?:^|<)inactive[^@]*@/i.test(address) || /@bounce-testing\.postmarkapp\.com>?$/i.test(address);

const invalid = (Message: string): PostmarkError => ({ ErrorCode: 300, Message });

/** A message, or what Postmark says to a body that is none. */
export function parseMessage(
  body: unknown,
): { ok: true; message: PostmarkMessage } | { ok: false; error: PostmarkError } {
  const parsed = messageSchema.safeParse(body);
  if (parsed.success) return { ok: true, message: parsed.data };
  const field = parsed.error.issues[0]?.path[0];
  if (field === undefined) return { ok: false, error: { ErrorCode: 402, Message: 'Invalid JSON' } };
  return { ok: false, error: invalid(`Invalid '${String(field)}'.`) };
}

/** The first of Postmark's objections to a message; nothing where it would be taken. */
export function objection(fields: PostmarkMessage): PostmarkError | undefined {
  const unknown = Object.keys(fields).find((name) => !FIELDS.has(name));
  if (unknown) return { ErrorCode: 403, Message: `Invalid request field: ${unknown}` };
  const from = addressesOf(fields.From);
  if (from.length !== 1 || !ADDRESS.test(from[0] ?? '')) return invalid("Invalid 'From' address.");
  const to = [fields.To, fields.Cc, fields.Bcc].flatMap((list) => addressesOf(list));
  if (to.length === 0) return invalid('Zero recipients specified.');
  if (to.length > MAX_RECIPIENTS) return invalid('Too many recipients.');
  if (!to.every((address) => ADDRESS.test(address))) return invalid("Invalid 'To' address.");
  const replyTo = addressesOf(fields.ReplyTo);
  if (!replyTo.every((address) => ADDRESS.test(address)))
    return invalid("Invalid 'ReplyTo' address.");
  if (/[\r\n]/.test(fields.Subject ?? '')) return invalid("Invalid 'Subject'.");
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
