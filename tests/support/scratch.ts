import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environment } from './environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  'src',
  'functions',
  'scripts',
  'public',
  'astro.config.mjs',
  'keystatic.config.ts',
  'package.json',
  'tsconfig.json',
  'wrangler.toml',
];
// Astro keeps its caches in node_modules; a copy must not write into ours.
const BUILD = `import { build } from 'astro';
await build({
  root: process.cwd(), cacheDir: './cache', outDir: './dist', logLevel: process.env.LOG_LEVEL,
});`;

export interface Result {
  ok: boolean;
  /** The output on the terminal. */
  output: string;
}

async function runIn(cwd: string, args: string[], env: Record<string, string>): Promise<Result> {
  const child = spawn(process.execPath, args, { cwd, env: { ...environment(), ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output };
}

/** A copy of the site to break: its build is the real one. Paths of built files begin with `dist/`. */
export function scratchSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  return {
    folder,
    read,
    write,
    /** Changes one place of a file. Throws where the place is not there. */
    edit: (path: string, from: string, to: string) => {
      if (!read(path).includes(from)) throw new Error(`${path} does not hold ${from}`);
      write(path, read(path).replace(from, to));
    },
    built: () => globSync('dist/**/*.*', { cwd: folder }),
    /** Runs one of the project's scripts, as an npm script does. */
    run: (script: string, ...args: string[]) => runIn(folder, [script, ...args], {}),
    /** `LOG_LEVEL` says from which level on messages are in the output. */
    build: (env?: Record<string, string>) => {
      const args = ['--input-type=module', '--eval', BUILD];
      const settings = { LOG_LEVEL: 'error', NODE_ENV: 'production', CARD_DIRECT_ACCESS: 'on' };
      return runIn(folder, args, { ...settings, ...env });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Scratch = ReturnType<typeof scratchSite>;
