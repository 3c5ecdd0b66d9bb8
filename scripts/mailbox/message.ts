import * as z from 'zod/mini';

const addressesIn = (list: string) => list.split(',').map((address) => address.trim());

const ADDRESS = /^(?:[^<>@,]*<)?[^\s<>@,"]+@[^\s<>@,"]+\.[^\s<>@,"]+>?$/;
const addresses = z
  .string()
  .check(z.refine((list) => addressesIn(list).every((address) => ADDRESS.test(address))));

/** The body of Postmark's `POST /email`: https://postmarkapp.com/developer/api/email-api */
const messageSchema = z.strictObject({
  From: addresses,
  To: addresses,
  ReplyTo: z.optional(z.union([z.literal(''), addresses])),
  Subject: z.optional(z.string().check(z.regex(/^[^\r\n]*$/))),
  TextBody: z.optional(z.string()),
  HtmlBody: z.optional(z.string()),
  Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
  Attachments: z.optional(
    z.array(
      z.strictObject({
        Name: z.string(),
        ContentID: z.string().check(z.startsWith('cid:')),
        ContentType: z.string(),
        Content: z.base64(),
      }),
    ),
  ),
  TrackOpens: z.optional(z.boolean()),
  TrackLinks: z.optional(z.string()),
  // Postmark's own limits.
  Metadata: z.optional(
    z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(80))),
  ),
});
export type PostmarkMessage = z.output<typeof messageSchema>;

/** As the mailbox keeps it. `ReceivedAt`: ISO 8601. */
export type StoredMessage = PostmarkMessage & { ReceivedAt: string };

/** Postmark sends nothing to an inbox that bounced; here every `inactive…@` is such an inbox. */
export const inactiveIn = (list: string): string[] =>
  addressesIn(list).filter((address) => /(?:^|<)inactive[^@]*@/i.test(address));

/** Postmark's answer to a message that it refuses. */
export interface Refusal {
  ErrorCode: number;
  Message: string;
}
const refusal = (ErrorCode: number, Message: string): Refusal => ({ ErrorCode, Message });

/** The message in a request's body, or the answer to a body that Postmark refuses. */
export function parseMessage(body: unknown): PostmarkMessage | Refusal {
  const { data: message, error } = messageSchema.safeParse(body);
  if (!message) {
    const [issue] = error.issues;
    const field = issue?.path[0];
    if (issue?.code === 'unrecognized_keys') return refusal(403, 'Invalid request field');
    return field ? refusal(300, `Invalid '${String(field)}'.`) : refusal(402, 'Invalid JSON');
  }
  if (!message.TextBody && !message.HtmlBody) return refusal(300, 'Provide TextBody or HtmlBody.');
  const inactive = inactiveIn(message.To);
  return inactive.length === addressesIn(message.To).length
    ? refusal(406, `Found inactive addresses: ${inactive.join(', ')}.`)
    : message;
}
