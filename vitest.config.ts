import { defineConfig } from 'vitest/config';

const common = {
  maxWorkers: 2,
  testTimeout: 20_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};
/** Tests of dist/ share the modules of their worker, because loading the modules takes longer than most tests. */
const built = { ...common, isolate: false, globalSetup: 'tests/support/build-if-stale.ts' };

export default defineConfig({
  test: {
    projects: [
      // Each file has globals of its own, because some files stop the clock and replace `setTimeout` and `fetch`.
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], ...common } },
      // Tests of commands, builds, servers and documents, which do not change with the content.
      {
        test: {
          name: 'repo',
          include: ['tests/repo/**/*.test.ts'],
          ...common,
          // Many of these run a command several times.
          testTimeout: 60_000,
        },
      },
      // Slow tests that rarely fail: builds with other settings, and the server of `npm start`.
      {
        test: {
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          hookTimeout: 120_000,
          ...common,
        },
      },
      // Tests of the built files in dist/, without a browser.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...built } },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          hookTimeout: 60_000,
          ...built,
          // `check:live` asks for every page of the preview, which takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
