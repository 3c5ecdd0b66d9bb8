import { formatProblems } from '../../src/content-reader/problems.ts';
import { contentProblems } from '../../src/content-reader/sources.ts';

/** Ends a command where the content cannot be built: of what cannot be read, nothing would be found. */
export function requireContent(root: string): void {
  const problems = contentProblems(root);
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exit(1);
}
