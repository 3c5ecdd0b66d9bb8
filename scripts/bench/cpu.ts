import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock that Linux counts processor time in, by second. */
const TICKS = 100;

interface Process {
  name: string;
  group: number;
  seconds: number;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the name may hold spaces. */
function parseStat(text: string): Process {
  const end = text.lastIndexOf(')');
  const fields = text.slice(end + 2).split(' ');
  return {
    name: text.slice(text.indexOf('(') + 1, end),
    group: Number(fields[2]),
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
  };
}

function readProcess(id: string): Process[] {
  try {
    return [parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'))];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Processor time of all workerd processes of a group so far, in seconds; only Linux tells it. */
export function workerdSeconds(group: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .flatMap(readProcess)
    .filter((process) => process.group === group && process.name.startsWith('workerd'))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}
