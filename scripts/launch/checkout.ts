import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readDevVars } from '../settings.ts';
import { findInJson, findInText, strings, valueAt } from './content.ts';
import { findCopies, placeholdersIn } from './copies.ts';
import type { Finding } from './finding.ts';
import { findInSettings, wranglerVars } from './settings.ts';

/** What editors write; pictures are looked at by people. */
const TEXT_FILES = new Set(['.json', '.md', '.mdx', '.ts', '.txt', '.yaml', '.yml']);
const CONTENT = 'src/content';
const SITE = `${CONTENT}/site.json`;

/**
 * All that stands between a checkout and a public deploy.
 *
 * @param root the checkout's folder
 * @param env the process environment
 */
export function findInCheckout(root: string, env: NodeJS.ProcessEnv): Finding[] {
  const toml = join(root, 'wrangler.toml');
  const settings = {
    ...(existsSync(toml) ? wranglerVars(readFileSync(toml, 'utf8')) : {}),
    ...readDevVars(join(root, '.dev.vars')),
    ...env,
  };
  const site: unknown = JSON.parse(readFileSync(join(root, SITE), 'utf8'));
  const placeholders = placeholdersIn(site);
  return [
    ...contentFiles(root).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const own = extname(file) === '.json' ? findInJson(file, text) : findInText(file, text);
      const copies = file === SITE ? [] : findCopies(file, text, placeholders);
      const named = new Set(copies.map(({ place }) => place));
      return [...copies, ...own.filter(({ place }) => !named.has(place))];
    }),
    ...findInSettings(settings, strings(valueAt(site, 'mail.to'))),
  ];
}

/** Content files relative to the root. A README explains placeholders and is not published. */
function contentFiles(root: string): string[] {
  return readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .map((file) => join(CONTENT, file))
    .filter((file) => TEXT_FILES.has(extname(file)) && !file.endsWith('README.md'))
    .sort();
}
