import { defineConfig } from 'vitest/config';

/**
 * Files share the modules of their worker, because loading them takes longer than most tests. What a
 * test stubs it puts back.
 */
const shared = { isolate: false, maxWorkers: 2, testTimeout: 20_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], restoreMocks: true, ...shared },
      },
      // The built files in dist/, without a browser.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          hookTimeout: 60_000,
          // Tests of the outbox wait for it together.
          maxConcurrency: 20,
          ...shared,
        },
      },
    ],
  },
});
