import type { PostmarkMessage } from '../../../scripts/mailbox/server.ts';
import type { Fault } from '../../support/fault.ts';
import { type Answer, emailOf, sendOne } from './client.ts';
import { type Fate, randomNumbers, someFate } from './fates.ts';

export interface Sent {
  fate: Fate;
  email: string;
  answers: Answer[];
}

/** Calls `work` for each index, `concurrency` at a time. */
async function eachOf<T>(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

/** A load whose requests meet faults, the same ones for the same seed. */
export function faultyLoad(requests: number, seed: number) {
  const random = randomNumbers(seed);
  const fates = Array.from({ length: requests }, () => someFate(random));
  const tries = new Map<string, number>();
  const indexOf = (address = '') => Number(/^last(\d+)@/.exec(address)?.[1] ?? -1);
  const respond = ({ To, ReplyTo }: PostmarkMessage): Fault | undefined => {
    const visitor = fates[indexOf(To)];
    if (visitor) return visitor.visitor;
    const turn = tries.get(ReplyTo ?? '') ?? 0;
    tries.set(ReplyTo ?? '', turn + 1);
    return fates[indexOf(ReplyTo)]?.team[turn];
  };
  /** `concurrency`: requests under way at a time. */
  const run = (url: string, concurrency: number): Promise<Sent[]> =>
    eachOf(requests, concurrency, async (index) => {
      const fate = fates[index] ?? { team: [], visitor: undefined, client: 'once' as const };
      return { fate, email: emailOf(index), answers: await sendOne(url, index, fate) };
    });
  return { respond, run, tries: (email: string) => tries.get(email) ?? 0 };
}
