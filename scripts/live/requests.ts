import { randomUUID } from 'node:crypto';
import { CONTACT_ENDPOINT } from '../../src/config/addresses.ts';
import site from '../../src/content/site.json' with { type: 'json' };
import { type ContactEnv, parseConfig } from '../../src/features/contact/config.ts';
import {
  assert,
  type Check,
  deliveryCheck,
  formChecks,
  get,
  mailChecks,
  sendTestRequest,
} from '../../src/features/watch/checks.ts';
import { type LiveCheck, pagesAddress } from './report.ts';

/** How long Postmark may take to hand the test request to an inbox. */
const DELIVERY_MS = 60_000;

/** Asks again while the answer may still change. */
async function patiently(run: () => Promise<string | undefined>): Promise<string | undefined> {
  for (const end = Date.now() + DELIVERY_MS; ;) {
    try {
      return await run();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
  }
}

/** Sends a request through the form, if wanted, and asks Postmark about it. */
export async function checkRequests(
  { origin, check, checkPublic, untried }: LiveCheck,
  env: ContactEnv,
  isSending: boolean,
): Promise<void> {
  const endpoint = origin + CONTACT_ENDPOINT;
  await check('Formular-Schnittstelle weist GET ab', async () => {
    const { status, headers } = await get(endpoint);
    assert(status === 405 && headers.get('allow') === 'POST', `antwortet mit ${status}`);
  });

  await checkPublic('Formular-Schnittstelle weist andere Adressen ab', async () => {
    const pagesDev = pagesAddress();
    const headers = { 'content-type': 'application/json', origin: pagesDev };
    const init = { method: 'POST', headers, body: '{}' };
    const { status } = await get(pagesDev + CONTACT_ENDPOINT, init);
    assert([301, 308, 403].includes(status), `${pagesDev} antwortet mit ${status}`);
  });

  const checkShared = ({ name, run }: Check) => check(name, run);
  for (const shared of formChecks(origin)) await checkShared(shared);

  let reference: string | undefined;
  if (isSending) {
    await check('Testanfrage angenommen', async () => {
      const test = { key: randomUUID(), email: site.email, sender: 'check:live' };
      reference = await sendTestRequest(origin, test);
      return `Referenz ${reference}`;
    });
  }

  const settings = parseConfig(env);
  if (settings.ok) {
    for (const shared of mailChecks(settings.config)) await checkShared(shared);
    if (reference !== undefined) {
      const delivery = deliveryCheck({ reference }, settings.config);
      await check(delivery.name, () => patiently(delivery.run));
    }
  } else {
    untried('Was Postmark sagt', `hier fehlt ${settings.setting}`);
  }
}
