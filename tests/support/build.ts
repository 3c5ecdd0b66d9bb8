/**
 * Builds the site for the tests: with the development values, whatever the environment of a deploy or a developer's own
 * settings hold. `node tests/support/build.ts '{"CARD_TOKEN":"q8m2"}'` replaces some of them.
 */
import { build } from 'astro';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/development-settings.ts';

const [settings = '{}'] = process.argv.slice(2);
Object.assign(process.env, { NODE_ENV: 'production' }, DEVELOPMENT_BUILD_SETTINGS);
Object.assign(process.env, JSON.parse(settings));
// A copy of the project shares our packages, and must not share Astro's cache with them.
await build({ cacheDir: './.astro/cache' });
