/** Delivers the requests that the Function kept, and watches over the form (docs/architecture.md). */
import type { OutboxEnv } from '../../src/features/contact/outbox.ts';
import { type QueueMessage, redeliver } from '../../src/features/contact/redeliver.ts';
import { watch, type WatchEnv } from '../../src/features/watch/watch.ts';

interface Batch {
  /** The queue's name. */
  queue: string;
  messages: readonly QueueMessage[];
}

/** The queue of what was given up; it has a consumer only while somebody brings that back. */
const isDead = (queue: string) => queue.endsWith('-dead');

/** Throws without the binding, so that the message stays where it is. */
async function bringBack(message: QueueMessage, { OUTBOX }: OutboxEnv): Promise<void> {
  if (!OUTBOX) throw new Error('The queue OUTBOX is not bound.');
  await OUTBOX.send(message.body, { delaySeconds: 0 });
  message.ack();
}

export default {
  async queue({ queue, messages }: Batch, env: OutboxEnv): Promise<void> {
    const handle = isDead(queue) ? bringBack : redeliver;
    await Promise.all(messages.map((message) => handle(message, env)));
  },
  async scheduled({ scheduledTime }: { scheduledTime: number }, env: WatchEnv): Promise<void> {
    await watch(new Date(scheduledTime), env);
  },
};
