import fc from 'fast-check';
import type { Fault } from '../../support/fault.ts';
import type { Fate } from './faults.ts';

/** `twice`: a double click. `lost`: the client leaves before the answer and asks again. */
interface RandomFate extends Fate {
  client: 'once' | 'twice' | 'lost';
}

const ok = fc.constant('ok' as const);
const notNow = fc.constantFrom(...[429, 500, 502, 503].map((status): Fault => ({ status })));
const refused = fc.constantFrom(
  ...[300, 400, 401, 405, 406, 412].map((ErrorCode): Fault => ({
    status: 422,
    body: { ErrorCode },
  })),
);
/** After these nobody knows, so each comes with the message accepted and without. */
const unknown = (...faults: Fault[]) =>
  fc
    .tuple(fc.constantFrom(...faults), fc.boolean())
    .map(([fault, accepted]): Fault => ({ ...fault, accepted }));
const quick = unknown(
  { status: 200, body: '<!doctype html>' },
  { status: 200, body: '{"ErrorCode":' },
  { status: 504 },
  { mode: 'reset' },
  { mode: 'cut' },
);
/** These take until the deadline. */
const slow = unknown({ mode: 'hang' }, { mode: 'drip' }, { lateMs: 11_000 });

const NOT_NOW = { weight: 100, arbitrary: notNow };
const fateOf = (client: fc.Arbitrary<RandomFate['client']>, ...faults: (typeof NOT_NOW)[]) => {
  const one = fc.oneof({ weight: 300, arbitrary: ok }, ...faults);
  return fc.record({ client, team: fc.array(one, { minLength: 3, maxLength: 3 }) });
};

const fate = fc.oneof(
  {
    weight: 70,
    arbitrary: fateOf(
      fc.constant('once'),
      NOT_NOW,
      { weight: 30, arbitrary: refused },
      { weight: 40, arbitrary: quick },
      { weight: 4, arbitrary: slow },
    ),
  },
  // To ask again after a refusal or an unknown outcome is to ask for a second message.
  { weight: 30, arbitrary: fateOf(fc.constantFrom('twice', 'lost'), NOT_NOW) },
);

/** The same ones for the same seed. */
export const randomFates = (count: number, seed: number): RandomFate[] =>
  fc.sample(fate, { seed, numRuns: count });
