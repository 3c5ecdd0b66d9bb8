import type { SendLog } from './send.ts';

/** `reason`: the setting that is missing, or the name of an unexpected error, never its text. */
export interface StoppedLog {
  event: 'contact_request';
  outcome: 'not_configured' | 'error';
  reason: string;
}

/** One JSON line; as an error whenever somebody has to look. */
export function log(entry: SendLog | StoppedLog): void {
  const line = JSON.stringify(entry);
  if (entry.outcome === 'sent' && !entry.alert) console.log(line);
  else console.error(line);
}
