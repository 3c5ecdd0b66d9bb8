/** The local mailbox: takes what the Function would send by Postmark, and shows it on a page. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
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

const faultSchema = z.object({
  fault: z.enum(['none', 'refuse']),
  seconds: z._default(z.number().check(z.positive(), z.maximum(86_400)), 120),
});

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function createHandler(respond: MailboxOptions['respond']) {
  let messages: StoredMessage[] = [];
  let refusesUntil = 0;

  const faultNow = () => {
    const seconds = Math.max(0, Math.ceil((refusesUntil - Date.now()) / 1000));
    return { fault: seconds > 0 ? 'refuse' : 'none', seconds };
  };
  const setFault = (body: unknown): boolean => {
    const { data } = faultSchema.safeParse(body);
    if (data) refusesUntil = data.fault === 'none' ? 0 : Date.now() + data.seconds * 1000;
    return data !== undefined;
  };

  /** Puts a message into the mailbox; returns Postmark's answer. */
  const take = (message: PostmarkMessage) => {
    const SubmittedAt = new Date().toISOString();
    messages = [{ ...message, ReceivedAt: SubmittedAt }, ...messages];
    const inactive = inactiveIn(message.To).join(', ');
    const Message = inactive ? `Message OK, but will not deliver to: ${inactive}` : 'OK';
    return { To: message.To, SubmittedAt, MessageID: randomUUID(), ErrorCode: 0, Message };
  };

  /** Answers `POST /email` and `POST /email/batch`. */
  async function answerApi(request: IncomingMessage, response: ServerResponse, isBatch: boolean) {
    const refuse = (status: number, ErrorCode: number, Message: string) =>
      sendJson(response, status, { ErrorCode, Message });
    if (faultNow().seconds > 0) return void response.writeHead(503).end();
    const body: unknown = await json(request).catch(() => undefined);
    const { headers } = request;
    if (!headers['x-postmark-server-token']) return refuse(401, 10, 'Missing API token.');
    if (!headers['content-type']?.startsWith('application/json')) {
      return refuse(415, 409, 'JSON required.');
    }
    if (isBatch) {
      if (!Array.isArray(body)) return refuse(422, 402, 'Invalid JSON');
      const parsed = body.map(parseMessage);
      const answers = parsed.map((each) => ('ErrorCode' in each ? each : take(each)));
      return sendJson(response, 200, answers);
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
    const address = url.startsWith('//') ? null : URL.parse(url, 'http://localhost');
    if (!address || !OWN_HOST.test(headers.host ?? '')) {
      return sendJson(response, 403, { error: 'host' });
    }
    const { pathname } = address;
    switch (`${method} ${pathname}`) {
      case 'GET /':
        response
          .setHeader('content-security-policy', POLICY)
          .setHeader('content-type', 'text/html');
        return void response.end(readFileSync(new URL('page.html', import.meta.url)));
      case 'POST /email':
      case 'POST /email/batch':
        return answerApi(request, response, pathname.endsWith('batch'));
      case 'GET /messages':
        return sendJson(response, 200, messages);
      case 'DELETE /messages':
        messages = [];
        return void response.writeHead(204).end();
      case 'GET /fault':
        return sendJson(response, 200, faultNow());
      case 'PUT /fault': {
        const isSet = setFault(await json(request).catch(() => undefined));
        return sendJson(response, isSet ? 200 : 400, faultNow());
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
  // `localhost` means 127.0.0.1 to some programs and ::1 to others.
  const servers = ['127.0.0.1', '::1'].map((host) => ({
    host,
    server: createServer((request, response) => {
      handle(request, response).catch(() => response.destroy());
    }),
  }));
  let bound = port;
  for (const { server, host } of servers) {
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
      for (const { server } of servers) {
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
