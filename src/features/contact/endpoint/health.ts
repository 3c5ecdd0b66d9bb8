import { alertUrl, type ContactEnv, isOff, parseConfig } from './config.ts';
import { outboxOf, type OutboxEnv } from './outbox.ts';

/** A header of every answer, by which the watch learns the names of faulty settings. It never holds a value. */
export const HEALTH_HEADER = 'x-contact-state';

/** The names of settings that cannot be used. Then no mail or no alert leaves, although the page looks well. */
export function faultySettings(env: ContactEnv): string[] {
  const settings = parseConfig(env);
  const isMute = !isOff(env.ALERT_WEBHOOK_URL) && !alertUrl(env);
  return [...(settings.ok ? [] : settings.faulty), ...(isMute ? ['ALERT_WEBHOOK_URL'] : [])];
}

/** The value of `HEALTH_HEADER`: `outbox` or `no-outbox`, then the names of the faulty settings. */
export const healthOf = (env: OutboxEnv): string =>
  [outboxOf(env) ? 'outbox' : 'no-outbox', ...faultySettings(env)].join(' ');
