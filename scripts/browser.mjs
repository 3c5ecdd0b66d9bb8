/** The browser of the end-to-end tests: an installed Chromium, else Playwright's download. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';

/** For a headless browser, also as root, that sends no requests of its own. */
export const BROWSER_ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  // The headless shell would round the width of each letter.
  '--font-render-hinting=none',
];

const PLACES = [
  ...['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed browser; without one, that of Playwright's download, which may be missing. */
export const installedBrowser = () =>
  process.env.CHROME_PATH || PLACES.find((path) => existsSync(path)) || chromium.executablePath();

const FIREFOX_PLACES = [
  ...['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of an installed Firefox. */
export const installedFirefox = () => FIREFOX_PLACES.find((path) => existsSync(path));

/** Path of WebKitGTK's MiniBrowser, where the programs that drive it are installed, too. */
export const installedWebKit = () =>
  ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].every((name) =>
    existsSync(`/usr/bin/${name}`),
  )
    ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
    : undefined;

const APT_INSTALL = ['install', '-y', '-q', '--no-install-recommends'];

function installChromium() {
  const download = ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'];
  spawnSync(process.execPath, download, { stdio: 'inherit', timeout: 120_000 });
  if (!existsSync(installedBrowser()) && (process.env.CI || process.argv.includes('--apt'))) {
    const install = [...APT_INSTALL, 'fonts-liberation'];
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    // Older releases have no shell, which runs the tests in half the time.
    const { status } = spawnSync('apt-get', [...install, 'chromium-headless-shell']);
    if (status !== 0) execFileSync('apt-get', [...install, 'chromium'], { stdio: 'inherit' });
  }
  if (!existsSync(installedBrowser()))
    throw new Error('No browser. Install Chrome or Chromium, or set CHROME_PATH.');
}

/** Debian's Firefox and WebKitGTK, with what WebKitGTK needs for videos and German hyphens. */
const ENGINES = [
  ...['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'hyphen-de'],
  ...['gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
];

/** Without them, their tests are left out: on other systems, and for those who are not root. */
function installEngines() {
  if (!process.env.CI && !process.argv.includes('--apt')) return;
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', [...APT_INSTALL, ...ENGINES], { stdio: 'inherit' });
}

// Run as a script: `node scripts/browser.mjs [--apt]`
if (process.argv[1] === import.meta.filename) {
  if (!existsSync(installedBrowser())) installChromium();
  // Playwright's own are used where somebody has installed them.
  const isThere = {
    Firefox: () => existsSync(firefox.executablePath()) || installedFirefox(),
    WebKit: () => existsSync(webkit.executablePath()) || installedWebKit(),
  };
  if (!isThere.Firefox() || !isThere.WebKit()) installEngines();
  for (const [name, check] of Object.entries(isThere)) {
    if (!check()) console.warn(`No ${name}: its tests will be left out.`);
  }
}
