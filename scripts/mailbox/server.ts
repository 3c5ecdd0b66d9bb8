import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Respond } from './api.ts';
import { createHandler } from './handler.ts';
import { type Mailbox, reuseMailbox } from './mailbox.ts';
import { createMessageStore } from './store.ts';

export type { Fault } from './fault.ts';
export type { Mailbox } from './mailbox.ts';
export type { PostmarkMessage, StoredMessage } from './message.ts';

export interface MailboxOptions {
  /** 0 takes a free one. */
  port: number;
  /** Without one, `localhost` in both its forms, 127.0.0.1 and ::1, and not reachable from outside. */
  host?: string;
  respond?: Respond;
}

const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** `localhost` may mean ::1 to whoever calls; a computer without IPv6 does without. */
async function listenOnIpv6(server: Server, port: number): Promise<void> {
  try {
    await listen(server, port, '::1');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw error;
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Starts the local mailbox, which speaks the part of Postmark's API in use here and shows what it
 * got. Rejects where another program holds the port, with a sentence that says what to do.
 */
export async function startMailbox({ port, host, respond }: MailboxOptions): Promise<Mailbox> {
  const store = createMessageStore();
  const hostnames = ['localhost', '127.0.0.1', '[::1]', ...(host ? [host] : [])];
  const handler = createHandler(store, { respond, hostnames });
  const create = () =>
    createServer((request, response) => {
      handler(request, response).catch(() => response.destroy());
    });
  const [main, ipv6] = [create(), create()];
  const servers = [main, ipv6];
  const address = host ?? '127.0.0.1';
  const nameOf = (taken: number) => `http://${host ?? 'localhost'}:${taken}`;
  let bound: number;
  try {
    bound = await listen(main, port, address);
    if (!host) await listenOnIpv6(ipv6, bound);
  } catch (error) {
    await Promise.all(servers.map(closeServer));
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    return reuseMailbox(nameOf(port), port);
  }
  return {
    url: nameOf(bound),
    reused: false,
    messages: () => Promise.resolve(store.list()),
    clear: () => Promise.resolve(store.clear()),
    close: async () => void (await Promise.all(servers.map(closeServer))),
  };
}
