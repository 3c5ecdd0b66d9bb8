import { startMailbox } from '../../scripts/mailbox/server.ts';
import { startSite } from './site.ts';

const settings = {
  POSTMARK_SERVER_TOKEN: 'test',
  CONTACT_TO: 'team@agentur.example, team@anders.example',
  CONTACT_FROM: 'website@agentur.example',
};

/** The built site behind `wrangler pages dev`, twice: with a mailbox, and with no mail service. */
export default async function startServers(): Promise<() => Promise<void>> {
  const mailbox = await startMailbox({ port: 0 });
  const api = mailbox.url.replace('localhost', '127.0.0.1');
  const [site, brokenSite] = await Promise.all([
    startSite({ ...settings, POSTMARK_API_URL: api }),
    // Port 9 (discard) is where nobody listens.
    startSite({ ...settings, POSTMARK_API_URL: 'http://127.0.0.1:9' }),
  ]);
  Object.assign(process.env, {
    TEST_SITE: site.url,
    TEST_BROKEN_SITE: brokenSite.url,
    TEST_MAILBOX: api,
  });
  return async () => {
    await Promise.all([site.stop(), brokenSite.stop(), mailbox.close()]);
  };
}
