import { expect, test, vi } from 'vitest';
import { startMailbox } from '../../scripts/mailbox/server.ts';
import { CONTACT_ENDPOINT } from '../../src/config/addresses.ts';
import { contactInput } from '../support/contact.ts';
import { startSite } from '../support/site.ts';

test('a request is kept while the mail is away, and delivered when it is back', async () => {
  const mailbox = await startMailbox({ port: 0 });
  const settings = {
    POSTMARK_SERVER_TOKEN: 'test',
    POSTMARK_API_URL: mailbox.url.replace('localhost', '127.0.0.1'),
    CONTACT_TO: 'team@agentur.example',
    CONTACT_FROM: 'website@agentur.example',
  };
  const site = await startSite(settings, true);
  try {
    await mailbox.refuse(60);
    const response = await fetch(site.url + CONTACT_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      body: JSON.stringify(contactInput()),
    });
    expect(response.status).toBe(202);
    const { reference } = (await response.json()) as { reference: string };
    await mailbox.refuse(0);
    // The outbox waits for a minute before its first try.
    const isDelivered = async () => {
      const delivered = await mailbox.messages();
      const Subject = expect.stringContaining(reference);
      expect(delivered).toEqual([
        expect.objectContaining({ Subject }),
        expect.objectContaining({ Subject }),
      ]);
    };
    await vi.waitFor(isDelivered, { timeout: 100_000, interval: 1_000 });
  } finally {
    await site.stop();
    await mailbox.close();
  }
}, 150_000);
