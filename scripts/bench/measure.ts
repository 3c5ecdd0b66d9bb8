import { workerdSeconds } from './cpu.ts';
import type { Answer } from './client.ts';

export interface Measurement {
  answers: Answer[];
  seconds: number;
  /** Of all workerd processes; only where the system tells it. */
  cpuSeconds: number | undefined;
}

/** Runs a load and measures it from outside. `group`: the process group of workerd. */
export async function measure(group: number, work: () => Promise<Answer[]>): Promise<Measurement> {
  const [start, cpu] = [performance.now(), workerdSeconds(group)];
  const answers = await work();
  const seconds = (performance.now() - start) / 1000;
  const after = workerdSeconds(group);
  const cpuSeconds = cpu === undefined || after === undefined ? undefined : after - cpu;
  return { answers, seconds, cpuSeconds };
}

/** The value that a part of the list does not exceed; nearest rank. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;

const COLUMNS = ['requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms'];
const line = (name: string, cells: string[]) =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(11)).join('');

export const measureHead = line('', COLUMNS);

/** CPU is by request and counts what `wrangler pages dev` puts around the Function, too. */
export function measureLine(name: string, { answers, seconds, cpuSeconds }: Measurement): string {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return line(name, [
    (answers.length / seconds).toFixed(0),
    ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1)),
    cpuSeconds === undefined ? '–' : ((cpuSeconds * 1000) / answers.length).toFixed(2),
  ]);
}
