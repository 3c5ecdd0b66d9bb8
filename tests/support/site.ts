import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { MailboxMessage } from '../../scripts/mailbox/message.ts';
import { startMailbox } from '../../scripts/mailbox/server.ts';
import { localOutbox, WRANGLER } from '../../scripts/outbox.ts';
import { CONTACT_ENDPOINT } from '../../src/config/addresses.ts';
import { CONTACT_SETTINGS } from '../../src/features/contact/endpoint/config.ts';
import { contactInput } from './contact.ts';
import { environment, ROOT } from './project-copy.ts';

const START_SECONDS = 60;

export interface Site {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

interface Server {
  /** The arguments of Node: a program and the program's own arguments, which ask for port 0. */
  args: string[];
  /** The project, unless it is a copy. */
  cwd?: string;
  /** Variables beside the environment of the tests. */
  env?: NodeJS.ProcessEnv;
  /** Matches the line that the server writes when it listens; the first group is the server's origin. */
  ready: RegExp;
  /** The path that answers once the server is ready. */
  path: string;
}

/** Starts a server on a free port and waits until it answers. */
export async function startServer({ args, cwd = ROOT, env, ready, path }: Server): Promise<Site> {
  const child = spawn(process.execPath, args, {
    cwd,
    // The server gets a process group of its own, because its children have to end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...env },
  });
  let written = '';
  const listening = new Promise<string>((fulfil, reject) => {
    let isReady = false;
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      // A ready server writes a line for each request. To search all of them each time would take seconds.
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
    return { url, stop };
  } catch (error) {
    await stop();
    throw new Error(`${args.join(' ')} did not start:\n${written}`, { cause: error });
  }
}

interface Options {
  /** Answers in the place of Postmark; returns whether it has answered. */
  respond?: (message: MailboxMessage, response: ServerResponse) => boolean;
  /** Whether the Worker and its queue run, too. */
  hasOutbox?: boolean;
}

/** Starts the built site with the Function in workerd, and a mailbox as its mail service. All take free ports. */
export async function startSite({ respond, hasOutbox = false }: Options = {}) {
  const mailbox = await startMailbox({ port: 0, ...(respond && { respond }) });
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const settings = {
    POSTMARK_SERVER_TOKEN: 'test',
    POSTMARK_API_URL: mailbox.url.replace('localhost', '127.0.0.1'),
    CONTACT_TO: 'team@agentur.example, team@anders.example',
    CONTACT_FROM: 'website@agentur.example',
  };
  // Every setting is given, empty if it is unset, so that a developer's .dev.vars has no effect.
  const unset = Object.fromEntries(CONTACT_SETTINGS.map((name) => [name, '']));
  const bindings = { ...unset, ...settings };
  const clean = async () => {
    rmSync(folder, { recursive: true, force: true });
    await mailbox.close();
  };
  const site = await startServer({
    args: [
      WRANGLER,
      'pages',
      'dev',
      ...(hasOutbox ? localOutbox(folder, bindings) : ['dist']),
      '--ip=127.0.0.1',
      '--port=0',
      '--inspector-port=0',
      '--show-interactive-dev-session=false',
      `--persist-to=${folder}`,
      ...Object.entries(bindings).map(([name, value]) => `--binding=${name}=${value}`),
    ],
    ready: /Ready on (http:\/\/[\d.:]+)/,
    path: '/kontakt',
    ...(hasOutbox && { cwd: folder }),
  }).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  return { url: site.url, mailbox, settings, stop: () => site.stop().then(clean) };
}

/** Posts a body to the form's endpoint as a page of the site does, with these headers too; an empty one is left out. */
export function postTo(url: string, body: BodyInit, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', origin: url, ...headers };
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: Object.entries(all).filter(([, value]) => value !== ''),
    // `fetch` would add a content type to a text.
    body: typeof body === 'string' ? Buffer.from(body) : body,
    duplex: 'half',
  };
  return fetch(url + CONTACT_ENDPOINT, init);
}

/** Posts the usual request to a site, with these changes. */
export const postRequest = (url: string, changes: Record<string, unknown> = {}) =>
  postTo(url, JSON.stringify(contactInput(changes)));
