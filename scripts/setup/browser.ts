import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run, TOOLS } from './child.mjs';

/** For a browser that runs unseen, as root too, and asks nobody on the network for anything. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would round the width of each letter, as no screen does any more.
  '--font-render-hinting=none',
];

/** Playwright's download alone takes about half of this on a slow line. */
const DOWNLOAD_SECONDS = 120;
/** The shell is Chromium without its windows: the tests take half as long in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** Older releases have no shell. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** For pictures and films of our own graphics. */
export const CAMERA_ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  // Otherwise the monitor's profile decides which colours are encoded.
  '--force-color-profile=srgb',
  // Coloured fringes at the letters are wrong on every other screen, and encoders smear them.
  '--disable-lcd-text',
];

/**
 * The Chromium that the end-to-end tests run in: an installed one, else Playwright's own download,
 * else Debian's package. Says in one line which it took.
 *
 * @returns its path; throws with what to do when there is none to be had
 */
export async function ensureBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const path =
    (await firstThatStarts(installed(env), env)) ??
    (await downloaded(env)) ??
    (await fromDebian(env));
  if (path) return path;
  throw new Error(
    'No browser for the end-to-end tests. Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chrome npm test',
  );
}

/** Candidates in order of preference, whether or not they exist. */
export function installed(env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const named = env['CHROME_PATH'] ? [env['CHROME_PATH']] : [];
  return [...named, ...onPath, ...PLACES, chromium.executablePath()];
}

async function firstThatStarts(
  paths: string[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  for (const path of paths) {
    const version = existsSync(path) ? await versionOf(path, env) : undefined;
    if (version) {
      console.log(`Test browser: ${version} (${path})`);
      return path;
    }
    if (path === env['CHROME_PATH']) throw new Error(`CHROME_PATH does not start: ${path}`);
  }
  return undefined;
}

/** Undefined when it does not start. Distributions' wrappers may warn before they answer. */
async function versionOf(path: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  // chrome.exe opens a window instead of answering; that it exists has to do.
  if (process.platform === 'win32') return 'Chrome';
  const end = await run(path, ['--version'], { env, quiet: true, seconds: 20 }).catch(() => null);
  return end?.code === 0 ? /^.*\b\d+\.\d+\.\d+.*$/m.exec(end.output)?.[0].trim() : undefined;
}

async function downloaded(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  console.log('No Chromium on this machine; downloading one (playwright install chromium) …');
  const args = [TOOLS.playwright, 'install', '--no-shell', 'chromium'];
  const options = { env, quiet: true, seconds: DOWNLOAD_SECONDS };
  const end = await run(process.execPath, args, options).catch(() => null);
  if (end?.code === 0) return firstThatStarts([chromium.executablePath()], env);
  console.log('The download failed.');
  return undefined;
}

async function fromDebian(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() !== 0) {
    console.log('Debian has one, but installing it needs root: sudo apt-get install chromium');
    return undefined;
  }
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true, seconds: 600 };
  await run('apt-get', ['update'], quiet);
  for (const name of DEBIAN_PACKAGES) {
    console.log(`Installing the ${name} package (apt-get) …`);
    // The fonts are only recommended by the package, and text without any has no width to test.
    const install = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
    const end = await run('apt-get', install, quiet);
    const path = end.code === 0 && (await firstThatStarts([`/usr/bin/${name}`], env));
    if (path) return path;
    console.log(end.output.trim().split('\n').slice(-5).join('\n'));
  }
  return undefined;
}
