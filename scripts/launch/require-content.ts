import { formatProblems } from '../../src/content-reader/problems.ts';
import { contentProblems } from '../../src/content-reader/sources.ts';

/** Prints the problems of the content and ends the command if there are any: in a broken file nothing can be found. */
export function requireContent(root: string): void {
  const problems = contentProblems(root);
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exit(1);
}
