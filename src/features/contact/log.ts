import type { ContactEnv } from './config.ts';
import type { Outcome } from './outcome.ts';

/** What became of the mails of a request. Codes and counts, no personal data. */
export interface SendReport {
  /** The one in the request's messages. */
  reference?: string;
  /** Of the message to the team. */
  tries?: number;
  /** Why it failed; also the setting that is missing, or the name of an unexpected error. */
  reason?: string;
  /** The mail service took the message only without the visitor's address as Reply-To. */
  reply_to?: 'refused';
  confirmation?: 'sent' | 'refused' | 'unavailable' | 'ambiguous' | 'skipped';
  confirmation_reason?: string;
  /** An address in `CONTACT_TO` takes no mail any more. */
  alert?: 'inactive_recipient';
  /** The answer is that of an earlier try; nothing was sent. */
  repeat?: true;
}

/** One line for each request, whatever became of it (docs/runbook.md). */
export interface RequestLog extends SendReport {
  event: 'contact_request';
  reference: string;
  outcome: 'sent' | (Outcome & { ok: false })['code'];
  status: number;
  ms: number;
}

/** Outcomes after which a person has to look. */
const NEEDS_A_PERSON: RequestLog['outcome'][] = ['not_configured', 'not_sent', 'unconfirmed'];

const alertKind = ({ alert, outcome }: RequestLog): string | undefined =>
  alert ?? (NEEDS_A_PERSON.includes(outcome) ? outcome : undefined);

/** One JSON line; as an error whenever somebody has to look. */
export function log(entry: RequestLog): void {
  const line = JSON.stringify(entry);
  if (alertKind(entry)) console.error(line);
  else console.log(line);
}

const ALERT_TIMEOUT_MS = 2_000;
const ALERT_PAUSE_MS = 10 * 60_000;

/** When an alert of each kind was last posted from this isolate. */
const lastAlerts = new Map<string, number>();

/**
 * Posts an outcome that needs a person to `ALERT_WEBHOOK_URL`, at most one of a kind in ten minutes.
 * `text` is what chat services such as Slack show. Never throws.
 */
export async function sendAlert(
  entry: RequestLog,
  { ALERT_WEBHOOK_URL: url }: ContactEnv,
): Promise<void> {
  const kind = alertKind(entry);
  const now = Date.now();
  if (!url || !kind || now < (lastAlerts.get(kind) ?? -Infinity) + ALERT_PAUSE_MS) return;
  lastAlerts.set(kind, now);
  const { status, reason } = entry;
  const text = `Kontaktformular: ${kind}${reason ? ` (${reason})` : ''}, siehe docs/runbook.md`;
  try {
    const response = await fetch(url.trim(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, kind, status, reason, at: new Date(now).toISOString() }),
      // workerd does not know `redirect: 'error'`.
      redirect: 'manual',
      signal: AbortSignal.timeout(ALERT_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error('refused');
  } catch {
    console.error(JSON.stringify({ event: 'contact_alert_failed', kind }));
  }
}
