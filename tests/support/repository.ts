import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, TOOLS } from '../../scripts/setup/child.mjs';

/** Without the repository that a hook which runs the tests names, and without colours in messages. */
const plain = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^GIT_|^FORCE_COLOR$/.test(name)));

const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

export interface Repository {
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Runs git and answers with what it says. */
  git: (...args: string[]) => string;
  /** Commits what is staged, through the hook. */
  commit: () => Promise<{ ok: boolean; output: string; seconds: number }>;
  remove: () => void;
}

/** A clone of the project as it lies here, with its hooks and its packages. */
export function scratchRepository(): Repository {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const env = {
    ...plain(process.env),
    NO_COLOR: '1',
    GIT_CONFIG_GLOBAL: '',
    GIT_CONFIG_SYSTEM: '',
  };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  const files = execFileSync('git', listed, { cwd: ROOT, env, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  // As after the first `npm test` of a clone: the types of the content collections are there.
  if (existsSync(join(ROOT, '.astro/types.d.ts'))) {
    cpSync(join(ROOT, '.astro'), join(folder, '.astro'), { recursive: true });
  } else {
    execFileSync(process.execPath, [TOOLS.astro, 'sync'], { cwd: folder, env, stdio: 'ignore' });
  }
  git('init', '--quiet');
  // A link is no folder, so that .gitignore does not know it.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  for (const [name, value] of [
    ['user.name', 'Kim Beispiel'],
    ['user.email', 'kim@agentur.example'],
    ['core.hooksPath', '.githooks'],
  ] as const) {
    git('config', name, value);
  }
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'Start');
  return {
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => writeFileSync(join(folder, path), text),
    git,
    commit: async () => {
      const begun = performance.now();
      const child = spawn('git', ['commit', '--message', 'Try'], { cwd: folder, env });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return { ok: code === 0, output, seconds: (performance.now() - begun) / 1000 };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
