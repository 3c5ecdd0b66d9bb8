import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The variables that Vitest sets for its own processes; Astro would take them for the state of a build. */
const VITEST_OWN = ['VITEST', 'DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL', 'TEST', 'NODE_ENV'];

/** The environment of the programs that tests start. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !VITEST_OWN.includes(name))),
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
});

/** Files that commands write, and a developer's own settings. */
const NOT_COPIED = [
  '.git',
  '.second',
  '.wrangler',
  '.astro',
  '.dev.vars',
  'dist',
  'node_modules',
  'test-results',
];

interface Result {
  ok: boolean;
  /** The output on the terminal. */
  output: string;
}

const runIn = (cwd: string, args: string[]): Promise<Result> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env: environment() }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: stdout + stderr }),
    );
  });

/** Copies the project into a folder, to change and build it there. Paths of its files begin at its root. */
export function copyProject(folder = mkdtempSync(join(tmpdir(), 'site-copy-'))) {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  for (const part of readdirSync(ROOT).filter((name) => !NOT_COPIED.includes(name)))
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  return {
    folder,
    read,
    write,
    /** Changes one place of a file. Throws if the place is not there. */
    edit: (path: string, from: string, to: string) => {
      if (!read(path).includes(from)) throw new Error(`${path} does not hold ${from}`);
      write(path, read(path).replace(from, to));
    },
    /** Changes the data of a JSON file. */
    editJson: <Data>(path: string, change: (data: Data) => unknown) =>
      write(path, `${JSON.stringify(change(JSON.parse(read(path)) as Data), null, 2)}\n`),
    files: (pattern: string) => globSync(pattern, { cwd: folder }).sort(),
    /** Runs one of the project's scripts, as an npm script does. */
    run: (script: string, ...args: string[]) => runIn(folder, [script, ...args]),
    /** Builds the copy into its own `dist/`, with these settings in place of the development values. */
    build: (settings: Record<string, string> = {}) =>
      runIn(folder, ['tests/support/build.ts', JSON.stringify(settings)]),
    remove,
  };
}

export type Copy = ReturnType<typeof copyProject>;
