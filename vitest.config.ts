import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';

const workers = { maxWorkers: 2, testTimeout: 20_000 };
/** Files share the modules of their worker, because loading them takes longer than most tests. */
const shared = { ...workers, isolate: false };

/**
 * Units that write what they read by themselves. In the second content only the others run, so a new unit runs there
 * unless it is named here: docs/decisions/0011-second-content.md.
 */
const OWN_CONTENT = [
  'articles/{laws,shown-articles}.test.ts',
  'budget-planner/plan.test.ts',
  'card/{qr,seal,settings,vcard}.test.ts',
  'home/{ideas-prize,seen,vote}.test.ts',
  'launch/{launch,legal-check,settings}.test.ts',
  'lib/{day,email,format,opening-hours,phone,replace-address}.test.ts',
  'live/live-dns.test.ts',
  'portrait/portrait.test.ts',
  'products/ballot-fall.test.ts',
  'publishing/{redirects,share}.test.ts',
  'watch/watch.test.ts',
  'contact/{dedupe,limits,postmark,prefill,request-schema}.test.ts',
  'content-reader/{parsed-file,pictures,ratgeber,text}.test.ts',
  '{editor/form-fields,election-calendar/rules}.test.ts',
  'scripts/{development-settings,links,lint-imports,number-columns,weights}.test.ts',
].map((units) => `tests/unit/${units}`);

export default defineConfig({
  test: {
    projects: [
      {
        // Each file has globals of its own: some stop the clock and replace `setTimeout` and `fetch`.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: basename(process.cwd()) === '.second' ? OWN_CONTENT : [],
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          ...workers,
        },
      },
      // Commands, builds, servers and documents: what does not change with the content.
      {
        test: {
          name: 'repo',
          include: ['tests/repo/**/*.test.ts'],
          restoreMocks: true,
          ...workers,
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
          ...workers,
        },
      },
      // The built files in dist/, without a browser.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...shared } },
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
