/** The browsers of the end-to-end tests: an installed Chromium and Firefox, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright';

const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of an installed Chromium on Linux, or else of Playwright's download, even if nothing was downloaded. */
export const installedBrowser = () =>
  process.env.CHROME_PATH || CHROMIUM.find((path) => existsSync(path)) || chromium.executablePath();

/** The path of an installed Firefox on Linux; undefined if there is none. */
export const installedFirefox = () => FIREFOX.find((path) => existsSync(path));

/** Whether packages of Debian may be installed: on the server of the tests, or with `--apt`. */
const mayUseApt = () => Boolean(process.env.CI) || process.argv.includes('--apt');

/** Installs the first package, or the next one if the release of Debian does not have it. */
function installPackage(...names) {
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  const install = ['install', '-y', '-q', '--no-install-recommends', 'fonts-liberation'];
  names.some((name) => spawnSync('apt-get', [...install, name], { stdio: 'inherit' }).status === 0);
}

function installChromium() {
  const download = ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'];
  spawnSync(process.execPath, download, { stdio: 'inherit', timeout: 120_000 });
  // The headless shell runs the tests in half the time.
  if (!existsSync(installedBrowser()) && mayUseApt())
    installPackage('chromium-headless-shell', 'chromium');
  if (!existsSync(installedBrowser()))
    throw new Error('No browser. Install Chrome or Chromium, or set CHROME_PATH.');
}

function installFirefox() {
  const isMissing = !existsSync(firefox.executablePath()) && !installedFirefox();
  if (isMissing && mayUseApt()) installPackage('firefox-esr');
}

// Run as a script: `node scripts/browser.mjs [--others] [--apt]`
if (process.argv[1] === import.meta.filename) {
  if (!existsSync(installedBrowser())) installChromium();
  if (process.argv.includes('--others')) installFirefox();
}
