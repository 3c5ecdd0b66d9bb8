import { defineConfig } from 'playwright/test';
import { BROWSER_ARGUMENTS, installedBrowser } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/support/servers.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall for seconds; what needs a second try is reported as flaky.
  retries: 1,
  // Two cores, and the servers need a part of them.
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  reporter: 'list',
  use: {
    ...(process.env['TEST_SITE'] ? { baseURL: process.env['TEST_SITE'] } : {}),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Tests of motion ask for it: it takes time, and smooth scrolling moves what is to be pressed.
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: { executablePath: installedBrowser(), args: BROWSER_ARGUMENTS },
  },
});
