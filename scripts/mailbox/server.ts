/** The local mailbox: the part of Postmark's API that the Function uses, and a page with its mail. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { FaultSwitch } from './fault.ts';
import { inactiveOf, parseMessage, type PostmarkMessage, type StoredMessage } from './message.ts';
import { details, search, type Taken } from './search.ts';

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
  /** The switch of its page, for the next two minutes. */
  setFault: (fault: 'none' | 'refuse' | 'break') => Promise<void>;
  close: () => Promise<void>;
}

/** On every answer, so that a second start recognises the first. */
const HEADER = 'x-local-mailbox';

/** The frames with the messages inherit it: nothing in a mail can send a request. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:";
const PAGE: Record<string, string> = {
  'index.html': 'text/html',
  'page.css': 'text/css',
  'page.js': 'text/javascript',
};

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function createHandler(respond: MailboxOptions['respond']) {
  let taken: Taken[] = [];
  const faults = new FaultSwitch();

  function accept(message: PostmarkMessage) {
    const SubmittedAt = new Date().toISOString();
    const MessageID = randomUUID();
    taken = [{ id: MessageID, message: { ...message, ReceivedAt: SubmittedAt } }, ...taken];
    const inactive = inactiveOf(message).join(', ');
    const Message = inactive ? `Message OK, but will not deliver to: ${inactive}` : 'OK';
    return { To: message.To, SubmittedAt, MessageID, ErrorCode: 0, Message };
  }

  /** Postmark's questions: what was sent, what the server is, whom it sends nothing. */
  function answerQuestion(
    { headers }: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): boolean {
    const { pathname, searchParams } = url;
    const [, id] = /^\/messages\/outbound\/([\w-]+)\/details$/.exec(pathname) ?? [];
    const address = searchParams.get('emailAddress') ?? '';
    const answers: Record<string, () => object | undefined> = {
      '/messages/outbound': () => search(taken, searchParams),
      '/server': () => ({ Name: 'Lokales Postfach', DeliveryType: 'Live' }),
      '/message-streams/outbound/suppressions/dump': () => ({
        Suppressions: inactiveOf({ To: address }).map((EmailAddress) => ({ EmailAddress })),
      }),
    };
    const answer = id ? () => details(taken, id) : answers[pathname];
    if (!answer) return false;
    if (faults.play(response)) return true;
    if (!headers['x-postmark-server-token']) {
      sendJson(response, 401, { ErrorCode: 10, Message: 'Missing API token.' });
      return true;
    }
    const body = answer();
    sendJson(response, body ? 200 : 422, body ?? { ErrorCode: 701, Message: 'Unknown message.' });
    return true;
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse) {
    const refuse = (status: number, ErrorCode: number, Message: string) =>
      sendJson(response, status, { ErrorCode, Message });
    if (faults.play(response)) return;
    const body: unknown = await json(request).catch(() => undefined);
    if (!request.headers['x-postmark-server-token']) return refuse(401, 10, 'Missing API token.');
    if (!request.headers['content-type']?.startsWith('application/json')) {
      return refuse(415, 409, 'JSON required.');
    }
    if (body === undefined) return refuse(422, 402, 'Invalid JSON');
    const { message, error } = parseMessage(body);
    if (!message) return sendJson(response, 422, error);
    let accepted: object | undefined;
    const take = () => (accepted ??= accept(message));
    const answer = () => sendJson(response, 200, take());
    if (!respond?.(message, { response, accept: take, answer })) answer();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader(HEADER, '1').setHeader('cache-control', 'no-store');
    const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    // A foreign site could give this computer a name of its own and read the mail.
    if (!url || !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
      return sendJson(response, 403, { error: 'host' });
    }
    const file = url.pathname.slice(1) || 'index.html';
    const type = PAGE[file];
    if (request.method === 'GET' && type) {
      response.writeHead(200, {
        'content-security-policy': POLICY,
        'content-type': `${type}; charset=utf-8`,
      });
      return void response.end(readFileSync(new URL(`page/${file}`, import.meta.url)));
    }
    if (request.method === 'GET' && answerQuestion(request, response, url)) return;
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /email':
        return answerApi(request, response);
      case 'GET /messages':
        return sendJson(
          response,
          200,
          taken.map(({ message }) => message),
        );
      case 'GET /fault':
        return sendJson(response, 200, faults.state());
      case 'PUT /fault': {
        const isSet = faults.set(await json(request).catch(() => undefined));
        return sendJson(response, isSet ? 200 : 400, faults.state());
      }
      case 'DELETE /messages':
        taken = [];
        return void response.writeHead(204).end();
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
  return {
    url,
    messages: async () => (await (await fetch(`${url}/messages`)).json()) as StoredMessage[],
    clear: async () => void (await fetch(`${url}/messages`, { method: 'DELETE' })),
    setFault: async (fault) => {
      const init = { method: 'PUT', body: JSON.stringify({ fault }) };
      await fetch(`${url}/fault`, init);
    },
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
