import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request of Node's server as the web has it. */
export async function requestOf(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = message;
  const headers = Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const body = method === 'POST' ? await buffer(message) : undefined;
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

/** Sends what the web has as a response through Node's server. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
