import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readDevVars } from '../settings.ts';
import { findInJson, findInText, valueAt } from './content.ts';
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
  return [
    ...contentFiles(root).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return extname(file) === '.json' ? findInJson(file, text) : findInText(file, text);
    }),
    ...findInSettings(settings, mailTo(root)),
  ];
}

/** Content files relative to the root. A README explains placeholders and is not published. */
function contentFiles(root: string): string[] {
  return readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .map((file) => join(CONTENT, file))
    .filter((file) => TEXT_FILES.has(extname(file)) && !file.endsWith('README.md'))
    .sort();
}

function mailTo(root: string): string[] {
  const to = valueAt(JSON.parse(readFileSync(join(root, SITE), 'utf8')), 'mail.to');
  return Array.isArray(to) ? to.filter((address) => typeof address === 'string') : [];
}
