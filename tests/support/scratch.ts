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

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  'src',
  'scripts',
  'public',
  'keystatic.config.ts',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
];
const ARTICLES = 'src/content/ratgeber';
// Astro keeps its caches in node_modules; a copy must not write into ours.
const BUILD = `import { build } from 'astro';
await build({
  root: process.cwd(), cacheDir: './cache', outDir: './dist', logLevel: process.env.LOG_LEVEL,
});`;

export interface Scratch {
  /** Text of a file, by its path in the project; a built one begins with `dist/`. */
  read: (path: string) => string;
  /** Writes a file, by its path in the project. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Paths of all built files, each beginning with `dist/`. */
  built: () => string[];
  /** Writes an article that was made from another one; `name` is without ending. */
  article: (name: string, text: string) => void;
  removeArticle: (name: string) => void;
  /** What the build wrote to the terminal, and whether it was happy; `LOG_LEVEL` says from which level on. */
  build: (env?: Record<string, string>) => Promise<{ ok: boolean; output: string }>;
  /** Runs one of the project's scripts, as an npm script does. */
  run: (script: string, ...args: string[]) => Promise<{ ok: boolean; output: string }>;
  /** Starts one of the project's servers and waits until it prints `ready`, which holds its port. */
  serve: (args: string[], ready: RegExp) => Promise<Served>;
  remove: () => void;
}

interface Served {
  url: string;
  stop: () => Promise<void>;
}

/** What Vitest tells its own processes; Astro would take it for the state of the build. */
const VITEST_OWN = ['VITEST', 'DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL', 'TEST', 'NODE_ENV'];

function buildEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !VITEST_OWN.includes(name));
  return {
    LOG_LEVEL: 'error',
    ...Object.fromEntries(own),
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
}

async function runIn(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...buildEnvironment(), ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output };
}

async function serveIn(folder: string, args: string[], ready: RegExp): Promise<Served> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...buildEnvironment(),
      TEST_VITE_CACHE: join(folder, 'cache'),
      NODE_ENV: 'development',
      FORCE_COLOR: '0',
    },
  });
  let output = '';
  const port = await new Promise<string>((fulfil, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready.exec(output)?.[1];
      if (found) fulfil(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(`The server ended early: ${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    },
  };
}

/** A copy of the site to break: its build is the real one. */
export function scratchSite(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const articleFile = (name: string) => join(folder, ARTICLES, `${name}.mdx`);
  return {
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, content) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    built: () => globSync('dist/**/*.*', { cwd: folder }),
    article: (name, text) => writeFileSync(articleFile(name), text),
    removeArticle: (name) => rmSync(articleFile(name), { force: true }),
    run: (script, ...args) => runIn(folder, [script, ...args]),
    build: (env) => runIn(folder, ['--input-type=module', '--eval', BUILD], env),
    serve: (args, ready) => serveIn(folder, args, ready),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
