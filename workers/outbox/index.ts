/** Delivers the requests that the Function kept, and watches over the form (docs/architecture.md). */
import type { ContactEnv } from '../../src/features/contact/endpoint/config.ts';
import { deliver, type QueueMessage } from '../../src/features/contact/endpoint/outbox.ts';
import { watch, type WatchEnv } from '../../src/features/watch/watch.ts';

export default {
  async queue({ messages }: { messages: readonly QueueMessage[] }, env: ContactEnv): Promise<void> {
    await Promise.all(messages.map((message) => deliver(message, env)));
  },
  async scheduled({ scheduledTime }: { scheduledTime: number }, env: WatchEnv): Promise<void> {
    await watch(new Date(scheduledTime), env);
  },
};
