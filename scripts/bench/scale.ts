import { rmSync } from 'node:fs';
import { bareProject, ourProject, type Project } from './projects.ts';
import { align } from './table.ts';

/** Our build next to the bare framework's, of as many articles of the same length. */
const RATIO = 1.5;

interface Growth {
  count: number;
  ours: { seconds: number; megabytes: number };
  bare: { seconds: number; megabytes: number };
}

async function measure(project: Project) {
  try {
    return await project.build();
  } finally {
    rmSync(project.folder, { recursive: true, force: true });
  }
}

const row = ({ count, ours, bare }: Growth): string[] => [
  String(count),
  `${ours.seconds.toFixed(1)} s`,
  `${ours.megabytes} MB`,
  `${bare.seconds.toFixed(1)} s`,
  `${bare.megabytes} MB`,
  (ours.seconds / bare.seconds).toFixed(2),
];

/**
 * Builds copies of the site with many articles, each next to a bare Astro project with as many, and
 * prints how time and memory grow.
 *
 * @returns a line for every size that takes too long
 */
export async function benchScale(sizes: readonly number[]): Promise<string[]> {
  const growths: Growth[] = [];
  for (const count of sizes.length > 0 ? sizes : [10, 100, 1000]) {
    console.log(`${count} articles …`);
    const bare = await measure(bareProject(count));
    const ours = await measure(ourProject(count));
    growths.push({ count, ours, bare });
  }
  const head = ['articles', 'ours', 'memory', 'bare Astro', 'memory', 'ratio'];
  console.log(`\n${align([head, ...growths.map(row)])}\n`);
  return growths
    .filter(({ ours, bare }) => ours.seconds > RATIO * bare.seconds)
    .map(({ count }) => `${count} articles take more than ${RATIO} × the bare framework`);
}
