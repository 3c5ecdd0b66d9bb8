import { test as base } from 'vitest';
import { type PostmarkMessage, startMailbox } from '../../../scripts/mailbox/server.ts';
import { CONTACT_ENDPOINT } from '../../../src/config/routes.ts';
import { type Fault, playFault } from '../../support/fault.ts';
import { startSite } from '../../support/site.ts';

type Answer = (message: PostmarkMessage) => Fault | undefined;

const asPostmark: Answer = () => undefined;

/** Easy to find in a log. */
export const TOKEN = 'token-6f0c1f6e';

async function startBackend() {
  let answer = asPostmark;
  /** What reached the mail service, refused or not, oldest first. */
  const attempts: PostmarkMessage[] = [];
  const mailbox = await startMailbox({
    port: 0,
    respond: (message, call) => {
      attempts.push(message);
      return playFault(answer(message), call);
    },
  });
  const site = await startSite({
    POSTMARK_SERVER_TOKEN: TOKEN,
    POSTMARK_API_URL: mailbox.url.replace('localhost', '127.0.0.1'),
    CONTACT_TO: 'team@agentur.example, team@anders.example',
    CONTACT_FROM: 'website@agentur.example',
  });
  const send = (
    type: string,
    body: BodyInit,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ) =>
    fetch(`${site.url}${CONTACT_ENDPOINT}`, {
      method: 'POST',
      headers: { 'content-type': type, origin: site.url, ...headers },
      body,
      ...(signal && { signal }),
    });
  return {
    site,
    endpoint: site.url + CONTACT_ENDPOINT,
    attempts,
    messages: mailbox.messages,
    /** Holds until the next `reset`. */
    answerWith: (next: Answer) => void (answer = next),
    post: (body: unknown, headers?: Record<string, string>, signal?: AbortSignal) =>
      send(
        'application/json',
        typeof body === 'string' ? body : JSON.stringify(body),
        headers,
        signal,
      ),
    postForm: (form: URLSearchParams, headers?: Record<string, string>) =>
      send('application/x-www-form-urlencoded', form.toString(), headers),
    reset: async () => {
      answer = asPostmark;
      attempts.length = 0;
      await mailbox.clear();
    },
    stop: async () => {
      await site.stop();
      await mailbox.close();
    },
  };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * A test with the Function in workerd, and a mail service that answers as the test wants it to. Both
 * start once and serve all files of a worker.
 */
export const test = base.extend('backend', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const backend = await startBackend();
  onCleanup(backend.stop);
  return backend;
});
