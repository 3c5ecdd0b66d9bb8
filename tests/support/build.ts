/**
 * Builds the site for the tests: with the development values, whatever the environment of a deploy or a developer's own
 * settings hold. `node tests/support/build.ts '{"CARD_TOKEN":"q8m2"}'` replaces some of them.
 */
import { writeFileSync } from 'node:fs';
import { build } from 'astro';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/development-settings.ts';
import { BUILT_FOR_TESTS } from './build-if-stale.ts';

const [settings = '{}'] = process.argv.slice(2);
Object.assign(process.env, { NODE_ENV: 'production' }, DEVELOPMENT_BUILD_SETTINGS);
Object.assign(process.env, JSON.parse(settings));
// A copy of the project shares our packages, and must not share Astro's cache with them.
await build({ cacheDir: './.astro/cache', logLevel: 'warn' });
writeFileSync(BUILT_FOR_TESTS, '');
