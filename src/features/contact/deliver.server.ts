import site from '../../content/site.json' with { type: 'json' };
import { type ContactEnv, parseConfig } from './config.ts';
import { log } from './log.ts';
import { composeMails } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { postmarkMailer } from './postmark.ts';
import { createReference } from './reference.ts';
import type { ContactRequest } from './schema.ts';
import { sendContactMails } from './send.ts';

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
  const { token, apiUrl, to, from } = settings.config;
  const reference = await createReference(headers.get('idempotency-key'));
  const mails = composeMails(value, {
    reference,
    receivedAt: new Date(),
    ip: clientIp(headers),
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
