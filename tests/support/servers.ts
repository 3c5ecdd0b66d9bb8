import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { startSite } from './site.ts';

/** When a file or a folder changed last, in ms; 0 where it is not there. */
const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The built site behind `wrangler pages dev`, with a mailbox. Builds it first where the source is newer. */
export default async function startServers(): Promise<() => Promise<void>> {
  const built = changed('dist/index.html');
  const source = globSync(['{src,public,scripts}/**', '*.{mjs,json}']);
  if (source.some((path) => changed(path) > built))
    execFileSync(process.execPath, ['tests/support/build.ts'], { stdio: 'inherit' });
  const { url, mailbox, stop } = await startSite();
  Object.assign(process.env, { TEST_SITE: url, TEST_MAILBOX: mailbox.url });
  return stop;
}
