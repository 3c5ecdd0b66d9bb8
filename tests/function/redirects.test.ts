import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectsFile } from '../../src/features/publishing/redirects.ts';
import { type Site, startServer } from '../support/site.ts';

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  for (const page of ['index', 'neu']) writeFileSync(join(folder, `${page}.html`), page);
  const redirects = redirectsFile([
    { from: '/alt', to: '/neu', status: 301 },
    { from: '/entwurf', to: '/#team', status: 302 },
  ]);
  writeFileSync(join(folder, '_redirects'), redirects);
  const wrangler = join(process.cwd(), 'node_modules/wrangler/bin/wrangler.js');
  site = await startServer({
    args: [
      ...[wrangler, 'pages', 'dev', '.', '--ip=127.0.0.1', '--port=0', '--inspector-port=0'],
      ...['--show-interactive-dev-session=false', '--compatibility-date=2025-01-01'],
    ],
    cwd: folder,
    ready: /Ready on (http:\/\/[\d.:]+)/,
    path: '/neu',
  });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/alt', 301, '/neu'],
  ['/alt/', 301, '/neu'],
  ['/alt?quelle=brief', 301, '/neu?quelle=brief'],
  ['/entwurf', 302, '/#team'],
])('Pages answers %s with %i and %s', async (path, status, to) => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});
