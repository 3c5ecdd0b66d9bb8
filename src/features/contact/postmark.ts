import { Errors, type Message, type Models, ServerClient } from 'postmark';

/** A message as Postmark's API takes it. Each of our messages has a recipient and both bodies. */
export type PostmarkMessage = Message & { To: string; TextBody: string; HtmlBody: string };

/**
 * The result of one try. Reasons are codes such as `postmark_406`, `http_503` or `timeout`. They go to the log,
 * so that they hold no address and no sentence of the service's.
 */
export type Delivery =
  /** `inactiveRecipients`: the message was accepted, but not for every address in `to`. */
  | { status: 'sent'; inactiveRecipients: boolean }
  /**
   * `refused`: the message would be refused again. `unavailable`: the message was not accepted, and may be
   * later. `ambiguous`: nobody knows whether the message was accepted, and a second try may be a second mail.
   */
  | { status: 'refused' | 'unavailable' | 'ambiguous'; reason: string };

/**
 * The statuses that say that Postmark has not accepted the message. Of 500 Postmark says that “in most cases the
 * message is lost” (docs/decisions/0003-retries.md). From 521 on they are Cloudflare's and say that there was no
 * connection; 504, 520 and 524 leave open what became of the message.
 */
const UNAVAILABLE = [429, 500, 502, 503, 521, 522, 523, 525, 526];

/** Judges an answer with status 200. The client also resolves with an empty object, a page of HTML or an error code. */
function judgeAnswer(answer: Partial<Models.MessageSendingResponse>): Delivery {
  const { ErrorCode = 0, MessageID, Message = '' } = answer;
  if (ErrorCode > 0) return { status: 'refused', reason: `postmark_${ErrorCode}` };
  if (!MessageID) return { status: 'ambiguous', reason: 'answer_unreadable' };
  // A Postmark server of the kind „Sandbox“ answers so and sends nothing.
  if (Message === 'Test job accepted') return { status: 'refused', reason: 'sandbox' };
  return { status: 'sent', inactiveRecipients: /inactive/i.test(Message) };
}

/** Judges an answer with any other status. */
function judgeRefusal({ statusCode, code }: Errors.PostmarkError): Delivery {
  const reason = `http_${statusCode}`;
  if (UNAVAILABLE.includes(statusCode)) return { status: 'unavailable', reason };
  if (statusCode >= 500) return { status: 'ambiguous', reason };
  if (statusCode < 400) return { status: 'refused', reason: 'redirect' };
  // The client passes on whatever the answer calls its code, also a text.
  const hasCode = Number.isInteger(code) && code > 0;
  return { status: 'refused', reason: hasCode ? `postmark_${code}` : reason };
}

export interface Server {
  token: string;
  /** The base address of the API, with or without a path. */
  apiUrl: URL;
}

/** Creates a client. Each of its calls ends after `timeoutMs`, rounded up to whole seconds. */
const clientOf = ({ token, apiUrl }: Server, timeoutMs: number) =>
  new ServerClient(token, {
    useHttps: apiUrl.protocol === 'https:',
    requestHost: apiUrl.host + apiUrl.pathname.replace(/\/+$/, ''),
    timeout: Math.max(1, Math.ceil(timeoutMs / 1000)),
    // A redirect that is followed would give our token to another host. workerd does not know `redirect: 'error'`.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
  });

/** Sends one message within `deadlineMs` milliseconds, the answer included. Never throws. */
export async function sendMail(
  message: PostmarkMessage,
  server: Server,
  deadlineMs: number,
): Promise<Delivery> {
  const end = Date.now() + deadlineMs;
  try {
    return judgeAnswer(await clientOf(server, deadlineMs).sendEmail(message));
  } catch (error) {
    if (error instanceof Errors.PostmarkError && error.statusCode > 0) return judgeRefusal(error);
    // workerd has the same error for a refused connection and for one that broke after the message had left.
    return { status: 'ambiguous', reason: Date.now() < end ? 'network' : 'timeout' };
  }
}

const QUESTION_MS = 10_000;

/** Asks the mail service a question of the watch; undefined where it does not answer. Never throws. */
export async function ask<Answer>(
  server: Server,
  question: (client: ServerClient) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await question(clientOf(server, QUESTION_MS));
  } catch {
    return undefined;
  }
}
