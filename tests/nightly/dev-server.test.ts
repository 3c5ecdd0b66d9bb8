import { randomInt } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GATED, HAS_CARD } from '../support/card-page.ts';
import { type Copy, copyProject } from '../support/project-copy.ts';
import { postRequest, type Site, startServer } from '../support/site.ts';

/** A port that no developer's own mailbox has. */
const MAILBOX = randomInt(20_000, 32_000);
/** A token that is easy to find in a text. */
const TOKEN = 'token-4d1b7c90';
const TEAM = 'src/content/team.json';
const IMPRINT = 'src/content/seiten/impressum.mdx';
const [ARTICLE = ''] = globSync('src/content/ratgeber/*.mdx');

let copy: Copy;
let server: Site;
beforeAll(async () => {
  copy = copyProject();
  server = await startServer({
    args: ['node_modules/astro/bin/astro.mjs', 'dev', '--host=127.0.0.1', '--port=0'],
    cwd: copy.folder,
    env: {
      NODE_ENV: 'development',
      TEST_VITE_CACHE: join(copy.folder, 'cache'),
      MAILBOX_PORT: String(MAILBOX),
      POSTMARK_SERVER_TOKEN: TOKEN,
    },
    ready: /Local\s+(http:\/\/[\d.:]+)\//,
    path: '/kontakt',
  });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

/** Loads a page again until it has a status and shows some texts, as a developer does after a change. */
async function expectPage(status: number, ...parts: RegExp[]): Promise<void> {
  await vi.waitFor(
    async () => {
      // A request that arrives while workerd loads the program anew may get no end; the next one does:
      // github.com/cloudflare/workers-sdk/issues/9518, full reloads are not queued.
      const page = await fetch(`${server.url}/impressum`, { signal: AbortSignal.timeout(5000) });
      expect(page.status).toBe(status);
      const text = await page.text();
      for (const part of parts) expect(text).toMatch(part);
    },
    { timeout: 30_000, interval: 250 },
  );
}

test('`npm start` runs the Function, and its mail arrives in the local mailbox', async () => {
  const response = await postRequest(server.url, { email: 'dev@waehler.example' });
  expect(response.status).toBe(200);
  const messages = await fetch(`http://localhost:${MAILBOX}/messages`);
  expect(await messages.json()).toMatchObject([
    { To: 'dev@waehler.example' },
    { ReplyTo: 'dev@waehler.example' },
  ]);
});

test('`npm start` hands no setting of the Function to a site that asks for it', async () => {
  // Vite serves this file to every browser, as a classic script, too.
  const answer = await fetch(`${server.url}/@vite/env`);
  expect(answer.headers.get('content-type')).toContain('javascript');
  const text = await answer.text();
  expect(text).toContain('define');
  expect(text).not.toContain(TOKEN);
});

test.skipIf(!HAS_CARD)('`npm start` shows the gated card', async () => {
  const response = await fetch(`${server.url}${GATED}`);
  expect(response.status).toBe(200);
});

test('`npm start` shows a legal text without a part as soon as the part is left out', async () => {
  const withVatId = (vatId?: string) =>
    copy.editJson<{ legal: object }>('src/content/site.json', (site) => {
      return { ...site, legal: { ...site.legal, vatId } };
    });
  const part = '<Nur teil="umsatzsteuer-id">\n\nProbe 7Q\n\n</Nur>';
  copy.write(IMPRINT, `${copy.read(IMPRINT)}\nImmer da.\n\n${part}\n`);
  await expectPage(200, /Immer da\./);
  withVatId('DE123456789');
  await expectPage(200, /Probe 7Q/);
  withVatId();
  await expectPage(200, /^(?![^]*Probe 7Q)/);
}, 60_000);

test('`npm start` says on every page what is wrong with the content, until it is mended', async () => {
  copy.edit(TEAM, '"isFounder":', '"isFounder": "ja", "was":');
  await expectPage(
    500,
    /team\.json: \d Fehler/,
    /Zeile \d+: Feld „.+“ \(items\.0\.isFounder\) muss true/,
  );
  copy.edit(TEAM, '"isFounder": "ja", "was":', '"isFounder":');
  await expectPage(200);
  copy.write(ARTICLE, `${copy.read(ARTICLE)}\n<Budgetplanner />\n`);
  await expectPage(500, /&lt;Budgetplanner&gt; gibt es nicht/);
}, 60_000);
