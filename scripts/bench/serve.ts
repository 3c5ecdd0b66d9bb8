import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from '../setup/child.mjs';
import { startSite } from '../../tests/support/site.ts';

/** Address of the hand-written page that the others are measured against. */
export const FLOOR = '/messlatte';

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|image\/svg\+xml)/;

export interface Served {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Stands before `origin` as Cloudflare does before a Pages project, and compresses text. The answers
 * are kept: what is measured is the site, not this program.
 */
function compressingServer(origin: string) {
  const known = new Map<
    string,
    { status: number; headers: Record<string, string>; body: Buffer }
  >();

  async function fetchOnce(path: string) {
    const kept = known.get(path);
    if (kept) return kept;
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const headers = Object.fromEntries(answer.headers);
    let body = Buffer.from(await answer.arrayBuffer());
    for (const name of ['transfer-encoding', 'content-encoding']) delete headers[name];
    if (TEXT.test(headers['content-type'] ?? '')) {
      body = Buffer.from(brotli(body));
      headers['content-encoding'] = 'br';
    }
    headers['content-length'] = String(body.length);
    const fresh = { status: answer.status, headers, body };
    known.set(path, fresh);
    return fresh;
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    fetchOnce(request.url ?? '/')
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
}

/** The built site and the floor page behind `wrangler pages dev`, compressed as on the edge. */
export async function serve(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(join(ROOT, 'dist'), folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'floor.html'), join(folder, `${FLOOR}.html`));
  const site = await startSite({}, { folder });
  const server = compressingServer(site.url).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
