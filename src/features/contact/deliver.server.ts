import { clientIp } from './client-ip.ts';
import { type ContactEnv, parseConfig } from './config.ts';
import { type Delivered, type DeliveryLog, dispatch } from './dispatch.server.ts';
import { identify } from './identity.ts';
import { limitKey } from './limit.ts';
import { Once } from './once.ts';
import type { ContactRequest } from './schema.ts';
import { cacheStore } from './store.server.ts';

/** Patience: a sending ends within ten seconds (`send.ts`). */
const once = new Once({ entries: 5_000, patienceMs: 12_000 });

/** Takes a valid request to the mail service with the settings of `env`, once. */
export async function deliver(
  request: ContactRequest,
  envelope: { headers: Headers; plainForm: boolean },
  env: ContactEnv,
): Promise<Delivered> {
  const settings = parseConfig(env);
  if (!settings.ok) {
    const log = { reason: settings.setting };
    return { outcome: { ok: false, code: 'not_configured' }, log };
  }
  const { config } = settings;
  const ip = clientIp(envelope.headers);
  const key = envelope.headers.get('idempotency-key');
  // Without an address of a visitor's we are in development, where nothing is counted.
  const address = limitKey(ip);
  const { plainForm } = envelope;
  const { reference, id, ttl } = await identify(request, { key, plainForm, address });
  const store = await cacheStore(config.token, globalThis.caches);
  const task = { request, reference, ip, address, config, store };
  let own: DeliveryLog = {};
  const sendNow = async () => {
    const delivered = await dispatch(task);
    own = delivered.log;
    return delivered.outcome;
  };
  if (!id) {
    const outcome = await sendNow();
    return { outcome, log: { reference, ...own } };
  }
  const { outcome, repeat } = await once.run(id, ttl, store, sendNow);
  return { outcome, log: { reference, ...own, ...(repeat && { repeat }) } };
}
