import { globSync } from 'node:fs';

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '');

/**
 * The paths of files in a folder, with forward slashes. They are in the order of their names without endings, so that a
 * copy, `a-kopie.mdx`, comes after `a.mdx`.
 */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort((a, b) => withoutEnding(a).localeCompare(withoutEnding(b), 'de'));
