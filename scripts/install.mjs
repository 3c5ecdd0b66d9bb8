/**
 * Runs before `npm start` and `npm test`, also in an old Node: installs what the lock file names, and leaves the
 * packaged Node only if the system's own is too old (docs/decisions/0010-locked-node.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const { packages: locked = {} } = read('package-lock.json');
// This is npm's own list of what it has installed.
const { packages: installed = {} } = read('node_modules/.package-lock.json');

const isInstalled = Object.entries(locked).every(
  // npm leaves out the optional packages that are for other systems.
  ([path, { integrity, optional }]) =>
    path === '' || (optional && !installed[path]) || installed[path]?.integrity === integrity,
);
if (!isInstalled) {
  execFileSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
}

const oldest = read('package.json').engines.node.replace('>=', '');
const system = process.env.npm_node_execpath ?? process.execPath;
const version = execFileSync(system, ['--version'], { encoding: 'utf8' }).trim();
const isNew = version.localeCompare(`v${oldest}`, 'en', { numeric: true }) >= 0;
const isPackaged = existsSync('node_modules/.bin/node');

if (!isNew && !isPackaged) {
  console.error(
    `Node ${version} is too old. Install Node ${readFileSync('.node-version', 'utf8').trim()}: https://nodejs.org`,
  );
  process.exitCode = 1;
}
// In a shell that has node_modules/.bin in its path, npm itself runs in the packaged Node.
if (isNew && isPackaged && !system.includes('node_modules')) {
  for (const name of ['node', 'node.cmd', 'node.ps1'])
    rmSync(`node_modules/.bin/${name}`, { force: true });
}
