/**
 * Says line by line what holds on the public site: `npm run check:live -- https://nord.de`. Sends one
 * request, marked as a test, through the contact form; with `--hourly` at most one a day, and none where
 * the watch of the outbox sends it. Exit code 1 where something does not hold.
 */
import { parseArgs } from 'node:util';
import { sendAlert } from '../src/features/contact/alert.ts';
import { alertUrl, type ContactEnv, parseConfig } from '../src/features/contact/config.ts';
import site from '../src/content/site.json' with { type: 'json' };
import { dnsChecks } from './live/dns.ts';
import { checkFiles, checkPages } from './live/pages.ts';
import { assert } from '../src/features/watch/checks.ts';
import { type Line, projectFile, startCheck } from './live/report.ts';
import { checkRequests } from './live/requests.ts';
import { checkServer } from './live/server.ts';
import { hasQueue } from './outbox.ts';

const MARKS = { ok: 'ok    ', failed: 'FEHLER', untried: '–     ' };

/** The checks that run only where these are set. */
interface Environment extends ContactEnv {
  /** The code of the gated card. */
  CARD_TOKEN?: string;
  /** Of the DKIM record: what stands before `._domainkey`. */
  DKIM_SELECTOR?: string;
}

/** UTC: the hour whose run sends the day's marked request. */
const REQUEST_HOUR = 4;

/** Whether a run sends a marked request. The hourly ones leave it to the watch, where there is one. */
export const sendsRequest = (isHourly: boolean, now: Date, pagesConfig: string): boolean =>
  !isHourly || (now.getUTCHours() === REQUEST_HOUR && !hasQueue(pagesConfig));

/** All checks of the site at `address`; without `isSending` no mail leaves. */
export async function checkLive(
  address: string,
  env: Environment,
  { isSending = true } = {},
): Promise<Line[]> {
  const live = startCheck(address);
  await checkServer(live);
  await checkPages(live);
  await checkRequests(live, env, isSending);

  const settings = parseConfig(env);
  const domain = (settings.ok ? settings.config.from : site.mail.from).replace(/^.*@|>$/g, '');
  for (const [name, run] of dnsChecks(domain, env.DKIM_SELECTOR)) {
    if (run) await live.checkPublic(name, run);
    else live.untried(name, 'hier fehlt DKIM_SELECTOR');
  }

  if (env.ALERT_WEBHOOK_URL) {
    await live.check('Testalarm angenommen', async () => {
      const isTaken = await sendAlert({ alert: 'test', host: live.host }, env);
      assert(isTaken && alertUrl(env) !== undefined, 'die Adresse nimmt ihn nicht an');
    });
  }

  await checkFiles(live, env.CARD_TOKEN);
  return live.lines;
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hourly: { type: 'boolean', default: false } },
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address)) {
    console.error('Aufruf: npm run check:live -- https://domain.de');
    process.exit(1);
  }
  const isSending = sendsRequest(values.hourly, new Date(), projectFile('wrangler.toml'));
  const lines = await checkLive(address, process.env, { isSending });
  for (const { state, text } of lines) console.log(`${MARKS[state]} ${text}`);
  process.exitCode = lines.some(({ state }) => state === 'failed') ? 1 : 0;
}
