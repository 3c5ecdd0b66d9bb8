/**
 * Builds the site for the tests: with the development values, whatever the environment of a deploy
 * or a developer's own settings hold.
 */
import { build } from 'astro';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/development-settings.ts';

Object.assign(process.env, DEVELOPMENT_BUILD_SETTINGS, { NODE_ENV: 'production' });
// A copy of the project shares our packages, and must not share Astro's cache with them.
await build({ cacheDir: './.astro/cache' });
