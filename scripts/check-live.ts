/**
 * Checks the public site and prints a line for each check: `npm run check:live -- https://nord.de`. It sends a test
 * request through the contact form, but not with `--quiet`, as in the scheduled run. The exit code is 1 if a check
 * fails.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import site from '../src/content/site.json' with { type: 'json' };
import { sendAlert } from '../src/features/contact/endpoint/alert.ts';
import { type ContactEnv, isOff, parseConfig } from '../src/features/contact/endpoint/config.ts';
import {
  formChecks,
  mailChecks,
  sendTestRequest,
  sentenceOf,
} from '../src/features/watch/checks.ts';
import { addressChecks, type LiveCheck, pageChecks } from './domain-checks.ts';
import { hasQueue } from './outbox.ts';

export interface Line {
  /** `untried`: the check cannot be made from here. */
  state: 'ok' | 'failed' | 'untried';
  text: string;
}

function liveChecks(url: URL, env: ContactEnv, isSending: boolean): LiveCheck[] {
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
  const settings = parseConfig(env);
  const mail: LiveCheck = {
    name: 'Was Postmark sagt',
    untried: !settings.ok && `hier fehlt ${settings.faulty.join(', ')}`,
    run: async () => {},
  };
  const request: LiveCheck = {
    name: 'Testanfrage angenommen',
    untried: !isSending && '--quiet',
    run: async () => {
      const test = { key: randomUUID(), email: site.email, sender: 'check:live' };
      const { reference, confirmation } = await sendTestRequest(url.origin, test);
      return `Referenz ${reference}${confirmation ? '' : ', ohne Bestätigung'}`;
    },
  };
  const alert: LiveCheck = {
    name: 'Testalarm angenommen',
    untried: isOff(env.ALERT_WEBHOOK_URL) && 'hier fehlt ALERT_WEBHOOK_URL',
    run: async () => {
      const isTaken = await sendAlert({ alert: 'test', host: url.host }, env);
      assert(isTaken, 'die Adresse nimmt ihn nicht an');
    },
  };
  return [
    ...(isLocal ? [] : addressChecks(url)),
    ...pageChecks(url),
    ...formChecks(url.origin, isLocal ? undefined : hasQueue()),
    ...(settings.ok ? mailChecks(settings.config) : [mail]),
    request,
    alert,
  ];
}

/** Makes all checks of the site at `address`. Without `isSending` no mail leaves. */
export async function checkLive(
  address: string,
  env: ContactEnv,
  { isSending = true } = {},
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, run, untried } of liveChecks(new URL(address), env, isSending)) {
    try {
      const detail = untried || (await run());
      lines.push({ state: untried ? 'untried' : 'ok', text: detail ? `${name}: ${detail}` : name });
    } catch (error) {
      lines.push({ state: 'failed', text: `${name}: ${sentenceOf(error)}` });
    }
  }
  return lines;
}

if (process.argv[1] === import.meta.filename) {
  const [address = ''] = process.argv.slice(2).filter((argument) => argument !== '--quiet');
  if (!URL.canParse(address)) {
    console.error('Aufruf: npm run check:live -- https://domain.de');
    process.exit(1);
  }
  const isSending = !process.argv.includes('--quiet');
  const lines = await checkLive(address, process.env, { isSending });
  const marks = { ok: 'ok    ', failed: 'FEHLER', untried: '–     ' };
  for (const { state, text } of lines) console.log(`${marks[state]} ${text}`);
  process.exitCode = lines.some(({ state }) => state === 'failed') ? 1 : 0;
}
