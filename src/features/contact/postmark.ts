import { Errors, type Message, ServerClient } from 'postmark';
import * as z from 'zod/mini';

/** A message as Postmark takes it; each of ours has these parts. */
export type PostmarkMessage = Message & { To: string; TextBody: string; HtmlBody: string };

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

/**
 * After these Postmark has not taken the message; of 500 it says that “in most cases the message is
 * lost” (docs/decisions/0003-retries.md). From 521 on Cloudflare says that there was no
 * connection; 504, 520 and 524 leave open what became of the message.
 */
const UNAVAILABLE = [429, 500, 502, 503, 521, 522, 523, 525, 526];

const takenSchema = z.object({
  ErrorCode: z.literal(0),
  MessageID: z.string().check(z.minLength(1)),
  Message: z.optional(z.string()),
});

const codeSchema = z.int().check(z.positive());
const refusedSchema = z.object({ ErrorCode: codeSchema });

/** The client also resolves with an empty object, a page of HTML or an error in a good status. */
function judgeAnswer(answer: unknown): Delivery {
  const taken = takenSchema.safeParse(answer);
  if (taken.success) {
    // Of a server of the kind „Sandbox“, which sends nothing.
    if (taken.data.Message === 'Test job accepted') return { status: 'refused', reason: 'sandbox' };
    return { status: 'sent', inactiveRecipients: /inactive/i.test(taken.data.Message ?? '') };
  }
  const refused = refusedSchema.safeParse(answer);
  return refused.success
    ? { status: 'refused', reason: `postmark_${refused.data.ErrorCode}` }
    : { status: 'ambiguous', reason: 'answer_unreadable' };
}

function judgeRefusal({ status, headers }: Response, error: unknown): Delivery {
  const reason = `http_${status}`;
  if (UNAVAILABLE.includes(status)) {
    const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
    if (!(seconds >= 0)) return { status: 'unavailable', reason };
    return { status: 'unavailable', reason, retryAfterMs: seconds * 1000 };
  }
  if (status >= 500) return { status: 'ambiguous', reason };
  if (status < 400) return { status: 'refused', reason: 'redirect' };
  const code = codeSchema.safeParse(error instanceof Errors.PostmarkError ? error.code : 0);
  return { status: 'refused', reason: code.success ? `postmark_${code.data}` : reason };
}

/**
 * Sends one message within `deadlineMs` milliseconds, the answer included. Never throws.
 *
 * @param apiUrl base address of the API, with or without a path
 */
export async function sendMail(
  message: PostmarkMessage,
  { token, apiUrl }: { token: string; apiUrl: URL },
  deadlineMs: number,
): Promise<Delivery> {
  const signal = AbortSignal.timeout(deadlineMs);
  let response: Response | undefined;
  const client = new ServerClient(token, {
    useHttps: apiUrl.protocol === 'https:',
    requestHost: apiUrl.host + apiUrl.pathname.replace(/\/+$/, ''),
    fetch: async (input, init) => {
      // workerd does not know `redirect: 'error'`; following would hand our token to another host.
      // The client's own timeout counts whole seconds.
      response = await fetch(input, { ...init, redirect: 'manual', signal });
      return response;
    },
  });
  try {
    return judgeAnswer(await client.sendEmail(message));
  } catch (error) {
    // The status alone says that a message was refused; a success needs a body that can be read.
    if (response && !response.ok) return judgeRefusal(response, error);
    if (signal.aborted) return { status: 'ambiguous', reason: 'timeout' };
    // workerd has one error for a refused connection and for one that broke after the message was out.
    return { status: 'ambiguous', reason: response ? 'answer_broken' : 'network' };
  }
}
