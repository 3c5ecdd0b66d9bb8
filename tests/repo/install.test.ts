import { chmodSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyProject } from '../support/empty-project.ts';

const { root, run, write } = emptyProject();
const isThere = (path: string) => existsSync(join(root(), path));

/** Writes a program that a shell runs. */
function writeProgram(path: string, script: string): void {
  write(path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(root(), path), 0o755);
}

const PACKAGED_NODE = 'node_modules/.bin/node';
/** The packages of a lock file. */
const LOCKED = { '': {}, a: { integrity: 'A' }, b: { integrity: 'B', optional: true } };

/** Runs what comes before `npm start`, with these packages installed and with this Node on the system. */
function install({ packages = LOCKED as object, node = 'v22.19.0' }) {
  write('package.json', '{ "engines": { "node": ">=22.19" } }');
  write('.node-version', '24.21.0\n');
  write('package-lock.json', JSON.stringify({ packages: LOCKED }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  writeProgram('system/npm', 'echo "$*" > called-npm');
  writeProgram('system/node', `echo ${node}`);
  vi.stubEnv('PATH', [join(root(), 'system'), process.env['PATH']].join(delimiter));
  vi.stubEnv('npm_node_execpath', join(root(), 'system/node'));
  return run('scripts/install.mjs');
}

test.each([
  ['nothing is installed if a project has what its lock file names', LOCKED, false],
  ['nothing is installed for another system', { ...LOCKED, b: undefined }, false],
  ['a missing package is installed', { ...LOCKED, a: undefined }, true],
  ['a package of another version is replaced', { ...LOCKED, a: { integrity: 'Z' } }, true],
])('before `npm start`, %s', (_, packages, isInstalling) => {
  expect(install({ packages }).status).toBe(0);
  expect(isThere('called-npm')).toBe(isInstalling);
});

test('an old Node is refused with the version to install, if no Node is packaged', () => {
  const { status, stderr } = install({ node: 'v22.9.0' });
  expect(status).toBe(1);
  expect(stderr).toContain('Node v22.9.0 is too old. Install Node 24.21.0');
});

test.each([
  ['v22.9.0', 'stays', true],
  ['v22.19.0', 'is removed', false],
])('where the system has Node %s, the packaged one %s', (node, _, isKept) => {
  writeProgram(PACKAGED_NODE, '');
  expect(install({ node }).status).toBe(0);
  expect(isThere(PACKAGED_NODE)).toBe(isKept);
});
