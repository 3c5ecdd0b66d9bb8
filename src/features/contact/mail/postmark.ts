import { Errors, type Message, Models, ServerClient } from 'postmark';

/** A mail as Postmark's API takes it. Each of our mails has a recipient and both bodies. */
export type PostmarkMessage = Message & { To: string; TextBody: string; HtmlBody: string };

/** The result of one try to send a mail. */
export interface Delivery {
  /** `unconfirmed`: nobody knows whether Postmark has accepted the mail, and a second try may send it twice. */
  outcome: 'sent' | 'not_sent' | 'unconfirmed';
  /** Whether Postmark may accept the mail later. */
  isTemporary?: boolean;
  /**
   * Why the mail was not sent: a code such as `postmark_406`, `http_503` or `timeout`. The log shows this reason, so it
   * must hold no address and no sentence from Postmark.
   */
  reason?: string;
  /** Whether Postmark sends no more mail to one of the recipients. Another recipient may have got this mail. */
  isInactive?: boolean;
}

/**
 * The statuses that say that Postmark has not accepted the mail. Of 500 Postmark says that “in most cases the message
 * is lost” (docs/decisions/0003-retries.md). The statuses from 521 on are Cloudflare's and say that there was no
 * connection; 504, 520 and 524 leave open what became of the mail.
 */
const UNAVAILABLE = [429, 500, 502, 503, 521, 522, 523, 525, 526];

/** A refusal with one of Postmark's codes: https://postmarkapp.com/developer/api/overview#error-codes */
const refusedWith = (code: number): Delivery => ({
  outcome: 'not_sent',
  reason: `postmark_${code}`,
  isInactive: code === 406,
});

/** Judges an answer with status 200. The client also resolves with an empty object, a page of HTML or an error code. */
function judgeAnswer(answer: Partial<Models.MessageSendingResponse>): Delivery {
  const { ErrorCode = 0, MessageID, Message = '' } = answer;
  if (ErrorCode > 0) return refusedWith(ErrorCode);
  if (!MessageID) return { outcome: 'unconfirmed', reason: 'answer_unreadable' };
  return { outcome: 'sent', isInactive: /inactive/i.test(Message) };
}

/** Judges an answer with any other status. */
function judgeRefusal({ statusCode, code }: Errors.PostmarkError): Delivery {
  const reason = `http_${statusCode}`;
  if (UNAVAILABLE.includes(statusCode)) return { outcome: 'not_sent', reason, isTemporary: true };
  if (statusCode >= 500) return { outcome: 'unconfirmed', reason };
  if (statusCode < 400) return { outcome: 'not_sent', reason: 'redirect' };
  // The client passes on whatever the answer calls its code, also a text.
  const hasCode = Number.isInteger(code) && code > 0;
  return hasCode ? refusedWith(code) : { outcome: 'not_sent', reason };
}

/** Tells Postmark not to watch who opens a mail and follows its links. */
const UNTRACKED = { TrackOpens: false, TrackLinks: Models.LinkTrackingOptions.None };

export interface Server {
  token: string;
  /** The base address of the API, with or without a path. */
  apiUrl: URL;
}

/** Creates a client. Each of its calls ends after `timeoutMs`, rounded up to whole seconds. */
export const clientOf = ({ token, apiUrl }: Server, timeoutMs: number) =>
  new ServerClient(token, {
    useHttps: apiUrl.protocol === 'https:',
    requestHost: apiUrl.host + apiUrl.pathname.replace(/\/+$/, ''),
    timeout: Math.max(1, Math.ceil(timeoutMs / 1000)),
    // A redirect that is followed would give our token to another host. workerd does not know `redirect: 'error'`.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
  });

/** Sends one mail and waits for the answer, at most `deadlineMs` milliseconds. Never throws. */
export async function sendMail(
  message: PostmarkMessage,
  server: Server,
  deadlineMs: number,
): Promise<Delivery> {
  const end = Date.now() + deadlineMs;
  try {
    const client = clientOf(server, deadlineMs);
    return judgeAnswer(await client.sendEmail({ ...message, ...UNTRACKED }));
  } catch (error) {
    if (error instanceof Errors.PostmarkError && error.statusCode > 0) return judgeRefusal(error);
    // workerd has the same error for a refused connection and for one that broke after the mail had left.
    return { outcome: 'unconfirmed', reason: Date.now() < end ? 'network' : 'timeout' };
  }
}
