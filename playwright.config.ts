import { existsSync } from 'node:fs';
import { defineConfig, firefox, type PlaywrightTestConfig, webkit } from 'playwright/test';
import { BROWSER_ARGUMENTS, installedBrowser, installedFirefox } from './scripts/browser.mjs';

/** Tests with one of these tags run in the browsers beside Chromium: docs/decisions/0013-three-browsers.md. */
const TAGGED = { grep: /@every-browser|@other-browsers/ };

const firefoxPath = installedFirefox();

/** Without a browser there is no project for it; `scripts/browser.mjs` says so. */
const projects: PlaywrightTestConfig['projects'] = [
  {
    name: 'chromium',
    grepInvert: /@other-browsers/,
    use: { launchOptions: { executablePath: installedBrowser(), args: BROWSER_ARGUMENTS } },
  },
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
  // Two cores, and the servers need a part of them.
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  reporter: [['list'], ['./tests/support/skipped.ts']],
  use: {
    ...(process.env['TEST_SITE'] ? { baseURL: process.env['TEST_SITE'] } : {}),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Most visitors have motion on. A test that needs stillness asks for it and says why.
    reducedMotion: 'no-preference',
    screenshot: 'only-on-failure',
  },
  projects,
});
