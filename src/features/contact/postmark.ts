import { Errors, type Message, Models, ServerClient } from 'postmark';
import * as z from 'zod/mini';
import type { Delivery, Mail, Mailer } from './delivery.ts';
import { exchange, type ExchangeFailure, type Fetch } from './exchange.ts';

interface PostmarkOptions {
  token: string;
  /** Base address of the API: http or https, with or without a port and a path. */
  apiUrl: URL;
  fetch?: Fetch;
}

/**
 * After these Postmark has not taken the message. From 521 on Cloudflare says that there was no
 * connection; 504, 520 and 524 leave open what became of the message.
 */
const UNAVAILABLE = [429, 500, 502, 503, 521, 522, 523, 525, 526];

const FAILURES: Record<ExchangeFailure, Delivery> = {
  // workerd has one error for a refused connection and for one that broke after the message was out.
  network: { status: 'ambiguous', reason: 'network' },
  timeout: { status: 'ambiguous', reason: 'timeout' },
  broken: { status: 'ambiguous', reason: 'answer_broken' },
  redirect: { status: 'refused', reason: 'redirect' },
};

const toMessage = (mail: Mail): Message => ({
  From: mail.from,
  To: mail.to.join(', '),
  ReplyTo: mail.replyTo,
  Subject: mail.subject,
  TextBody: mail.text,
  HtmlBody: mail.html,
  Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
  TrackOpens: false,
  TrackLinks: Models.LinkTrackingOptions.None,
});

const takenSchema = z.object({
  ErrorCode: z.literal(0),
  MessageID: z.string().check(z.minLength(1)),
  Message: z.optional(z.string()),
});

const refusedSchema = z.object({ ErrorCode: z.int().check(z.positive()) });

/** The library also resolves with an empty object, a page of HTML or an error in a good status. */
function judgeAnswer(answer: unknown): Delivery {
  const taken = takenSchema.safeParse(answer);
  if (taken.success) {
    return { status: 'sent', inactiveRecipients: /inactive/i.test(taken.data.Message ?? '') };
  }
  const refused = refusedSchema.safeParse(answer);
  return refused.success
    ? { status: 'refused', reason: `postmark_${refused.data.ErrorCode}` }
    : { status: 'ambiguous', reason: 'answer_unreadable' };
}

function judgeStatus(status: number, retryAfter: string | null, error: unknown): Delivery {
  const reason = `http_${status}`;
  if (UNAVAILABLE.includes(status)) {
    const seconds = Number.parseInt(retryAfter ?? '', 10);
    if (!(seconds >= 0)) return { status: 'unavailable', reason };
    return { status: 'unavailable', reason, retryAfterMs: seconds * 1000 };
  }
  if (status >= 500) return { status: 'ambiguous', reason };
  const code = error instanceof Errors.PostmarkError ? error.code : 0;
  const known = Number.isInteger(code) && code > 0;
  return { status: 'refused', reason: known ? `postmark_${code}` : reason };
}

/** Sends through Postmark's `POST /email`. */
export function postmarkMailer({
  token,
  apiUrl,
  fetch: send = globalFetch,
}: PostmarkOptions): Mailer {
  return async (mail, deadlineMs) => {
    let failure: ExchangeFailure | undefined;
    let status = 0;
    let retryAfter: string | null = null;
    try {
      const client = new ServerClient(token, {
        useHttps: apiUrl.protocol === 'https:',
        requestHost: apiUrl.host + apiUrl.pathname.replace(/\/+$/, ''),
        // Whole seconds; ours is the deadline that counts.
        timeout: Math.ceil(deadlineMs / 1000) + 1,
        fetch: async (input, init = {}) => {
          const result = await exchange(send, input, init, deadlineMs);
          if (!result.ok) {
            failure = result.failure;
            throw new Error(failure);
          }
          status = result.status;
          retryAfter = result.response.headers.get('retry-after');
          return result.response;
        },
      });
      return judgeAnswer(await client.sendEmail(toMessage(mail)));
    } catch (error) {
      if (failure) return FAILURES[failure];
      if (status) return judgeStatus(status, retryAfter, error);
      return { status: 'refused', reason: 'not_sendable' };
    }
  };
}

// Not `fetch` itself: workerd's must not be called as a method of another object.
const globalFetch: Fetch = (input, init) => fetch(input, init);
