/** The local mailbox: takes what the Function would send by Postmark, and shows it on a page. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { inactiveIn, parseMessage, type PostmarkMessage, type StoredMessage } from './message.ts';

/** A call of `POST /email` with a valid message. */
export interface Call {
  response: ServerResponse;
  /** Puts the message into the mailbox. */
  accept: () => void;
  /** Answers as Postmark does. */
  answer: () => void;
}

interface MailboxOptions {
  /** 0 takes a free one. */
  port: number;
  /** Lets a test answer in Postmark's place; returns whether it does. */
  respond?: (message: PostmarkMessage, call: Call) => boolean;
}

export interface Mailbox {
  /** Without a slash at the end, for `POSTMARK_API_URL`. */
  url: string;
  /** Newest first. */
  messages: () => Promise<StoredMessage[]>;
  clear: () => Promise<void>;
  /** The switch of its page: to `refuse` is to answer 503 for two minutes. */
  setFault: (fault: 'none' | 'refuse') => Promise<void>;
  close: () => Promise<void>;
}

/** On every answer, so that a second start recognises the first. */
const HEADER = 'x-local-mailbox';
/** Names of this computer. A foreign site could give it one of its own and read the mail. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The frames with the messages inherit it, and run no script: nothing in a mail can send a request. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:";

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Answers requests: the messages and the fault live as long as it does. */
function createHandler(respond: MailboxOptions['respond']) {
  let messages: StoredMessage[] = [];
  let refusesUntil = 0;
  const secondsOfFault = () => Math.max(0, Math.ceil((refusesUntil - Date.now()) / 1000));

  /** Puts a message into the mailbox; returns Postmark's answer. */
  const take = (message: PostmarkMessage) => {
    const SubmittedAt = new Date().toISOString();
    messages = [{ ...message, ReceivedAt: SubmittedAt }, ...messages];
    const inactive = inactiveIn(message.To).join(', ');
    const Message = inactive ? `Message OK, but will not deliver to: ${inactive}` : 'OK';
    return { To: message.To, SubmittedAt, MessageID: randomUUID(), ErrorCode: 0, Message };
  };

  /** Answers `POST /email`, and with a list `POST /email/batch`. */
  async function answerApi({ headers }: IncomingMessage, response: ServerResponse, body: unknown) {
    if (secondsOfFault() > 0) return void response.writeHead(503).end();
    if (!headers['x-postmark-server-token'])
      return sendJson(response, 401, { ErrorCode: 10, Message: 'Missing API token.' });
    if (!headers['content-type']?.startsWith('application/json'))
      return sendJson(response, 415, { ErrorCode: 409, Message: 'JSON required.' });
    if (Array.isArray(body) && body.length > 0) {
      const parsed = body.map(parseMessage);
      return sendJson(
        response,
        200,
        parsed.map((each) => ('ErrorCode' in each ? each : take(each))),
      );
    }
    const message = parseMessage(body);
    if ('ErrorCode' in message) return sendJson(response, 422, message);
    let taken: object | undefined;
    const accept = () => (taken ??= take(message));
    const answer = () => sendJson(response, 200, accept());
    if (!respond?.(message, { response, accept, answer })) answer();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader(HEADER, '1').setHeader('cache-control', 'no-store');
    const { method, url = '', headers } = request;
    if (url.startsWith('//') || !OWN_HOST.test(headers.host ?? ''))
      return sendJson(response, 403, { error: 'host' });
    const body: unknown = method === 'GET' ? undefined : await json(request).catch(() => undefined);
    switch (`${method} ${url}`) {
      case 'GET /':
        response
          .setHeader('content-security-policy', POLICY)
          .setHeader('content-type', 'text/html');
        return void response.end(readFileSync(new URL('page.html', import.meta.url)));
      case 'POST /email':
      case 'POST /email/batch':
        return answerApi(request, response, body);
      case 'GET /messages':
        return sendJson(response, 200, messages);
      case 'DELETE /messages':
        messages = [];
        return void response.writeHead(204).end();
      case 'GET /fault':
        return sendJson(response, 200, { seconds: secondsOfFault() });
      case 'PUT /fault': {
        const { fault, seconds = 120 } = Object(body) as { fault?: unknown; seconds?: number };
        if (fault !== 'none' && fault !== 'refuse')
          return sendJson(response, 400, { error: 'fault' });
        refusesUntil = fault === 'none' ? 0 : Date.now() + seconds * 1000;
        return sendJson(response, 200, { seconds: secondsOfFault() });
      }
      default:
        return sendJson(response, 404, { error: 'not found' });
    }
  };
}

/**
 * Starts the mailbox, or uses the one that already runs at the port.
 *
 * @throws where another program listens there, with a sentence that says what to do
 */
export async function startMailbox({ port, respond }: MailboxOptions): Promise<Mailbox> {
  const handle = createHandler(respond);
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response).catch(() => response.destroy());
  const servers: Server[] = [];
  let bound = port;
  // `localhost` means 127.0.0.1 to some programs and ::1 to others.
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(listener);
    servers.push(server);
    try {
      await once(server.listen(bound, host), 'listening');
      bound = (server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (isTaken) await requireMailbox(bound);
      // A computer without IPv6 has no ::1.
      else if (host !== '::1') throw error;
    }
  }
  const url = `http://localhost:${bound}`;
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    url,
    messages: async () => (await (await ask('/messages')).json()) as StoredMessage[],
    clear: async () => void (await ask('/messages', { method: 'DELETE' })),
    setFault: async (fault) =>
      void (await ask('/fault', { method: 'PUT', body: JSON.stringify({ fault }) })),
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function requireMailbox(port: number): Promise<void> {
  const signal = AbortSignal.timeout(2_000);
  const answer = await fetch(`http://localhost:${port}/messages`, { signal }).catch(() => null);
  if (answer?.headers.has(HEADER)) return;
  throw new Error(`Port ${port} ist schon belegt. Nimm mit MAILBOX_PORT einen anderen.`);
}
