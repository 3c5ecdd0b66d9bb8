import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from 'playwright/test';
import { PAGES, startOf } from '../support/dist.ts';

/** Ten packets, and what of them the headers of an answer take. */
const FIRST_FLIGHT = 14_600;
const HEADERS = 900;

/** Home, of which only the first flight comes until told: the line is slow, or it breaks. */
async function slowHome(): Promise<{ url: string; server: Server; deliver: () => void }> {
  const html = PAGES.find(({ path }) => path === '/')?.html ?? '';
  const first = startOf(html, FIRST_FLIGHT - HEADERS);
  expect(html.startsWith(first)).toBe(true);
  const { promise: told, resolve: deliver } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first);
    void told.then(() => response.end(html.slice(first.length)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, server, deliver };
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the first flight of home paints its first screen as it stays', async ({ page }) => {
      const { url, server, deliver } = await slowHome();
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      const painted = await page.screenshot({ animations: 'disabled' });
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      deliver();
      await page.waitForLoadState();
      expect(painted.equals(await page.screenshot({ animations: 'disabled' }))).toBe(true);
      server.close();
    });
  });
}
