import { alertUrl, type ContactEnv, isOff, parseConfig } from './config.ts';

/** The header on every answer of the endpoint that tells the watch the state of the settings: names, never values. */
export const STATE_HEADER = 'x-contact-state';

/** The names of settings without which something is dead, and nothing on the page shows it. */
export function faultySettings(env: ContactEnv): string[] {
  const settings = parseConfig(env);
  const isMute = !isOff(env.ALERT_WEBHOOK_URL) && !alertUrl(env);
  return [...(settings.ok ? [] : [settings.setting]), ...(isMute ? ['ALERT_WEBHOOK_URL'] : [])];
}

/** The value of `STATE_HEADER`: whether there is an outbox, then the faulty settings. */
export const stateOf = (env: ContactEnv & { OUTBOX?: unknown }): string =>
  [typeof env.OUTBOX === 'object' ? 'outbox' : 'no-outbox', ...faultySettings(env)].join(' ');
