import { randomUUID } from 'node:crypto';
import type { PostmarkMessage } from '../../../scripts/mailbox/server.ts';
import { contactInput } from '../../support/contact.ts';
import type { Fault } from '../../support/fault.ts';

/** What a request meets: the mail service's answers to its tries, and what the client does. */
interface Fate {
  /** To the team's message, in turn; `undefined` is Postmark's own answer. */
  team: (Fault | undefined)[];
  visitor: Fault | undefined;
  /** `twice`: a double click. `lost`: the client leaves before the answer and asks again. */
  client: 'once' | 'twice' | 'lost';
}

interface Answer {
  outcome: string;
  reference: string | undefined;
}

export interface Sent {
  fate: Fate;
  email: string;
  /** What the client saw. */
  answers: Answer[];
  /** Messages to the team that the mail service was asked to take. */
  tries: number;
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NOT_NOW = [429, 500, 502, 503];
const REFUSALS = [300, 400, 401, 405, 406, 412];
/** After these nobody knows, so each comes with the message accepted and without. */
const UNKNOWN: Fault[] = [
  { status: 200, body: '<!doctype html>' },
  { status: 200, body: '{"ErrorCode":' },
  { status: 504 },
  { mode: 'reset' },
  { mode: 'cut' },
];
/** The same, but they take until the deadline. */
const SLOW: Fault[] = [{ mode: 'hang' }, { mode: 'drip' }, { lateMs: 11_000 }];

function fates(count: number, seed: number): Fate[] {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const unknown = (list: Fault[]): Fault => ({ ...pick(list), accepted: random() < 0.5 });
  const answer = (mayBeUnknown: boolean): Fault | undefined => {
    const chance = random();
    if (chance < 0.1) return { status: pick(NOT_NOW) };
    if (chance < 0.13) return { status: 422, body: { ErrorCode: pick(REFUSALS) } };
    if (chance < 0.17 && mayBeUnknown) return unknown(UNKNOWN);
    return chance < 0.173 && mayBeUnknown ? unknown(SLOW) : undefined;
  };
  return Array.from({ length: count }, () => {
    const chance = random();
    const client = chance < 0.05 ? 'twice' : chance < 0.08 ? 'lost' : 'once';
    // A client that asks again after an unknown outcome asks for a second message.
    const team = [1, 2, 3].map(() => answer(client !== 'lost'));
    return { team, visitor: random() < 0.05 ? { status: pick(NOT_NOW) } : undefined, client };
  });
}

const emailOf = (index: number) => `last${index}@waehler.example`;

/** Also where the message has no Reply-To: its text names the address in any case. */
export const emailIn = ({ TextBody = '' }: PostmarkMessage): string =>
  /^E-Mail: (.+)$/m.exec(TextBody)?.[1] ?? '';

/**
 * The endpoint's answer. Under load `wrangler pages dev` loses connections between its proxy and
 * workerd; then the client asks again with the same key, as a visitor would.
 */
async function post(url: string, init: RequestInit): Promise<Answer> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const response = await fetch(url, init);
    const text = await response.text();
    if (!text.startsWith('{')) continue;
    const { error, reference } = JSON.parse(text) as {
      error?: { code: string };
      reference?: string;
    };
    return { outcome: error?.code ?? 'sent', reference };
  }
  return { outcome: 'no answer', reference: undefined };
}

/** A load whose requests meet faults, the same ones for the same seed. */
export function faultyLoad(requests: number, seed: number) {
  const all = fates(requests, seed);
  const tries = all.map(() => 0);
  const indexOf = (email: string) => Number(/^last(\d+)@/.exec(email)?.[1] ?? -1);

  const respond = (message: PostmarkMessage): Fault | undefined => {
    const visitor = all[indexOf(message.To)];
    if (visitor) return visitor.visitor;
    const index = indexOf(emailIn(message));
    const turn = tries[index] ?? 0;
    tries[index] = turn + 1;
    return all[index]?.team[turn];
  };

  async function send(url: string, fate: Fate, index: number): Promise<Sent> {
    const email = emailOf(index);
    const init: RequestInit = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(url).origin,
        'idempotency-key': randomUUID(),
        // Each from an address of its own, so that requests are counted, but none is one too many.
        'cf-connecting-ip': `10.0.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify(contactInput({ email })),
    };
    if (fate.client === 'lost') {
      await fetch(url, { ...init, signal: AbortSignal.timeout(5) }).catch(() => undefined);
    }
    const posts = fate.client === 'twice' ? [post(url, init), post(url, init)] : [post(url, init)];
    const answers = await Promise.all(posts);
    return { fate, email, answers, tries: tries[index] ?? 0 };
  }

  /** Sends all of them, `concurrency` at a time. */
  async function run(url: string, concurrency: number): Promise<Sent[]> {
    const queue = all.entries();
    const sent: Sent[] = [];
    const worker = async () => {
      for (const [index, fate] of queue) sent.push(await send(url, fate, index));
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    return sent;
  }

  return { respond, run };
}
