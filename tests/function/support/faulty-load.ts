import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
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

const status = (status: number): Fault => ({ status });
const refusal = (ErrorCode: number): Fault => ({ status: 422, body: { ErrorCode } });
const notNow = fc.constantFrom(...[429, 500, 502, 503].map(status));
const refused = fc.constantFrom(...[300, 400, 401, 405, 406, 412].map(refusal));
const postmark = fc.constant(undefined);
/** After these nobody knows, so each comes with the message accepted and without. */
const unknown = (...faults: Fault[]) =>
  fc
    .tuple(fc.constantFrom(...faults), fc.boolean())
    .map(([fault, accepted]): Fault => ({ ...fault, accepted }));
const ambiguous = unknown(
  { status: 200, body: '<!doctype html>' },
  { status: 200, body: '{"ErrorCode":' },
  { status: 504 },
  { mode: 'reset' },
  { mode: 'cut' },
);
/** The same, but they take until the deadline. */
const slow = unknown({ mode: 'hang' }, { mode: 'drip' }, { lateMs: 11_000 });

const NOT_NOW = { weight: 100, arbitrary: notNow };
const REFUSED = { weight: 30, arbitrary: refused };
const UNKNOWN = [
  { weight: 40, arbitrary: ambiguous },
  { weight: 3, arbitrary: slow },
];
const seldom = fc.oneof({ weight: 95, arbitrary: postmark }, { weight: 5, arbitrary: notNow });
const fateOf = (client: Fate['client'], ...faults: fc.WeightedArbitrary<Fault>[]) => {
  const one = fc.oneof({ weight: 830, arbitrary: postmark }, ...faults);
  return fc.record({ client: fc.constant(client), team: fc.tuple(one, one, one), visitor: seldom });
};
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 92, arbitrary: fateOf('once', NOT_NOW, REFUSED, ...UNKNOWN) },
  // On a busy machine the second click may come after a refusal: then it is a new try.
  { weight: 5, arbitrary: fateOf('twice', NOT_NOW, ...UNKNOWN) },
  // A client that asks again after an unknown outcome asks for a second message.
  { weight: 3, arbitrary: fateOf('lost', NOT_NOW, REFUSED) },
);

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
  const all = fc.sample(fate, { seed, numRuns: requests });
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
