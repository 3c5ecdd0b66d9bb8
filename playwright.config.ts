import { existsSync } from 'node:fs';
import { defineConfig, firefox, type PlaywrightTestConfig, webkit } from 'playwright/test';
import { installedBrowser, installedFirefox } from './scripts/browser.mjs';

/** Tests with one of these tags run in other browsers, too: docs/decisions/0013-three-browsers.md. */
const TAGGED = { grep: /@every-browser|@other-browsers/ };

// With hinting the headless shell would round the width of each letter.
const args = ['--disable-gpu', '--font-render-hinting=none'];
const chromium = { launchOptions: { executablePath: installedBrowser(), args } };
const firefoxPath = installedFirefox();

/**
 * `npm test` runs the projects `chromium` and `second`, `npm run test:nightly` the others. A browser that is not
 * installed has no project. The star in `--project=firefox*` keeps Playwright from failing then.
 */
const projects: PlaywrightTestConfig['projects'] = [
  { name: 'chromium', grepInvert: /@other-browsers|@nightly/, use: chromium },
  { name: 'nightly', grep: /@nightly/, use: chromium },
  // Runs in a copy of the project: docs/decisions/0011-second-content.md.
  { name: 'second', grep: /@second-content/, grepInvert: /@template/, use: chromium },
];
if (existsSync(firefox.executablePath())) {
  projects.push({ name: 'firefox', ...TAGGED, use: { browserName: 'firefox' } });
} else if (firefoxPath) {
  const launchOptions = { executablePath: firefoxPath };
  const use = { browserName: 'firefox', channel: 'moz-firefox', launchOptions } as const;
  projects.push({ name: 'firefox', ...TAGGED, use });
}
if (existsSync(webkit.executablePath())) {
  projects.push({ name: 'webkit', ...TAGGED, use: { browserName: 'webkit' } });
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/support/servers.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // There are two cores, and the servers need a part of them.
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  reporter: [['list'], ['./tests/support/skipped-tests.ts']],
  use: {
    ...(process.env['TEST_SITE'] ? { baseURL: process.env['TEST_SITE'] } : {}),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // docs/decisions/0013-three-browsers.md says why motion is on.
    reducedMotion: 'no-preference',
    // No screenshots: even with `only-on-failure` Playwright takes them of tests that pass. `--trace on` shows pages.
  },
  projects,
});
