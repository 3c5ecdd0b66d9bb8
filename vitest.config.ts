import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], restoreMocks: true } },
      // The built files in dist/, without a browser.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: './tests/support/servers.ts',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A shared machine may stall for seconds.
          retry: 1,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          // Each file starts a workerd of its own, and most of them wait for faults to end.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
