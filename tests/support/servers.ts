import { startMailbox } from '../../scripts/mailbox/server.ts';
import { startSite } from './site.ts';

/** The built site behind `wrangler pages dev`, with a mailbox. Every run takes free ports. */
export default async function startServers(): Promise<() => Promise<void>> {
  const mailbox = await startMailbox({ port: 0 });
  const api = mailbox.url.replace('localhost', '127.0.0.1');
  const site = await startSite({
    POSTMARK_SERVER_TOKEN: 'test',
    POSTMARK_API_URL: api,
    CONTACT_TO: 'team@agentur.example, team@anders.example',
    CONTACT_FROM: 'website@agentur.example',
  });
  Object.assign(process.env, { TEST_SITE: site.url, TEST_MAILBOX: api });
  return async () => {
    await Promise.all([site.stop(), mailbox.close()]);
  };
}
