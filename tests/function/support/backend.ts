import type { ServerResponse } from 'node:http';
import { test as base } from 'vitest';
import type { MailboxMessage } from '../../../scripts/mailbox/message.ts';
import { CONTACT_ENDPOINT } from '../../../src/config/addresses.ts';
import { postTo, startSite } from '../../support/site.ts';

/** Answers in the place of Postmark. */
export type Respond = (response: ServerResponse) => unknown;

async function startBackend() {
  let respond: Respond | undefined;
  /** The messages that reached the mail service, refused or not, oldest first. */
  const attempts: MailboxMessage[] = [];
  const { url, mailbox, settings, stop } = await startSite({
    respond: (message, response) => {
      attempts.push(message);
      respond?.(response);
      return respond !== undefined;
    },
  });
  return {
    url,
    settings,
    endpoint: url + CONTACT_ENDPOINT,
    attempts,
    messages: mailbox.messages,
    /** Sets the answer of the mail service until the next `reset`. */
    answerWith: (next: Respond) => void (respond = next),
    send: (body: BodyInit, headers?: Record<string, string>) => postTo(url, body, headers),
    reset: async () => {
      respond = undefined;
      attempts.length = 0;
      await mailbox.clear();
    },
    stop,
  };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * A test with the Function in workerd, and a mail service that answers as the test wants it to. Both start once and
 * serve all files of a worker.
 */
export const test = base.extend('backend', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const backend = await startBackend();
  onCleanup(backend.stop);
  return backend;
});
