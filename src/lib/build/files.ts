import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '');

/**
 * The paths of files in a folder, with forward slashes. They are in the order of their names without endings, so that a
 * copy, `a-kopie.mdx`, comes after `a.mdx`.
 */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort((a, b) => withoutEnding(a).localeCompare(withoutEnding(b), 'de'));
