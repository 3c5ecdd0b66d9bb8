import * as z from 'zod/mini';
import { within } from '../../../lib/time.ts';
import { type Submission, submissionSchema } from '../submission.ts';
import type { Queue } from './config.ts';

/**
 * How long the queue may take, in ms, because the visitor waits for its answer. A request that takes longer counts as
 * not kept: if it was kept after all, the visitor's next try is a double with the same reference.
 */
export const QUEUE_MS = 5_000;

/** The seconds before the next try: a minute, doubled with each try, up to an hour. */
export const waitSeconds = (tries: number): number => 60 * Math.min(2 ** (tries - 1), 60);

/** The version of the messages in the queue. A message of another version waits for a Worker that can read it. */
const VERSION = 1;

const keptSchema = z.extend(submissionSchema, { v: z.literal(VERSION) });

/** Values for required fields that a request from an older form may lack. */
const BLANK = { name: '', email: '', message: '' };

/** Reads the request in a message of the queue; undefined if the message is of another version. */
export function readKept(body: unknown): Submission | undefined {
  const kept = keptSchema.safeParse(body).data;
  return kept && { ...kept, request: { ...BLANK, ...kept.request } };
}

/** Puts a request into the queue and returns whether the queue took it. Never throws. */
export async function keep(
  submission: Submission,
  queue: Queue,
  delaySeconds = waitSeconds(1),
): Promise<boolean> {
  const body = { v: VERSION, ...submission, receivedAt: submission.receivedAt.toISOString() };
  try {
    const taken = queue.send(body, { delaySeconds }).then(() => true);
    return await within(QUEUE_MS, taken, false);
  } catch {
    return false;
  }
}
