import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from './child.mjs';

/** What Astro and Vitest need and where Node runs TypeScript files by itself; package.json `engines`. */
export const MINIMUM_NODE = [22, 19];

/** @param {string} version such as `v24.21.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MINIMUM_NODE;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * The Node that runs everything after the setup: the npm package `node` (24), so that an older Node
 * on the machine does not matter, else the machine's own when it is new enough.
 *
 * @param {string} root
 * @returns {Promise<{ path: string, version: string }>}
 */
export async function resolveNode(root) {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules/node/bin', binary);
  const version = await versionOf(path);
  if (version && isNewEnough(version)) return { path, version };

  const least = MINIMUM_NODE.join('.');
  if (isNewEnough(process.version)) {
    console.warn(`The npm package "node" does not start; using this machine's ${process.version}.`);
    return { path: process.execPath, version: process.version };
  }
  throw new Error(
    `Node ${least} or newer is needed, and this machine has ${process.version}.\n` +
      'The npm package "node" would bring Node 24, but its install script did not put it in place.\n' +
      'Either allow install scripts (npm config set ignore-scripts false), delete node_modules and\n' +
      `run this again, or install Node ${least} or newer on this machine.`,
  );
}

/**
 * @param {string} path
 * @returns {Promise<string | undefined>} undefined when it does not start
 */
async function versionOf(path) {
  if (!existsSync(path)) return undefined;
  if (realpathSync(path) === realpathSync(process.execPath)) return process.version;
  const end = await run(path, ['--version'], { quiet: true, seconds: 10 }).catch(() => undefined);
  return end?.code === 0 ? end.output.trim() : undefined;
}

/**
 * Children find the same Node first, the project's tools next, and stay at home: no telemetry, and
 * no look-up of request data that miniflare otherwise makes on the internet at each start.
 *
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function nodeEnvironment(root, node, env) {
  return {
    ASTRO_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    ...env,
    PATH: [dirname(node), join(root, 'node_modules/.bin'), env['PATH']].join(delimiter),
  };
}

/**
 * Node's option that makes `.dev.vars` part of the environment. It leaves variables that are already
 * set alone, so the environment wins over the file.
 *
 * @param {string} root
 */
export function settingsOption(root) {
  const file = join(root, '.dev.vars');
  return existsSync(file) ? [`--env-file=${file}`] : [];
}
