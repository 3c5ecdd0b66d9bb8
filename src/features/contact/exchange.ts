import { readBytes } from './body.ts';

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * `network`: no answer came. `timeout`: not all of it came in time. `broken`: a good status came,
 * but not its body. `redirect`: the answer was one.
 */
export type ExchangeFailure = 'network' | 'timeout' | 'broken' | 'redirect';

type Exchange =
  { ok: true; response: Response; status: number } | { ok: false; failure: ExchangeFailure };

/** Answers of a mail service have some hundred bytes. */
const BODY_LIMIT = 64 * 1024;

const failed = (failure: ExchangeFailure): Exchange => ({ ok: false, failure });

async function perform(
  send: Fetch,
  input: RequestInfo | URL,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Exchange> {
  let response: Response;
  try {
    // workerd does not know `redirect: 'error'`; following would hand our token to another host.
    response = await send(input, { ...init, redirect: 'manual', signal });
  } catch {
    return failed(signal.aborted ? 'timeout' : 'network');
  }
  const { status } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    void response.body?.cancel().catch(() => undefined);
    return failed('redirect');
  }
  const bytes = await readBytes(response.body, BODY_LIMIT).catch(() => null);
  // A refusal counts without its words, a success does not.
  if (!bytes && response.ok) return failed(signal.aborted ? 'timeout' : 'broken');
  const body = bytes && bytes.byteLength > 0 ? bytes : null;
  return { ok: true, status, response: new Response(body, { status, headers: response.headers }) };
}

/**
 * One request and its whole answer, body included, within `deadlineMs` milliseconds. Redirects are
 * not followed. Never throws.
 */
export async function exchange(
  send: Fetch,
  input: RequestInfo | URL,
  init: RequestInit,
  deadlineMs: number,
): Promise<Exchange> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Raced besides the signal, so that the deadline holds whatever a `fetch` makes of its signal.
  const deadline = new Promise<Exchange>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed('timeout'));
      controller.abort();
    }, deadlineMs);
  });
  try {
    return await Promise.race([perform(send, input, init, controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
