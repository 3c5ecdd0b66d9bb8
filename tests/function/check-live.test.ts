import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import { checkLive, type Line } from '../../scripts/check-live.ts';
import { type Backend, test } from './support/backend.ts';

let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

const inState = (lines: Line[], state: Line['state']) =>
  lines.filter((line) => line.state === state).map(({ text }) => text);

/** The preview behind something that changes its answers, as a zone of Cloudflare's can. */
async function behind(change: (body: string, headers: Headers) => string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
      const init = {
        method,
        redirect: 'manual' as const,
        headers: { 'content-type': 'application/json', origin: backend.site.url },
      };
      const response = await fetch(
        backend.site.url + url,
        method === 'GET' ? init : { ...init, body: Buffer.concat(chunks) },
      );
      const headers = new Headers(response.headers);
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding'])
        headers.delete(name);
      const body = change(await response.text(), headers);
      outgoing.writeHead(response.status, Object.fromEntries(headers)).end(body);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('the preview holds, and what only the public address shows is untried', async () => {
  const lines = await checkLive(backend.site.url, { CARD_TOKEN: 'vorschau' });
  expect([inState(lines, 'failed'), inState(lines, 'untried')]).toEqual([[], expect.anything()]);
  expect(inState(lines, 'untried')).toHaveLength(5);
  const [, team] = await backend.messages();
  const [, reference = '-'] = /Referenz (\S+)/.exec(inState(lines, 'ok').join('\n')) ?? [];
  expect(team?.Subject).toContain(`${reference} · Testanfrage`);
});

describe('behind a zone', () => {
  test.each<[string, string, (body: string, headers: Headers) => string]>([
    [
      'obfuscates addresses',
      'cdn-cgi',
      (body) => body.replace('</body>', '<script src="/cdn-cgi/x.js"></script></body>'),
    ],
    [
      'adds a script',
      'Richtlinie',
      (body) => body.replace('</body>', '<script>track()</script></body>'),
    ],
    [
      'loads from elsewhere',
      'Keine fremde Anfrage',
      (body) => body.replace('</body>', '<img src="https://x.example/i.png"></body>'),
    ],
    [
      'drops a header',
      'X-Frame-Options',
      (body, headers) => (headers.delete('x-frame-options'), body),
    ],
    [
      'shows cards to robots',
      'Visitenkarten',
      (body) => body.replace('<meta name="robots" content="noindex">', ''),
    ],
    [
      'answers the form itself',
      'Testanfrage',
      (body) => (body.startsWith('{"success"') ? '{}' : body),
    ],
    [
      'serves an old security.txt',
      'security.txt',
      (body) => body.replace(/Expires: \d+/, 'Expires: 2020'),
    ],
  ])('that %s it fails: %s', async (_, failure, change) => {
    const server = await behind(change);
    const lines = await checkLive(addressOf(server), {});
    server.close();
    expect(inState(lines, 'failed').join('\n')).toContain(failure);
  });
});
