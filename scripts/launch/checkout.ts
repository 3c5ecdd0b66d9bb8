import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { readDevVars, type Settings } from '../settings.ts';
import { wranglerVars } from './settings.ts';

/** What the rules look at. They read no disk and no clock, so that a test can hand them any state. */
export interface Checkout {
  /** Files that are published, or that editors write; relative to the root, with forward slashes. */
  files: readonly string[];
  /** A file's text. */
  text: (file: string) => string;
  /** Merged settings: environment over `.dev.vars` over `[vars]` of wrangler.toml. */
  settings: Readonly<Record<string, string | undefined>>;
  today: Date;
}

/** Where content and pictures lie. A README explains placeholders and is not published. */
const FOLDERS = ['src/content', 'src/assets', 'public', 'src/pages/.well-known'];

/** What editors write, as opposed to pictures and films. */
const TEXT_ENDINGS = new Set(['.json', '.md', '.mdx', '.ts', '.txt', '.yaml', '.yml']);

/** The checkout in a folder, as it is today. */
export function openCheckout(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Checkout {
  const toml = join(root, 'wrangler.toml');
  const settings: Readonly<Settings | NodeJS.ProcessEnv> = {
    ...(existsSync(toml) ? wranglerVars(readFileSync(toml, 'utf8')) : {}),
    ...readDevVars(join(root, '.dev.vars')),
    ...env,
  };
  return {
    files: FOLDERS.flatMap((folder) => filesIn(root, folder)).sort(),
    text: (file) => readFileSync(join(root, file), 'utf8'),
    settings,
    today: new Date(),
  };
}

/** The texts of `src/content`, in the order of their names. A draft is not published. */
export function contentFiles({ files, text }: Checkout): string[] {
  return files.filter(
    (file) =>
      file.startsWith('src/content/') &&
      TEXT_ENDINGS.has(extname(file)) &&
      !(extname(file) === '.mdx' && isDraft(text(file))),
  );
}

const isDraft = (article: string) => /^---\n(?:(?!---).*\n)*draft: true\n/.test(article);

/** The parsed `site.json`. */
export function siteOf({ text }: Checkout): unknown {
  return JSON.parse(text('src/content/site.json'));
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.split(sep).join('/'));
}
