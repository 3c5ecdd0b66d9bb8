import { defineConfig } from 'vitest/config';

/**
 * Files share the modules of their worker, because loading them takes longer than most tests. What a
 * test stubs it puts back.
 */
const shared = { isolate: false, maxWorkers: 2, testTimeout: 20_000 };

/** The built site in a browser other than Chromium. */
const engine = (name: string) => ({
  test: {
    name,
    include: [`tests/engines/${name}.test.ts`],
    globalSetup: './tests/support/servers.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    // A browser that is started for the first time is read from the disk.
    hookTimeout: 120_000,
    // A shared machine may stall for seconds.
    retry: 1,
    expect: { poll: { timeout: 10_000 } },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], restoreMocks: true, ...shared },
      },
      // The built files in dist/, without a browser.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...shared } },
      engine('firefox'),
      engine('webkit'),
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          hookTimeout: 60_000,
          ...shared,
        },
      },
    ],
  },
});
