import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

/** An empty file that a build for the tests leaves when it has succeeded. Each build begins with an empty `dist/`. */
export const BUILT_FOR_TESTS = 'dist/.built-for-tests';

/** When a file or a folder changed last, in ms; 0 where it is not there. */
const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The day of a moment in Berlin. */
const dayOf = (ms: number) => new Date(ms).toLocaleDateString('de', { timeZone: 'Europe/Berlin' });

/**
 * Builds the site for the tests if its source is newer than `dist/`, if `dist/` has the settings of another build, or
 * if it is of another day: job ads and elections end with a day.
 *
 * @throws in Vitest's mode `production`, whose build is uploaded: the tests have other settings
 */
export default function buildIfStale({ config }: { config?: { mode: string } } = {}): void {
  const isUploaded = config?.mode === 'production';
  const built = changed(isUploaded ? 'dist/index.html' : BUILT_FOR_TESTS);
  const source = globSync(['{src,public,scripts}/**', '*.{mjs,json}']);
  const isOfToday = dayOf(built) === dayOf(Date.now());
  if (isOfToday && !source.some((path) => changed(path) > built)) return;
  if (isUploaded) throw new Error('The source is newer than dist/: build again');
  console.log('Building the site for the tests …');
  execFileSync(process.execPath, ['tests/support/build.ts'], { stdio: 'inherit' });
}
