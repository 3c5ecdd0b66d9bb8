import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, startServer } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = 'node_modules/.vite-dev-test';

/** Vitest sets these for its own process, and Astro would take them for its own state. */
const UNSET = ['VITEST', 'DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL', 'TEST', 'NODE_ENV'];

/** `npm start`, beside one that may be running. */
export async function startDevSite(path: string, mailboxPort: number): Promise<Site> {
  const site = await startServer({
    args: [
      'node_modules/astro/bin/astro.mjs',
      'dev',
      '--ignore-lock',
      '--host=127.0.0.1',
      '--port=0',
    ],
    env: {
      ...Object.fromEntries(UNSET.map((name) => [name, undefined])),
      TEST_VITE_CACHE: CACHE,
      MAILBOX_PORT: String(mailboxPort),
    },
    ready: /Local\s+(http:\/\/[\d.:]+)\//,
    path,
  });
  const clean = () => rmSync(join(ROOT, CACHE), { recursive: true, force: true });
  return { ...site, stop: () => site.stop().then(clean) };
}
