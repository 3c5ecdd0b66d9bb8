/** Delivers the requests that the Function kept, and watches over the form (docs/architecture.md). */
import { bringBack, deliver, type QueueMessage } from '../../src/features/contact/deliver.ts';
import type { OutboxEnv } from '../../src/features/contact/outbox.ts';
import { watch, type WatchEnv } from '../../src/features/watch/watch.ts';

interface Batch {
  /** The queue's name. */
  queue: string;
  messages: readonly QueueMessage[];
}

/** The queue of what was given up; it has a consumer only while somebody brings that back. */
const isDead = (queue: string) => queue.endsWith('-dead');

export default {
  async queue({ queue, messages }: Batch, env: OutboxEnv): Promise<void> {
    const handle = isDead(queue) ? bringBack : deliver;
    await Promise.all(messages.map((message) => handle(message, env)));
  },
  async scheduled({ scheduledTime }: { scheduledTime: number }, env: WatchEnv): Promise<void> {
    await watch(new Date(scheduledTime), env);
  },
};
