import { expect, test } from 'vitest';
import { randomFrom } from '../support/random.ts';
import { type Fault, startOutage } from '../unit/contact/support/outage.ts';

const MINUTE = 60_000;

/** Faults of the mail service, in this order: none, not accepted, refused until somebody mends it, unknown. */
const FAULTS: (Fault | undefined)[] = [
  ...Array<undefined>(8).fill(undefined),
  ...[429, 500, 502, 503].map((status) => ({ status })),
  ...[10, 400, 406, 412].map((code) => ({ status: 422, code })),
  ...[{ status: 504 }, 'broken' as const],
];

test('of 1,000 random requests under random faults each is in the inbox where the answer was 200 or 202', async () => {
  const random = randomFrom(20261127);
  const chance = (share: number) => random() < share;
  const simulation = await startOutage();
  /** The present fault, which changes with every twentieth request. */
  let current: Fault | undefined;
  const isUnknown = (fault: Fault) => fault === 'broken' || fault.status === 504;
  simulation.treat = ({ To }) => {
    if (!To.startsWith('team@')) return chance(0.1) ? { fault: { status: 503 } } : {};
    return current ? { fault: current, accepted: isUnknown(current) && chance(0.5) } : {};
  };
  simulation.takesMessages = () => chance(0.9);
  const answered: { mark: string; status: number }[] = [];
  for (let index = 0; index < 1_000; index += 1) {
    if (index % 20 === 0) current = FAULTS[Math.floor(random() * FAULTS.length)];
    const mark = `fall-${index}-ende`;
    const { status } = await simulation.post({ message: `Nachricht ${mark}` });
    answered.push({ mark, status });
    await simulation.pass(Date.now() + random() * MINUTE);
  }
  current = undefined;
  await simulation.drain();
  const marksOf = (...statuses: number[]) =>
    answered.flatMap(({ mark, status }) => (statuses.includes(status) ? mark : []));
  for (const status of [200, 202, 502]) expect(marksOf(status).length).toBeGreaterThan(10);
  const lost = marksOf(200, 202).filter((mark) => simulation.inTeamInbox(mark).length === 0);
  expect(lost).toEqual([]);
  expect(simulation.dead).toEqual([]);
}, 120_000);
