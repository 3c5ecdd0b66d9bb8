import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');

export interface Site {
  /** Without a slash at the end. */
  url: string;
  /** What the Function and its runtime wrote so far. */
  output: () => string;
  /** Of the process group with all that belongs to it. */
  group: number;
  stop: () => Promise<void>;
}

/** Ports below those that systems hand out by themselves (RFC 6335: 49152; Linux: 32768). */
const [FIRST, LAST] = [20_000, 32_000];

/**
 * A port that nobody listens on. Not one that the system hands out: until the server takes it, any
 * connection on this machine could get it.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(randomInt(FIRST, LAST), '127.0.0.1');
  const address = await once(server, 'listening').then(
    () => server.address(),
    () => null,
  );
  if (address === null || typeof address === 'string') return freePort();
  server.close();
  await once(server, 'close');
  return address.port;
}

interface Started {
  /** Of Node: a program and its arguments. */
  args: (port: number) => string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Address that answers once everything is there. */
  path: string;
  /** Where to try; a free port each time without it. */
  nextPort?: () => Promise<number>;
}

/** Of Node and of workerd. */
const PORT_TAKEN = /EADDRINUSE|address already in use/i;
/** How often a server is started whose port was taken in the meantime. */
const ATTEMPTS = 3;

/** @param ended a server that has ended does not answer any more; something else at its port may */
async function untilAnswering(address: string, ended: AbortSignal): Promise<boolean> {
  const patience = AbortSignal.any([ended, AbortSignal.timeout(45_000)]);
  while (!patience.aborted) {
    const response = await fetch(address, { signal: patience }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function startAt(port: number, { args, env, cwd, path }: Started): Promise<Site> {
  const words = args(port);
  const child = spawn(process.execPath, words, {
    cwd,
    // A group of its own: what the server has started has to end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', ...env },
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const end = new AbortController();
  child.once('exit', () => end.abort());
  const kill = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended by itself.
    }
  };
  process.once('exit', kill);
  const stop = async () => {
    const closed = end.signal.aborted ? undefined : once(child, 'exit');
    kill();
    await closed;
    process.off('exit', kill);
  };
  const url = `http://127.0.0.1:${port}`;
  if (!(await untilAnswering(url + path, end.signal))) {
    await stop();
    throw new Error(`${words.join(' ')} did not start:\n${written}`);
  }
  return { url, output: () => written, group: child.pid ?? 0, stop };
}

/** Starts a server and waits until it answers; somewhere else, when its port was taken meanwhile. */
export async function startServer(server: Started): Promise<Site> {
  const { nextPort = freePort } = server;
  for (let attempt = 1; ; attempt++) {
    const port = await nextPort();
    try {
      return await startAt(port, server);
    } catch (error) {
      if (attempt === ATTEMPTS || !PORT_TAKEN.test(String(error))) throw error;
    }
  }
}

interface SiteOptions {
  /** A folder of the caller's for what the runtime keeps over a restart; without one nothing stays. */
  state?: string;
  /** Another project than this one: a folder with `functions/`, `wrangler.toml` and `dist/`. */
  project?: string;
  /** What it serves; without one, the project's `dist/`. */
  folder?: string;
}

/** Starts the site with the Function in workerd. `bindings` are all the settings that it gets. */
export async function startSite(
  bindings: Record<string, string>,
  { state, project = ROOT, folder = 'dist' }: SiteOptions = {},
): Promise<Site> {
  const kept = state ?? mkdtempSync(join(tmpdir(), 'site-'));
  const settings = {
    POSTMARK_SERVER_TOKEN: '',
    POSTMARK_API_URL: '',
    CONTACT_TO: '',
    CONTACT_FROM: '',
  };
  const args = (port: number) => [
    ...[WRANGLER, 'pages', 'dev', folder, '--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0'],
    ...['--show-interactive-dev-session=false', `--persist-to=${kept}`],
    // All of them, so that a developer's .dev.vars has no say.
    ...Object.entries({ ...settings, ...bindings }).map(
      ([name, value]) => `--binding=${name}=${value}`,
    ),
  ];
  const clean = () => {
    if (!state) rmSync(kept, { recursive: true, force: true });
  };
  const env = { WRANGLER_SEND_METRICS: 'false' };
  const server = startServer({ args, env, cwd: project, path: '/kontakt' });
  const site = await server.catch((error: unknown) => {
    clean();
    throw error;
  });
  return { ...site, stop: () => site.stop().then(clean) };
}
