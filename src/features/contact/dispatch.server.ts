import site from '../../content/site.json' with { type: 'json' };
import type { ContactConfig } from './config.ts';
import { RequestLimit } from './limit.ts';
import type { RequestLog } from './log.ts';
import { composeMails } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { postmarkMailer } from './postmark.ts';
import type { ContactRequest } from './schema.ts';
import { sendContactMails } from './send.ts';
import type { Store } from './store.ts';

/** What a delivery adds to the log line of its request. */
export type DeliveryLog = Partial<Omit<RequestLog, 'event' | 'outcome' | 'status' | 'ms'>>;

export interface Delivered {
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

/** Many spellings of one inbox: `anna+1@…` reaches Anna, too. */
const inboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

const STATUS = {
  sent: 'sent',
  refused: 'not_sent',
  unavailable: 'not_sent',
  ambiguous: 'unconfirmed',
} as const;

export interface Task {
  request: ContactRequest;
  reference: string;
  ip: string | undefined;
  /** What it is counted as. */
  address: string | undefined;
  config: ContactConfig;
  store: Store;
}

/** Takes a request to the mail service, unless there have been too many. */
export async function dispatch(task: Task): Promise<Delivered> {
  const { request, reference, ip, address, config, store } = task;
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
