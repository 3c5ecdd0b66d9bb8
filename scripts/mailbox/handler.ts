import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerApi, type Respond, sendJson } from './api.ts';
import type { MessageStore } from './store.ts';

/** On every answer, so that a second start recognises the first. */
export const MAILBOX_HEADER = 'x-local-mailbox';

const PAGE_FILES: Record<string, { file: string; type: string }> = {
  '/': { file: 'page/index.html', type: 'text/html' },
  '/page.css': { file: 'page/page.css', type: 'text/css' },
  '/page.js': { file: 'page/page.js', type: 'text/javascript' },
};

/** The frames with the messages inherit it: nothing in a mail can call anywhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function sendPageFile(
  response: ServerResponse,
  { file, type }: { file: string; type: string },
): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': CONTENT_SECURITY_POLICY,
  });
  response.end(readFileSync(new URL(file, import.meta.url)));
}

function sendEvents(request: IncomingMessage, response: ServerResponse, store: MessageStore): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 1000\n\n');
  request.on(
    'close',
    store.watch(() => response.write('data: changed\n\n')),
  );
}

interface HandlerOptions {
  respond?: Respond | undefined;
  /** Names under which the mailbox may be called. */
  hostnames: readonly string[];
}

/** Routes a request to Postmark's API, the list of messages or the page for a person. */
export function createHandler(store: MessageStore, { respond, hostnames }: HandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader(MAILBOX_HEADER, '1');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    // Another site could point its own name at this computer and read along.
    if (!url || !hostnames.includes(url.hostname))
      return sendJson(response, 403, { error: 'host' });
    const route = `${request.method ?? ''} ${url.pathname}`;
    const file = request.method === 'GET' ? PAGE_FILES[url.pathname] : undefined;
    if (file) return sendPageFile(response, file);
    switch (route) {
      case 'POST /email':
        return answerApi(request, response, store, { batch: false, respond });
      case 'POST /email/batch':
        return answerApi(request, response, store, { batch: true, respond });
      case 'GET /messages':
        return sendJson(response, 200, store.list());
      case 'DELETE /messages':
        store.clear();
        response.writeHead(204).end();
        return;
      case 'GET /events':
        return sendEvents(request, response, store);
      default:
        return sendJson(response, 404, { error: 'not found' });
    }
  };
}
