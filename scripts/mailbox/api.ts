import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Fault, playFault } from './fault.ts';
import {
  addressesOf,
  isInactive,
  objection,
  parseMessage,
  type PostmarkError,
  type PostmarkMessage,
} from './message.ts';
import type { MessageStore } from './store.ts';

/** Lets a test answer in Postmark's place; nothing means: as Postmark would. */
export type Respond = (message: PostmarkMessage, request: IncomingMessage) => Fault | undefined;

const BODY_LIMIT = 10 * 1024 * 1024;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, ErrorCode: number, Message: string) =>
  sendJson(response, status, { ErrorCode, Message } satisfies PostmarkError);

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function take(store: MessageStore, body: unknown): object {
  const parsed = parseMessage(body);
  if (!parsed.ok) return parsed.error;
  const error = objection(parsed.message);
  if (error) return error;
  const { ReceivedAt, To } = store.add(parsed.message);
  const inactive = addressesOf(To).filter(isInactive);
  return {
    To,
    SubmittedAt: ReceivedAt,
    MessageID: randomUUID(),
    ErrorCode: 0,
    Message:
      inactive.length > 0
        ? `Message OK, but will not deliver to these inactive addresses: ${inactive.join(', ')}`
        : 'OK',
  };
}

/** Postmark's `POST /email` and, with `batch`, `POST /email/batch`. */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  store: MessageStore,
  { batch, respond }: { batch: boolean; respond?: Respond | undefined },
): Promise<void> {
  const text = await readBody(request);
  if (text === undefined) return refuse(response, 413, 0, 'Payload too large.');
  if (!String(request.headers['x-postmark-server-token'] ?? '').trim()) {
    return refuse(response, 401, 10, 'No Server API token or Bad or missing Server API token.');
  }
  if (!request.headers['content-type']?.startsWith('application/json')) {
    return refuse(response, 415, 409, 'JSON required.');
  }
  const body = parse(text);
  if (body === undefined) return refuse(response, 422, 402, 'Invalid JSON');
  if (batch) {
    if (!Array.isArray(body)) return refuse(response, 422, 402, 'Invalid JSON');
    return sendJson(
      response,
      200,
      body.map((message) => take(store, message)),
    );
  }
  const parsed = parseMessage(body);
  const fault = parsed.ok ? respond?.(parsed.message, request) : undefined;
  const accept = () => {
    const answer = take(store, body);
    return () => sendJson(response, 'MessageID' in answer ? 200 : 422, answer);
  };
  if (!fault) return accept()();
  playFault(response, fault, fault.accepted ? accept() : () => accept()());
}
