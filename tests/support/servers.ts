import buildIfStale from './build-if-stale.ts';
import { startSite } from './site.ts';

/** The built site behind `wrangler pages dev`, with a mailbox. */
export default async function startServers(): Promise<() => Promise<void>> {
  buildIfStale();
  const { url, mailbox, stop } = await startSite();
  Object.assign(process.env, { TEST_SITE: url, TEST_MAILBOX: mailbox.url });
  return stop;
}
