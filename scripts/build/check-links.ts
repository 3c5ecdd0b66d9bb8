import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { mistakesIn } from '../../src/lib/mistakes.ts';
import { type BuiltSite, brokenLinks } from './links.ts';

const CONTENT = 'src/content';
const ARTICLES = `${CONTENT}/ratgeber`;

const slashes = (file: string) => file.replaceAll('\\', '/');

function readSite(root: string, dist: string, origin: string): BuiltSite {
  const address = (file: string) => `/${slashes(file)}`;
  const pages = new Map(
    globSync('**/*.html', { cwd: dist })
      .sort()
      .map((file) => [
        address(file).replace(/(?:\/?index)?\.html$/, '') || '/',
        readFileSync(join(dist, file), 'utf8'),
      ]),
  );
  return {
    pages,
    origin,
    files: new Set(globSync('**/*.*', { cwd: dist }).map(address)),
    sources: globSync(`${CONTENT}/**/*.{json,mdx}`, { cwd: root })
      .sort()
      .map((file) => [slashes(file), readFileSync(join(root, file), 'utf8')]),
    unpublished: globSync(`${ARTICLES}/*.mdx`, { cwd: root })
      .map((file) => `/${basename(file, '.mdx')}`)
      .filter((path) => !pages.has(path)),
  };
}

/** Stops the build where a link leads nowhere, and says in which line somebody wrote it. */
export function checkLinks(): AstroIntegration {
  let root = '';
  let origin = '';
  return {
    name: 'check-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        origin = config.site?.replace(/\/$/, '') ?? '';
      },
      'astro:build:done': ({ dir }) => {
        const broken = brokenLinks(readSite(root, fileURLToPath(dir), origin));
        if (broken.length === 0) return;
        const byFile = Map.groupBy(broken, ({ file }) => file);
        throw mistakesIn([...byFile].map(([file, links]) => [file, links.map((l) => l.problem)]));
      },
    },
  };
}
