import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '../../scripts/setup/child.mjs';
import { type Site, startServer } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = 'node_modules/.vite-dev-test';

/** `npm start`, beside one that may be running. */
export async function startDevSite(path: string): Promise<Site> {
  const options = ['--ignore-lock', '--host=127.0.0.1'];
  const args = (port: number) => [TOOLS.astro, 'dev', ...options, `--port=${port}`];
  const env = { DEV_CACHE: CACHE, ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' };
  const site = await startServer({ args, env, cwd: ROOT, path });
  const clean = () => rmSync(join(ROOT, CACHE), { recursive: true, force: true });
  return { ...site, stop: () => site.stop().then(clean) };
}
