import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parseMdx, readText } from './documents.ts';
import { headOf } from './head.ts';

/** The file that already answers at the address of a page of this name. */
export function addressOwner(root: string, name: string, own?: string): string | undefined {
  const owners = [
    `src/pages/${name}.astro`,
    `src/pages/${name}.ts`,
    `src/content/ratgeber/${name}.mdx`,
    `src/content/seiten/${name}.mdx`,
  ];
  return owners.find((owner) => owner !== own && existsSync(join(root, owner)));
}

/** The article that had this name before. */
export const aliasOwner = (root: string, name: string): string | undefined =>
  globSync('src/content/ratgeber/*.mdx', { cwd: root }).find((file) =>
    headOf(parseMdx(file, readText(root, file))).aliases.includes(name),
  );
