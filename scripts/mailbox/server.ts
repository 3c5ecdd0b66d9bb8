/** The local mailbox: takes what the Function would send by Postmark, and shows it on a page. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { parseMessage, type MailboxMessage, type StoredMessage } from './message.ts';

interface MailboxOptions {
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** Answers in the place of Postmark, for tests; returns whether it has answered. */
  respond?: (message: MailboxMessage, response: ServerResponse) => boolean;
}

export interface Mailbox {
  /** The address without a slash at the end, for `POSTMARK_API_URL`. */
  url: string;
  /** The messages, the newest first. */
  messages: () => Promise<StoredMessage[]>;
  clear: () => Promise<unknown>;
  /** Answers each message with 503 for this time. Two buttons on the mailbox's page start and end such a fault. */
  refuse: (seconds: number) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A header by which a second start recognises the mailbox. Its value is the seconds until messages are taken again. */
const HEADER = 'x-local-mailbox';
/** The names of this computer. A foreign site whose name points to this computer could otherwise read the mail. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The policy of the page. The frames with the messages inherit it, so that nothing in a mail can send a request. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:";

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Creates the handler of the mailbox's requests, with the messages and the end of a fault in its memory. */
function createHandler(respond: MailboxOptions['respond']) {
  let messages: StoredMessage[] = [];
  let refusesUntil = 0;
  const secondsOfFault = () => Math.max(0, Math.ceil((refusesUntil - Date.now()) / 1000));

  function keep(message: MailboxMessage) {
    const SubmittedAt = new Date().toISOString();
    messages = [{ ...message, ReceivedAt: SubmittedAt }, ...messages];
    return { To: message.To, SubmittedAt, MessageID: randomUUID(), ErrorCode: 0, Message: 'OK' };
  }

  /** Answers `POST /email` and `POST /email/batch` as Postmark does. */
  function answerApi({ headers, url }: IncomingMessage, response: ServerResponse, body: unknown) {
    if (secondsOfFault() > 0) return void response.writeHead(503).end();
    if (!headers['x-postmark-server-token'])
      return sendJson(response, 401, { ErrorCode: 10, Message: 'Missing API token.' });
    if (url === '/email/batch' && Array.isArray(body)) {
      const parsed = body.map(parseMessage);
      const answers = parsed.map((each) => ('ErrorCode' in each ? each : keep(each)));
      return sendJson(response, 200, answers);
    }
    const message = parseMessage(body);
    if ('ErrorCode' in message) return sendJson(response, 422, message);
    if (respond?.(message, response)) return undefined;
    return sendJson(response, 200, keep(message));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader(HEADER, secondsOfFault()).setHeader('cache-control', 'no-store');
    const { method, url = '', headers } = request;
    if (!OWN_HOST.test(headers.host ?? '')) return sendJson(response, 403, { error: 'host' });
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
      case 'PUT /fault':
        refusesUntil = Date.now() + 1000 * ((body as { seconds?: number })?.seconds ?? 0);
        return void response.writeHead(204).end();
      default:
        return sendJson(response, 404, { error: 'not found' });
    }
  };
}

/**
 * Starts the mailbox, or uses the one that already runs at the port.
 *
 * @throws if another program listens there, with a sentence that says what to do
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
  return {
    url,
    messages: async () => (await (await fetch(`${url}/messages`)).json()) as StoredMessage[],
    clear: () => fetch(`${url}/messages`, { method: 'DELETE' }),
    refuse: (seconds) =>
      fetch(`${url}/fault`, { method: 'PUT', body: JSON.stringify({ seconds }) }),
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
