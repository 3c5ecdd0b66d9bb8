import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What reaches a visitor's browser or the edge is imported from here. */
const SHIPPED = ['src/{islands,features,stores,lib,config}/**/*.{ts,tsx}', 'functions/**/*.ts'];

/** Add scripts of their own to pages with islands; what they need in turn is for the build. */
const ALWAYS = ['astro', '@astrojs/react'];

/** Imported by name in these files, and yet only there for types or the build. */
const TOOLS = new Set([...ALWAYS, 'harfbuzzjs', 'sharp', 'subset-font', 'uqr']);

/** Licences without a file in the package, and what they ask for. */
const ELSEWHERE: Record<string, string> = {
  gsap:
    'Copyright GreenSock. Standard "no charge" license, https://gsap.com/standard-license:\n' +
    'free for commercial use, as long as it is not part of a tool with which visitors build\n' +
    'animations without code and which competes with Webflow.',
};

interface Package {
  name: string;
  license: string;
  dependencies?: Record<string, string>;
}

const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm;

/** `@base-ui/react/toast` belongs to `@base-ui/react`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

function importedBy(root: string): string[] {
  const names = SHIPPED.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, from, dynamic]) =>
      packageOf(from ?? dynamic ?? ''),
    ),
  );
  return [...new Set(names)].filter(
    (name) => !name.startsWith('node:') && !name.startsWith('astro:') && !TOOLS.has(name),
  );
}

/** A package of ours or of another package, wherever npm has put it. */
function folderOf(root: string, name: string, parent: string): string {
  const own = join(parent, 'node_modules', name);
  return existsSync(own) ? own : join(root, 'node_modules', name);
}

function read(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** Imported packages with everything they need in turn. Astro stays alone: its tools are not shipped. */
function shipped(root: string): Map<string, string> {
  const found = new Map(ALWAYS.map((name) => [name, folderOf(root, name, root)]));
  const queue = importedBy(root).map((name) => [name, root] as const);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, parent] = next;
    if (found.has(name)) continue;
    const folder = folderOf(root, name, parent);
    found.set(name, folder);
    for (const needed of Object.keys(read(folder).dependencies ?? {})) queue.push([needed, folder]);
  }
  return found;
}

function licenceText(folder: string, { name, license }: Package): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ELSEWHERE[name];
  if (!text)
    throw new Error(`${name} (${license}) has no licence file; say in ELSEWHERE what holds.`);
  return text.replaceAll('\r\n', '\n');
}

/**
 * The notices that go with what this site delivers: name and licence of every package in it, with the
 * text that its licence asks to be passed on.
 */
export function thirdPartyNotices(root: string): string {
  const packages = [...shipped(root)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, folder]) => ({ folder, data: read(folder) }));
  const list = packages.map(({ data }) => `- ${data.name}: ${data.license.split(':')[0]}`);
  const texts = packages.map(
    ({ folder, data }) => `${'='.repeat(72)}\n${data.name}\n\n${licenceText(folder, data)}`,
  );
  return [
    'Third-party software in this site. The font Archivo has a file of its own, archivo-ofl.txt.',
    '',
    ...list,
    '',
    ...texts,
    '',
  ].join('\n');
}
