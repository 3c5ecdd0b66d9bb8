import type { Fault } from '../../support/fault.ts';

/** What a request of the load meets: the mail service's answers to its tries, and the client's ways. */
export interface Fate {
  /** To the team's message, in turn; `undefined` is Postmark's own answer. */
  team: (Fault | undefined)[];
  visitor: Fault | undefined;
  /** `twice`: a double click. `lost`: the client leaves before the answer and asks again. */
  client: 'once' | 'twice' | 'lost';
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

const NOT_NOW = [429, 500, 502, 503] as const;
const REFUSALS = [300, 400, 401, 405, 406, 412] as const;
/** After these nobody knows, so each comes with the message accepted and without. */
const OPEN: readonly [Fault, ...Fault[]] = [
  { status: 200, body: '<!doctype html>' },
  { status: 200, body: '{"ErrorCode":' },
  { status: 200 },
  { status: 504 },
  { mode: 'reset' },
  { mode: 'cut' },
];
/** The same, but they take until the deadline. */
const SLOW: readonly [Fault, ...Fault[]] = [
  { mode: 'hang' },
  { mode: 'headers' },
  { mode: 'drip' },
  { lateMs: 11_000 },
];

const open = (random: () => number, list: readonly [Fault, ...Fault[]]): Fault => ({
  ...pick(random, list),
  accepted: random() < 0.5,
});

/** One answer of the mail service: most are good. */
function answer(random: () => number, mayStayOpen: boolean): Fault | undefined {
  const chance = random();
  if (chance < 0.1) return { status: pick(random, NOT_NOW) };
  if (chance < 0.13) return { status: 422, body: { ErrorCode: pick(random, REFUSALS) } };
  if (!mayStayOpen) return undefined;
  if (chance < 0.17) return open(random, OPEN);
  if (chance < 0.173) return open(random, SLOW);
  return undefined;
}

/** What one request of the load meets. */
export function someFate(random: () => number): Fate {
  const chance = random();
  const client = chance < 0.05 ? 'twice' : chance < 0.08 ? 'lost' : 'once';
  // Who asks again after an answer that stayed open asks for a second message: a rule of its own.
  const mayStayOpen = client !== 'lost';
  return {
    team: [1, 2, 3].map(() => answer(random, mayStayOpen)),
    visitor: random() < 0.05 ? { status: pick(random, NOT_NOW) } : undefined,
    client,
  };
}

/** Whether the last answer that the team's message got left open what became of it, yet took it. */
export const acceptedUnsaid = (fate: Fate, tries: number): boolean =>
  fate.team[tries - 1]?.accepted === true;
