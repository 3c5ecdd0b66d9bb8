import { MINUTE } from '../../../lib/time.ts';
import { alertUrl, type ContactEnv, isOff } from './config.ts';
import { faultOf, type Outcome, type Result } from './outcome.ts';

/** A fault that a person has to look at: codes, and no personal data. */
interface Alert {
  /** The code of the event; docs/runbook.md has a line for each. */
  alert: string;
  outcome?: Outcome;
  reason?: string | undefined;
  reference?: string | undefined;
  /** The host that got the request. It tells a preview from the public site. */
  host?: string | undefined;
}

/** The outcomes that a person has to look at. */
const REPORTED: readonly Outcome[] = ['kept', 'busy', 'not_sent', 'unconfirmed', 'not_configured'];

/** The alert about a request; undefined if nobody has to look. */
export function alertOf(result: Result, host?: string): Alert | undefined {
  const { outcome, reference } = result;
  const fault = faultOf(result);
  if (!fault && !REPORTED.includes(outcome)) return undefined;
  const reason = 'reason' in result ? result.reason : undefined;
  return { alert: outcome, outcome, reason, ...fault, reference, host };
}

const TIMEOUT_MS = 2_000;
const PAUSE_MS = 10 * MINUTE;

/** When an alert of each kind was last posted from this isolate. */
const posted = new Map<string, number>();

/** Posts an alert; returns whether the address took it. Chat services such as Slack show `text`. */
async function postAlert(url: URL, alert: Alert, at: string): Promise<boolean> {
  const details = [alert.reason, alert.reference, alert.host].filter(Boolean).join(', ');
  const text = `Kontaktformular: ${alert.alert}${details && ` (${details})`}, siehe docs/runbook.md`;
  try {
    const response = await fetch(url.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, ...alert, at }),
      // workerd does not know `redirect: 'error'`.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

const kindOf = ({ alert, outcome, reason }: Alert) => JSON.stringify([alert, outcome, reason]);

/**
 * Posts an alert to `ALERT_WEBHOOK_URL`, if there is one. Never throws.
 *
 * @returns false if the alert was not taken or the setting cannot be used; the log then has a line
 */
export async function sendAlert(alert: Alert, env: ContactEnv): Promise<boolean> {
  if (isOff(env.ALERT_WEBHOOK_URL)) return true;
  const url = alertUrl(env);
  const kind = kindOf(alert);
  const now = Date.now();
  // The time is set before the answer comes, so that requests at the same time post one alert.
  posted.set(kind, now);
  const isTaken = url !== undefined && (await postAlert(url, alert, new Date(now).toISOString()));
  if (!isTaken) {
    posted.delete(kind);
    console.error(JSON.stringify({ event: 'contact_alert_failed', alert: alert.alert }));
  }
  return isTaken;
}

/**
 * Sends an alert as `sendAlert` does, unless this isolate has sent one with the same code, outcome and reason in the
 * last ten minutes.
 */
export async function sendAlertOnce(alert: Alert, env: ContactEnv): Promise<void> {
  const isMuted = Date.now() < (posted.get(kindOf(alert)) ?? -Infinity) + PAUSE_MS;
  if (!isMuted) await sendAlert(alert, env);
}
