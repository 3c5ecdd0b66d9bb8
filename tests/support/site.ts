import { spawn } from 'node:child_process';
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

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

interface Started {
  /** Of Node: a program and its arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  port: number;
  /** Address that answers once everything is there. */
  path: string;
}

async function untilAnswering(address: string, ended: () => boolean): Promise<boolean> {
  const patience = AbortSignal.timeout(45_000);
  while (!patience.aborted && !ended()) {
    const response = await fetch(address, { signal: patience }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Starts a server and waits until it answers. */
export async function startServer({ args, env, cwd, port, path }: Started): Promise<Site> {
  const child = spawn(process.execPath, args, {
    cwd,
    // A group of its own: what the server has started has to end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', ...env },
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
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
    const closed = ended() ? undefined : once(child, 'exit');
    kill();
    await closed;
    process.off('exit', kill);
  };
  const url = `http://127.0.0.1:${port}`;
  if (!(await untilAnswering(url + path, ended))) {
    await stop();
    throw new Error(`${args.join(' ')} did not start:\n${written}`);
  }
  return { url, output: () => written, group: child.pid ?? 0, stop };
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
  const port = await freePort();
  const kept = state ?? mkdtempSync(join(tmpdir(), 'site-'));
  const settings = {
    POSTMARK_SERVER_TOKEN: '',
    POSTMARK_API_URL: '',
    CONTACT_TO: '',
    CONTACT_FROM: '',
  };
  const args = [
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
  const server = startServer({ args, env, cwd: project, port, path: '/kontakt' });
  const site = await server.catch((error: unknown) => {
    clean();
    throw error;
  });
  return { ...site, stop: () => site.stop().then(clean) };
}
