import type { SendLog } from './send.ts';

/** `reason`: the setting that is missing, or the name of an unexpected error, never its text. */
type StoppedLog = { event: 'contact_request' } & (
  { outcome: 'not_configured' | 'error'; reason: string } | { outcome: 'too_many' }
);

/** One JSON line; as an error whenever somebody has to look. */
export function log(entry: SendLog | StoppedLog): void {
  const line = JSON.stringify(entry);
  const quiet = entry.outcome === 'too_many' || (entry.outcome === 'sent' && !entry.alert);
  if (quiet) console.log(line);
  else console.error(line);
}
