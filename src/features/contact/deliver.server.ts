import site from '../../content/site.json' with { type: 'json' };
import { clientIp } from './client-ip.ts';
import { type ContactEnv, parseConfig } from './config.ts';
import { type Identity, identify } from './identity.ts';
import { limitKey, RequestLimit } from './limit.ts';
import type { RequestLog } from './log.ts';
import { composeMails } from './mail.ts';
import { Once } from './once.ts';
import type { Outcome } from './outcome.ts';
import { postmarkMailer } from './postmark.ts';
import type { ContactRequest } from './schema.ts';
import { sendContactMails } from './send.ts';
import { cacheStore } from './store.server.ts';
import type { Store } from './store.ts';

/** What a delivery adds to the log line of its request. */
export type DeliveryLog = Partial<Omit<RequestLog, 'event' | 'outcome' | 'status' | 'ms'>>;

interface Delivered {
  outcome: Outcome;
  log: DeliveryLog;
}

const MINUTE = 60_000;

/** Ten in ten minutes: more than a person with a correction or two ever needs. */
const requestLimit = new RequestLimit({
  purpose: 'requests',
  requests: 10,
  windowMs: 10 * MINUTE,
  names: 5_000,
});

/** Anybody can type a stranger's address: it gets one message an hour. */
const confirmationLimit = new RequestLimit({
  purpose: 'confirmations',
  requests: 1,
  windowMs: 60 * MINUTE,
  names: 5_000,
});

/** Patience: a sending ends within ten seconds (`send.ts`). */
const once = new Once({ entries: 5_000, patienceMs: 12_000 });

/** Many spellings of one inbox: `anna+1@…` reaches Anna, too. */
const inboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

const STATUS = {
  sent: 'sent',
  refused: 'not_sent',
  unavailable: 'not_sent',
  ambiguous: 'unconfirmed',
} as const;

interface Task {
  request: ContactRequest;
  identity: Identity;
  ip: string | undefined;
  /** What it is counted as. */
  address: string | undefined;
  config: Extract<ReturnType<typeof parseConfig>, { ok: true }>['config'];
  store: Store;
}

async function send({ request, identity, ip, address, config, store }: Task): Promise<Delivered> {
  const { reference } = identity;
  const waitMs = address ? await requestLimit.take(address, Date.now(), store) : 0;
  if (waitMs > 0) {
    const retryAfter = Math.ceil(waitMs / 1000);
    return { outcome: { ok: false, code: 'too_many', retryAfter }, log: {} };
  }
  const { token, apiUrl, to, from } = config;
  const receivedAt = new Date();
  const mails = composeMails(request, { reference, receivedAt, ip, site, to, from });
  const { team, confirmation, report } = await sendContactMails(mails, {
    mailer: postmarkMailer({ token, apiUrl }),
    now: () => Date.now(),
    random: () => Math.random(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    mayConfirm: async () =>
      !address || !(await confirmationLimit.take(inboxOf(request.email), Date.now(), store)),
  });
  const code = STATUS[team];
  const outcome: Outcome =
    code === 'sent' ? { ok: true, reference, confirmation } : { ok: false, code };
  return { outcome, log: report };
}

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
  const identity = await identify(request, { key, plainForm: envelope.plainForm, address });
  const store = await cacheStore(config.token, globalThis.caches);
  const task = { request, identity, ip, address, config, store };
  const { reference, id, ttl } = identity;
  let own: DeliveryLog = {};
  const sendNow = async () => {
    const delivered = await send(task);
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
