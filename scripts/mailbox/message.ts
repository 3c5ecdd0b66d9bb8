import * as z from 'zod/mini';

const ADDRESS = /^(?:[^<>@,]*<)?[^\s<>@,"]+@[^\s<>@,"]+\.[^\s<>@,"]+>?$/;
/** A list of addresses with commas between them. */
const addresses = z
  .string()
  .check(z.refine((list) => list.split(',').every((address) => ADDRESS.test(address.trim()))));
const text = z.optional(z.string());

/** The fields of Postmark's `POST /email` that the Function uses: https://postmarkapp.com/developer/api/email-api */
const messageSchema = z.strictObject({
  From: addresses,
  To: addresses,
  ReplyTo: z.optional(z.union([z.literal(''), addresses])),
  Subject: z.optional(z.string().check(z.regex(/^[^\r\n]*$/))),
  TextBody: text,
  HtmlBody: text,
  Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
  // An attachment has Name, ContentID and ContentType, and its Content in Base64.
  Attachments: z.optional(z.array(z.record(z.string(), z.string()))),
  TrackOpens: z.optional(z.boolean()),
  TrackLinks: text,
  // Postmark limits names to 20 characters and values to 80.
  Metadata: z.optional(
    z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(80))),
  ),
});
export type MailboxMessage = z.output<typeof messageSchema>;

/** A message in the mailbox. `ReceivedAt` is an ISO 8601 time. */
export type StoredMessage = MailboxMessage & { ReceivedAt: string };

/** The message in a request's body, or Postmark's answer to a body that it refuses. */
export function parseMessage(
  body: unknown,
): MailboxMessage | { ErrorCode: number; Message: string } {
  const { data: message, error } = messageSchema.safeParse(body);
  const [issue] = error?.issues ?? [];
  if (issue?.code === 'unrecognized_keys') return { ErrorCode: 403, Message: 'Invalid field' };
  if (issue?.path.length === 0) return { ErrorCode: 402, Message: 'Invalid JSON' };
  if (message?.TextBody || message?.HtmlBody) return message;
  return { ErrorCode: 300, Message: `Invalid '${String(issue?.path[0] ?? 'TextBody')}'.` };
}
