import type { Delivery, Mailer } from './delivery.ts';
import type { ContactMails } from './mail.ts';

/** What became of a request, for the log. Codes, counts and times, no personal data. */
export interface SendReport {
  /** Tries of the message to the team. */
  tries: number;
  reason?: string;
  confirmation?: Delivery['status'] | 'skipped';
  confirmation_reason?: string;
  /** Somebody has to act: an address in `CONTACT_TO` takes no mail any more. */
  alert?: 'inactive_recipient';
}

interface SendPorts {
  mailer: Mailer;
  /** Milliseconds. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
  wait: (ms: number) => Promise<void>;
  /** Whether the visitor's address may get a message now. Asked once the team has its own. */
  mayConfirm: () => Promise<boolean>;
}

interface Sending {
  /** Of the team's message, which decides. */
  team: Delivery['status'];
  /** Whether the visitor's message was taken, too. */
  confirmation: boolean;
  report: SendReport;
}

const DEADLINE_MS = 10_000;
const MAX_TRIES = 3;
/** Less time than this is not worth a try. */
const MIN_TRY_MS = 500;

/** 200 to 600 ms; as long as the service asks for, where that leaves time for another try. */
function pauseMs(delivery: Delivery, random: () => number, leftMs: number): number {
  const asked = delivery.status === 'unavailable' ? delivery.retryAfterMs : undefined;
  const own = 200 + random() * 400;
  return asked !== undefined && asked > own && asked + MIN_TRY_MS <= leftMs ? asked : own;
}

const reasonOf = (delivery: Delivery) => ('reason' in delivery ? delivery.reason : undefined);

const alertOf = (delivery: Delivery) =>
  reasonOf(delivery) === 'postmark_406' ||
  (delivery.status === 'sent' && delivery.inactiveRecipients)
    ? ({ alert: 'inactive_recipient' } as const)
    : {};

/**
 * Sends the request to the team, which decides, and then the confirmation, which does not: one
 * try in the time that is left. Never throws as long as the ports do not.
 */
export async function sendContactMails(
  mails: ContactMails,
  { mailer, now, random, wait, mayConfirm }: SendPorts,
  deadlineMs: number = DEADLINE_MS,
): Promise<Sending> {
  const start = now();
  const left = () => deadlineMs - (now() - start);

  let tries = 1;
  let team = await mailer(mails.team, left());
  // An ambiguous answer is not tried again: it could become a second mail.
  while (team.status === 'unavailable' && tries < MAX_TRIES) {
    const pause = pauseMs(team, random, left());
    if (left() - pause < MIN_TRY_MS) break;
    await wait(pause);
    tries += 1;
    team = await mailer(mails.team, left());
  }

  const sent = team.status === 'sent';
  const second =
    sent && left() >= MIN_TRY_MS && (await mayConfirm())
      ? await mailer(mails.confirmation, left())
      : undefined;
  const [reason, secondReason] = [reasonOf(team), second && reasonOf(second)];
  return {
    team: team.status,
    confirmation: second?.status === 'sent',
    report: {
      tries,
      ...(reason && { reason }),
      ...(sent && { confirmation: second?.status ?? 'skipped' }),
      ...(secondReason && { confirmation_reason: secondReason }),
      ...alertOf(team),
    },
  };
}
