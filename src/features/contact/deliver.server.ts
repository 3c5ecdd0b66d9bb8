import site from '../../content/site.json' with { type: 'json' };
import { type ContactEnv, parseConfig } from './config.ts';
import { limitKey, RequestLimit } from './limit.ts';
import { log } from './log.ts';
import { composeMails } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { postmarkMailer } from './postmark.ts';
import { createReference } from './reference.ts';
import type { ContactRequest } from './schema.ts';
import { sendContactMails } from './send.ts';

/** Ten in ten minutes: more than a person with a correction or two ever needs. */
const limit = new RequestLimit({ requests: 10, windowMs: 10 * 60_000, addresses: 5_000 });

/** Set by Cloudflare; anything that is no address stays out of the mail. */
function clientIp(headers: Headers): string | undefined {
  const ip = headers.get('cf-connecting-ip') ?? '';
  return /^[0-9a-f:.]{2,45}$/i.test(ip) ? ip : undefined;
}

/** Takes a valid request to the mail service with the settings of `env`. */
export async function deliver(
  value: ContactRequest,
  headers: Headers,
  env: ContactEnv,
): Promise<Outcome> {
  const settings = parseConfig(env);
  if (!settings.ok) {
    log({ event: 'contact_request', outcome: 'not_configured', reason: settings.setting });
    return { ok: false, code: 'not_configured' };
  }
  const ip = clientIp(headers);
  const key = limitKey(ip);
  const waitMs = key ? limit.take(key, Date.now()) : 0;
  if (waitMs > 0) {
    log({ event: 'contact_request', outcome: 'too_many' });
    return { ok: false, code: 'too_many', retryAfter: Math.ceil(waitMs / 1000) };
  }
  const { token, apiUrl, to, from } = settings.config;
  const reference = await createReference(headers.get('idempotency-key'));
  const mails = composeMails(value, {
    reference,
    receivedAt: new Date(),
    ip,
    site,
    to,
    from,
  });
  const outcome = await sendContactMails(mails, reference, {
    mailer: postmarkMailer({ token, apiUrl }),
    now: () => Date.now(),
    random: () => Math.random(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    log,
  });
  return outcome.sent
    ? { ok: true, reference, confirmation: outcome.confirmation }
    : { ok: false, code: 'not_sent' };
}
