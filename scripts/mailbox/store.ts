import type { PostmarkMessage, StoredMessage } from './message.ts';

export interface MessageStore {
  /** Newest first. */
  list: () => StoredMessage[];
  add: (message: PostmarkMessage) => StoredMessage;
  clear: () => void;
  /** Calls back after each change, until the returned function is called. */
  watch: (changed: () => void) => () => void;
}

/** Holds the messages of one mailbox in memory; they are gone with the process. */
export function createMessageStore(): MessageStore {
  let messages: StoredMessage[] = [];
  const watchers = new Set<() => void>();
  const set = (next: StoredMessage[]) => {
    messages = next;
    for (const changed of watchers) changed();
  };
  return {
    list: () => [...messages],
    add: (message) => {
      const stored = { ...message, ReceivedAt: new Date().toISOString() };
      set([stored, ...messages]);
      return stored;
    },
    clear: () => set([]),
    watch: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}
