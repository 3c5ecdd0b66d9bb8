import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { localOutbox } from '../../scripts/outbox.ts';
import { CONTACT_SETTINGS } from '../../src/features/contact/config.ts';
import { environment } from './environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const START_SECONDS = 60;

export interface Site {
  /** Without a slash at the end. */
  url: string;
  /** The output of the Function and its runtime so far. */
  output: () => string;
  stop: () => Promise<void>;
}

interface Server {
  /** The arguments of Node: a program and the program's own arguments, which ask for port 0. */
  args: string[];
  /** The project, unless it is a copy. */
  cwd?: string;
  /** Variables beside the environment of the tests. */
  env?: NodeJS.ProcessEnv;
  /** The line that it writes when it listens; the first group is its origin. */
  ready: RegExp;
  /** The path that answers once the server is ready. */
  path: string;
}

/** Starts a server on a free port and waits until it answers. */
export async function startServer({ args, cwd = ROOT, env, ready, path }: Server): Promise<Site> {
  const child = spawn(process.execPath, args, {
    cwd,
    // A process group of its own: the server's children have to end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...env },
  });
  let written = '';
  const listening = new Promise<string>((fulfil, reject) => {
    let isReady = false;
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      // A line for each request follows: looking through all of them again takes seconds in the end.
      const url = isReady ? undefined : ready.exec(stripVTControlCharacters(written))?.[1];
      isReady ||= url !== undefined;
      if (url) fulfil(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error('it ended')));
    AbortSignal.timeout(START_SECONDS * 1000).onabort = () => reject(new Error('it took too long'));
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended by itself.
    }
  };
  process.once('exit', kill);
  const stop = async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    kill();
    await ended;
    process.off('exit', kill);
  };
  try {
    const url = await listening;
    const signal = AbortSignal.timeout(START_SECONDS * 1000);
    const response = await fetch(url + path, { signal });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${path} answers with ${response.status}`);
    return { url, output: () => written, stop };
  } catch (error) {
    await stop();
    throw new Error(`${args.join(' ')} did not start:\n${written}`, { cause: error });
  }
}

/**
 * Starts the built site with the Function in workerd.
 *
 * @param bindings all settings that the Function gets
 * @param hasOutbox whether the Worker and its queue run, too
 */
export async function startSite(
  bindings: Record<string, string>,
  hasOutbox = false,
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  // Every setting is given, empty where it is unset, so that a developer's .dev.vars has no effect.
  const unset = Object.fromEntries(CONTACT_SETTINGS.map((name) => [name, '']));
  const settings = { ...unset, ...bindings };
  const args = [
    ...[WRANGLER, 'pages', 'dev', ...(hasOutbox ? localOutbox(folder, settings) : ['dist'])],
    ...['--ip=127.0.0.1', '--port=0', '--inspector-port=0'],
    ...['--show-interactive-dev-session=false', `--persist-to=${folder}`],
    ...Object.entries(settings).map(([name, value]) => `--binding=${name}=${value}`),
  ];
  const clean = () => rmSync(folder, { recursive: true, force: true });
  const server = startServer({
    args,
    ready: /Ready on (http:\/\/[\d.:]+)/,
    path: '/kontakt',
    ...(hasOutbox && { cwd: folder }),
  });
  const site = await server.catch((error: unknown) => {
    clean();
    throw error;
  });
  return { ...site, stop: () => site.stop().then(clean) };
}
