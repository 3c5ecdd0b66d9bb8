import { globSync } from 'node:fs';

/** Paths from a folder, with forward slashes, in the order of their names: a copy, `a-kopie.mdx`, comes after `a.mdx`. */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort((a, b) => (a.replace(/\.\w+$/, '') < b.replace(/\.\w+$/, '') ? -1 : 1));
