import { Errors, type Message, ServerClient } from 'postmark';
import * as z from 'zod/mini';

/** A message as Postmark takes it; each of ours has these parts. */
export type PostmarkMessage = Message & { To: string; TextBody: string; HtmlBody: string };

/**
 * The result of one try. Reasons are codes such as `postmark_406`, `http_503` or `timeout`:
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

export interface Server {
  token: string;
  /** Base address of the API, with or without a path. */
  apiUrl: URL;
}

/** A client whose every call ends at the signal. `last` gets each response. */
function clientOf(
  { token, apiUrl }: Server,
  signal: AbortSignal,
  last: (response: Response) => void = () => {},
): ServerClient {
  return new ServerClient(token, {
    useHttps: apiUrl.protocol === 'https:',
    requestHost: apiUrl.host + apiUrl.pathname.replace(/\/+$/, ''),
    fetch: async (input, init) => {
      // workerd does not know `redirect: 'error'`; following would hand our token to another host.
      // The client's own timeout counts whole seconds.
      const response = await fetch(input, { ...init, redirect: 'manual', signal });
      last(response);
      return response;
    },
  });
}

/** Sends one message within `deadlineMs` milliseconds, the answer included. Never throws. */
export async function sendMail(
  message: PostmarkMessage,
  server: Server,
  deadlineMs: number,
): Promise<Delivery> {
  const signal = AbortSignal.timeout(deadlineMs);
  let response: Response | undefined;
  const client = clientOf(server, signal, (last) => (response = last));
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

const LOOK_MS = 10_000;

/** The answer to a question; undefined where the service does not say. Never throws. */
export async function ask<Answer>(
  server: Server,
  question: (client: ServerClient) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await question(clientOf(server, AbortSignal.timeout(LOOK_MS)));
  } catch {
    return undefined;
  }
}

const foundSchema = z.object({
  Messages: z.array(
    z.object({ MessageID: z.string(), Metadata: z.record(z.string(), z.string()) }),
  ),
});

/** The marks that a message is found by; each of ours has these three (`send.ts`). */
export interface Marks {
  reference: string;
  request?: string;
  side: string;
}

/**
 * The ids of the messages with these marks that the service has taken: none where it has none, undefined
 * where it does not say. A message of the last minutes may be missing. Never throws.
 */
export const findMails = (marks: Marks, server: Server): Promise<string[] | undefined> =>
  ask(server, async (client) => {
    // The service filters by one mark; a corrected request has the reference of the first.
    const filter = { count: 100, offset: 0, metadata_reference: marks.reference };
    const { Messages } = foundSchema.parse(await client.getOutboundMessages(filter));
    return Messages.filter(({ Metadata }) =>
      Object.entries(marks).every(([name, value]) => Metadata[name] === value),
    ).map(({ MessageID }) => MessageID);
  });
