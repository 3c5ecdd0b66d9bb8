import type { ContactRequest } from './fields.ts';

/** A valid request with everything that its two mails and a later try need. */
export interface Submission {
  request: ContactRequest;
  /** The reference of the request, which stands in both mails, such as `K7F-3MP`. */
  reference: string;
  receivedAt: Date;
  /** The visitor's address as Cloudflare saw it. */
  ip?: string | undefined;
  /** Whether the team may have the request already, because the outcome of an earlier try is unknown. */
  doubtful?: boolean | undefined;
}
