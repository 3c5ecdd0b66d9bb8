import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Fate } from './fates.ts';

export interface Answer {
  status: number;
  /** `sent`, or the code of the refusal. */
  outcome: string;
  reference?: string | undefined;
  /** Answers before it that were not the endpoint's. */
  broken: number;
}

/** By which a request's messages are found again. */
export const emailOf = (index: number) => `last${index}@waehler.example`;

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
  for (let broken = 0; broken <= PATIENCE; broken += 1) {
    const response = await fetch(url, init);
    const body = parse(await response.text());
    if (!body) continue;
    const { reference, error } = body;
    return { status: response.status, outcome: error?.code ?? 'sent', reference, broken };
  }
  return { status: 0, outcome: 'broken', broken: PATIENCE };
}

/** A request that nothing is wrong with. */
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

/** One request in its client's way; all answers that the client saw. */
export async function sendOne(url: string, index: number, { client }: Fate): Promise<Answer[]> {
  const init = initOf(url, index);
  if (client === 'twice') return Promise.all([post(url, init), post(url, init)]);
  if (client === 'lost') {
    const signal = AbortSignal.timeout(5);
    await post(url, { ...init, signal }).catch(() => undefined);
  }
  return [await post(url, init)];
}
