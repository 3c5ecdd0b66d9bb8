import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { delimiter, join, sep } from 'node:path';
import { exitCode, run } from './child.mjs';

/**
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry & Manifest> }} Lock
 */

/** @param {string} lock text of package-lock.json */
export function stampOf(lock) {
  return createHash('sha256').update(lock).digest('hex');
}

/**
 * Whether an install by hand (`npm install`, `npm ci`) already put there what the lockfile asks for.
 * Optional packages may be missing: most of them are for other operating systems.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed npm's own record, node_modules/.package-lock.json
 */
export function packagesMatch(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @param {string} root
 * @returns {'stamped' | 'matching' | 'stale'}
 */
export function packagesState(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules/.stamp');
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return 'stale';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(lock)) return 'stamped';
  const installed = JSON.parse(readFileSync(record, 'utf8'));
  return packagesMatch(JSON.parse(lock), installed) ? 'matching' : 'stale';
}

/** @param {string} root */
export async function ensurePackages(root) {
  const state = packagesState(root);
  if (state === 'stamped') return;
  if (state === 'stale') await install(root);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeFileSync(join(root, 'node_modules/.stamp'), stampOf(lock));
}

/**
 * Whether the lockfile was written for this package.json. `npm install` would otherwise choose
 * versions by itself, and each machine other ones.
 *
 * @param {Manifest} manifest package.json
 * @param {Lock} lock package-lock.json
 */
export function lockFits(manifest, lock) {
  const locked = lock.packages[''] ?? {};
  return (
    sameEntries(manifest.dependencies, locked.dependencies) &&
    sameEntries(manifest.devDependencies, locked.devDependencies)
  );
}

/**
 * @param {Record<string, string>} [wanted]
 * @param {Record<string, string>} [found]
 */
function sameEntries(wanted = {}, found = {}) {
  const names = Object.keys(wanted);
  return (
    names.length === Object.keys(found).length &&
    names.every((name) => wanted[name] === found[name])
  );
}

/** @param {string} root */
async function install(root) {
  /** @type {(file: string) => any} */
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (!lockFits(read('package.json'), read('package-lock.json'))) {
    throw new Error(
      'package.json and package-lock.json disagree. Run "npm install" and commit the lockfile.',
    );
  }

  console.log('Installing packages …');
  const env = {
    ...process.env,
    // npm must not run on the Node inside the folder that it is about to replace.
    PATH: (process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => !folder.startsWith(join(root, 'node_modules') + sep))
      .join(delimiter),
  };
  // Not `npm ci`: npm 11 refuses a lockfile without the optional packages of every other operating
  // system, and writes such lockfiles itself when a registry does not have them all. This installs
  // the same versions, checks the same hashes and leaves the lockfile alone.
  const args = ['install', '--no-save', '--include=dev'];
  const quiet = ['--no-fund', '--no-audit', '--no-update-notifier', '--loglevel=error'];
  // npm is a .cmd file on Windows, which only a shell can start.
  const shell = process.platform === 'win32';
  const end = await run('npm', [...args, ...quiet], { env, shell }).catch(() => {
    throw new Error('npm was not found. Install Node.js 20 or newer together with npm.');
  });
  if (exitCode(end) !== 0) throw new Error('npm install failed; what it said stands above.');
}
