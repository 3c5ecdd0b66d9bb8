import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

/** When a file or a folder changed last, in ms; 0 where it is not there. */
const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Builds the site for the tests if its source is newer than `dist/`.
 *
 * @throws in Vitest's mode `production`, whose build is uploaded: the tests have other settings
 */
export default function buildIfStale({ config }: { config?: { mode: string } } = {}): void {
  const built = changed('dist/index.html');
  const source = globSync(['{src,public,scripts}/**', '*.{mjs,json}']);
  if (!source.some((path) => changed(path) > built)) return;
  if (config?.mode === 'production') throw new Error('The source is newer than dist/: build again');
  execFileSync(process.execPath, ['tests/support/build.ts'], { stdio: 'inherit' });
}
