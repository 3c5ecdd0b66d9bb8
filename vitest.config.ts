import { defineConfig } from 'vitest/config';

const common = {
  maxWorkers: 2,
  testTimeout: 20_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};
/** The files of tests of dist/ share the modules of their worker, because loading them takes longer than most tests. */
const built = { ...common, isolate: false, globalSetup: 'tests/support/build-if-stale.ts' };

export default defineConfig({
  test: {
    projects: [
      // Each file has globals of its own: some stop the clock and replace `setTimeout` and `fetch`.
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], ...common } },
      // Commands, builds, servers and documents, which do not change with the content.
      {
        test: {
          name: 'repo',
          include: ['tests/repo/**/*.test.ts'],
          ...common,
          // Many of these run a command several times.
          testTimeout: 60_000,
        },
      },
      // Slow and rarely wrong: builds of other settings, and the server of `npm start`.
      {
        test: {
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          hookTimeout: 120_000,
          ...common,
        },
      },
      // The built files in dist/, without a browser.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...built } },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          hookTimeout: 60_000,
          ...built,
        },
      },
    ],
  },
});
