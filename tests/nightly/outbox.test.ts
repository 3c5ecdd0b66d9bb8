import { expect, test, vi } from 'vitest';
import { postRequest, startSite } from '../support/site.ts';

test('a refused request is kept, and delivered later', async ({ onTestFinished }) => {
  const { url, mailbox, stop } = await startSite({ hasOutbox: true });
  onTestFinished(stop);
  await mailbox.refuse(60);
  const response = await postRequest(url);
  expect(response.status).toBe(202);
  const { reference } = (await response.json()) as { reference: string };
  await mailbox.refuse(0);
  // The outbox waits for a minute before its first try.
  const isDelivered = async () => {
    const Subject = expect.stringContaining(reference);
    expect(await mailbox.messages()).toMatchObject([{ Subject }, { Subject }]);
  };
  await vi.waitFor(isDelivered, { timeout: 100_000, interval: 1_000 });
}, 150_000);
