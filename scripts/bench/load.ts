import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Fault, PostmarkMessage } from '../mailbox/server.ts';
import { type Fate, randomNumbers, someFate } from './faults.ts';

export interface Answer {
  status: number;
  /** `sent`, or the code of the refusal. */
  outcome: string;
  reference?: string | undefined;
  ms: number;
  /** Answers before it that were not the endpoint's. */
  broken: number;
}

export interface Sent {
  fate: Fate;
  email: string;
  answers: Answer[];
}

interface LoadOptions {
  url: string;
  requests: number;
  /** Requests under way at a time. */
  concurrency: number;
}

const emailOf = (index: number) => `last${index}@waehler.example`;

const bodyOf = (index: number) =>
  JSON.stringify({
    name: 'Anna Beispiel',
    email: emailOf(index),
    phone: '030 23125 777',
    organization: 'Freie Liste Musterstadt',
    campaign_type: 'mayor',
    message: `Wir suchen Hilfe für den Wahlkampf.\n${'Gern ab Mai. '.repeat(20)}`,
    prefer_phone: false,
  });

const answerSchema = z.object({
  reference: z.optional(z.string()),
  error: z.optional(z.object({ code: z.string() })),
});

/** How often a client asks again after an answer that is not the endpoint's. */
const PATIENCE = 5;

function parse(text: string): z.output<typeof answerSchema> | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The endpoint's answer. Under load `wrangler pages dev` loses connections of its own between its
 * proxy and workerd; then the client asks again with the same key, as the page's visitor would.
 */
async function post(url: string, init: RequestInit): Promise<Answer> {
  const start = performance.now();
  for (let broken = 0; broken <= PATIENCE; broken += 1) {
    const response = await fetch(url, init);
    const body = parse(await response.text());
    if (!body) continue;
    const ms = performance.now() - start;
    const { reference, error } = body;
    return { status: response.status, outcome: error?.code ?? 'sent', reference, ms, broken };
  }
  return { status: 0, outcome: 'broken', ms: performance.now() - start, broken: PATIENCE };
}

function initOf(url: string, index: number): RequestInit {
  // Each from an address of its own, so that requests are counted, but none is one too many.
  const address = [10, index >> 16, (index >> 8) & 255, index & 255].join('.');
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(url).origin,
      'idempotency-key': randomUUID(),
      'cf-connecting-ip': address,
    },
    body: bodyOf(index),
  };
}

async function sendOne(url: string, index: number, { client }: Fate): Promise<Answer[]> {
  const init = initOf(url, index);
  if (client === 'twice') return Promise.all([post(url, init), post(url, init)]);
  if (client === 'lost') {
    const signal = AbortSignal.timeout(5);
    await post(url, { ...init, signal }).catch(() => undefined);
  }
  return [await post(url, init)];
}

/** Calls `work` for each index, `concurrency` at a time. */
export async function eachOf<T>(
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
  const run = ({ url, concurrency }: Omit<LoadOptions, 'requests'>): Promise<Sent[]> =>
    eachOf(requests, concurrency, async (index) => {
      const fate = fates[index] ?? { team: [], visitor: undefined, client: 'once' as const };
      return { fate, email: emailOf(index), answers: await sendOne(url, index, fate) };
    });
  return { respond, run, tries: (email: string) => tries.get(email) ?? 0 };
}

/** The same request without any fault, for the measurement. */
export const plainLoad = ({ url, requests, concurrency }: LoadOptions): Promise<Answer[]> =>
  eachOf(requests, concurrency, (index) => post(url, initOf(url, index)));
