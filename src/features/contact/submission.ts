import * as z from 'zod/mini';
import type { ContactRequest } from './fields.ts';

/** A valid request with everything that its two mails and a later try need, as the outbox keeps it. */
export const submissionSchema = z.object({
  // The request was validated on arrival. It is not validated again, because the form may have changed since.
  request: z.custom<ContactRequest>((value) => typeof value === 'object' && value !== null),
  /** The reference of the request, which stands in both mails, such as `K7F-3MP`. */
  reference: z.string(),
  receivedAt: z.pipe(
    z.iso.datetime(),
    z.transform((time: string) => new Date(time)),
  ),
  /** The visitor's address as Cloudflare saw it. */
  ip: z.optional(z.string()),
  /** Whether the team may have the request already, because the outcome of an earlier try is unknown. */
  doubtful: z.optional(z.boolean()),
});

export type Submission = z.output<typeof submissionSchema>;
