import * as z from 'zod/mini';
import { MAILBOX_HEADER } from './handler.ts';
import { type StoredMessage, storedMessageSchema } from './message.ts';

const messagesSchema = z.array(storedMessageSchema);

export interface Mailbox {
  /** Without a slash at the end, ready for `POSTMARK_API_URL`. */
  url: string;
  /** A mailbox already ran at this port: it is used as it is, and `close` leaves it running. */
  reused: boolean;
  /** Newest first. */
  messages: () => Promise<StoredMessage[]>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The mailbox that already runs at a taken port. Rejects where another program does, with a sentence
 * that says what to do.
 */
export async function reuseMailbox(url: string, port: number): Promise<Mailbox> {
  const probe = await fetch(`${url}/messages`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  if (!probe?.headers.has(MAILBOX_HEADER)) {
    throw new Error(
      `Das lokale Postfach kann nicht starten: Port ${port} ist schon belegt. ` +
        `Beende das Programm, das ihn benutzt, und starte neu. ` +
        `(Port ${port} is taken by another program; stop it and start again.)`,
    );
  }
  return {
    url,
    reused: true,
    messages: async () => messagesSchema.parse(await (await fetch(`${url}/messages`)).json()),
    clear: async () => void (await fetch(`${url}/messages`, { method: 'DELETE' })),
    close: () => Promise.resolve(),
  };
}
