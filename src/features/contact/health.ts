import { alertUrl, type ContactEnv, isOff, parseConfig } from './config.ts';

/** A header on every answer of the endpoint that tells the watch which settings are faulty. It holds names, never values. */
export const HEALTH_HEADER = 'x-contact-state';

/** The names of settings that cannot be used, so that no mail or no alert leaves although the page looks well. */
export function faultySettings(env: ContactEnv): string[] {
  const settings = parseConfig(env);
  const isMute = !isOff(env.ALERT_WEBHOOK_URL) && !alertUrl(env);
  return [...(settings.ok ? [] : [settings.setting]), ...(isMute ? ['ALERT_WEBHOOK_URL'] : [])];
}

/** The value of `HEALTH_HEADER`: `outbox` or `no-outbox`, then the names of the faulty settings. */
export const healthOf = (env: ContactEnv & { OUTBOX?: unknown }): string =>
  [typeof env.OUTBOX === 'object' ? 'outbox' : 'no-outbox', ...faultySettings(env)].join(' ');
