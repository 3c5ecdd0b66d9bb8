import * as z from 'zod/mini';

const addressesIn = (list: string) => list.split(',').map((address) => address.trim());

const ADDRESS = /^(?:[^<>@,]*<)?[^\s<>@,"]+@[^\s<>@,"]+\.[^\s<>@,"]+>?$/;
const addresses = z
  .string()
  .check(z.refine((list) => addressesIn(list).every((address) => ADDRESS.test(address))));
const text = z.optional(z.string());

/** What the Function sends of Postmark's `POST /email`: https://postmarkapp.com/developer/api/email-api */
const messageSchema = z.strictObject({
  From: addresses,
  To: addresses,
  ReplyTo: z.optional(z.union([z.literal(''), addresses])),
  Subject: z.optional(z.string().check(z.regex(/^[^\r\n]*$/))),
  TextBody: text,
  HtmlBody: text,
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
  TrackLinks: text,
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

/** The message in a request's body, or the answer to a body that Postmark refuses. */
export function parseMessage(body: unknown): PostmarkMessage | Refusal {
  const { data: message, error } = messageSchema.safeParse(body);
  const [issue] = error?.issues ?? [];
  if (issue?.code === 'unrecognized_keys') return { ErrorCode: 403, Message: 'Invalid field' };
  if (issue && issue.path.length === 0) return { ErrorCode: 402, Message: 'Invalid JSON' };
  if (!message?.TextBody && !message?.HtmlBody)
    return { ErrorCode: 300, Message: `Invalid '${String(issue?.path[0] ?? 'TextBody')}'.` };
  const inactive = inactiveIn(message.To);
  const Message = `Found inactive addresses: ${inactive.join(', ')}.`;
  return inactive.length < addressesIn(message.To).length ? message : { ErrorCode: 406, Message };
}
