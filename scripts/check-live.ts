/**
 * Says line by line what holds on the public site: `npm run check:live -- https://nord.de`. Sends one
 * request, marked as a test, through the contact form; with `--hourly` at most one a day, and none where
 * the watch of the outbox sends it. Exit code 1 where something does not hold.
 */
import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sendAlert } from '../src/features/contact/alert.ts';
import { alertUrl, type ContactEnv, parseConfig } from '../src/features/contact/config.ts';
import { CONTACT_ENDPOINT } from '../src/config/addresses.ts';
import site from '../src/content/site.json' with { type: 'json' };
import {
  type Check,
  deliveryCheck,
  formChecks,
  mailChecks,
  sendTestRequest,
} from '../src/features/watch/checks.ts';
import { dnsChecks } from './live-dns.ts';
import { hasQueue } from './outbox.ts';

export interface Line {
  /** `untried`: cannot be seen from here. */
  state: 'ok' | 'failed' | 'untried';
  text: string;
}

const ROOT = join(import.meta.dirname, '..');
const MARKS = { ok: 'ok    ', failed: 'FEHLER', untried: '–     ' };
const JSON_TYPE = { 'content-type': 'application/json' };

function assert(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(problem);
}

const get = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });

async function getText(url: string): Promise<string> {
  const response = await get(url);
  assert(response.status === 200, `${url} antwortet mit ${response.status}`);
  return response.text();
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
const projectFile = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** The headers that `public/_headers` sets for every page, as `Name: value`. */
const builtHeaders = (): string[] => {
  const [section = ''] = matches(projectFile('public/_headers'), /^\/\*\n((?: .*\n)+)/gm);
  return matches(section, /^ {2}([\w-]+: .+)$/gm);
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const elementsIn = (html: string) =>
  DomUtils.getElementsByTagName('*', parseDocument(html, { decodeEntities: false }));
type Element = ReturnType<typeof elementsIn>[number];

/** A style, or a script with neither an address nor data such as JSON-LD. */
const isInlineCode = ({ name, attribs }: Element): boolean =>
  name === 'style' ||
  (name === 'script' && !('src' in attribs) && !attribs['type']?.startsWith('application/'));

/** Addresses that a browser requests by itself while it shows an element. */
const requestsOf = ({ name, attribs }: Element): string[] => {
  const { src, poster, action, rel, href } = attribs;
  const isLoaded = name === 'link' && rel !== 'canonical' && rel !== 'alternate';
  return [src, poster, action, isLoaded ? href : undefined].filter((url) => url !== undefined);
};

/** The problems of a page, by the name of the check. */
const PAGE_CHECKS: Record<string, (html: string, origin: string) => string | false> = {
  'Richtlinie (CSP) wie gebaut': (html) => {
    const elements = elementsIn(html);
    const policy = elements.find(({ attribs }) => 'http-equiv' in attribs)?.attribs['content'];
    if (!policy || !/default-src 'none'(?!.*unsafe-inline)/.test(policy))
      return 'hat keine strenge';
    const code = elements.filter(isInlineCode).map((element) => DomUtils.textContent(element));
    const added = code.filter((part) => !policy.includes(hashOf(part)));
    return added.length > 0 && `enthält ${added.length} Stücke, die sie nicht nennt`;
  },
  'Keine Seite von Cloudflare verändert': (html) => html.includes('cdn-cgi') && 'enthält „cdn-cgi“',
  'Keine fremde Anfrage': (html, origin) => {
    const foreign = elementsIn(html)
      .flatMap(requestsOf)
      .filter((url) => /^(?:https?:)?\/\//.test(url) && !url.startsWith(`${origin}/`));
    return foreign.length > 0 && `lädt ${foreign.join(', ')}`;
  },
};

async function assertRedirect(url: string, origin: string): Promise<void> {
  const { status, headers } = await get(url);
  const target = [301, 308].includes(status) ? (headers.get('location') ?? '') : '';
  assert(target.startsWith(`${origin}/`), `antwortet mit ${status} ${target}`);
}

/** The checks that run only where these are set. */
interface Environment extends ContactEnv {
  /** The code of the gated card. */
  CARD_TOKEN?: string;
  /** Of the DKIM record: what stands before `._domainkey`. */
  DKIM_SELECTOR?: string;
}

/** How long Postmark may take to hand the test request to an inbox. */
const DELIVERY_MS = 60_000;

/** Asks again while the answer may still change. */
async function patiently(run: () => Promise<string | undefined>): Promise<string | undefined> {
  for (const end = Date.now() + DELIVERY_MS; ;) {
    try {
      return await run();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
  }
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
  const { origin, host, hostname } = new URL(address);
  const endpoint = origin + CONTACT_ENDPOINT;
  const [project] = matches(projectFile('wrangler.toml'), /^name = "(.+)"$/gm);
  const pagesDev = `https://${project}.pages.dev`;
  const lines: Line[] = [];

  const check = async (name: string, work: () => Promise<string | undefined | void>) => {
    try {
      const detail = await work();
      lines.push({ state: 'ok', text: detail ? `${name}: ${detail}` : name });
    } catch (error) {
      lines.push({ state: 'failed', text: `${name}: ${String(error)}` });
    }
  };
  const untried = (name: string, why: string) =>
    void lines.push({ state: 'untried', text: `${name}: ${why}` });
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const checkPublic: typeof check = async (name, work) => {
    if (!isLocal) return check(name, work);
    untried(name, 'nur an der öffentlichen Adresse zu sehen');
  };

  await checkPublic('Nur über HTTPS erreichbar', () => assertRedirect(`http://${host}/`, origin));

  const twin = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  for (const other of [`https://${twin}`, pagesDev]) {
    await checkPublic(`${other} leitet hierher`, () => assertRedirect(`${other}/kontakt`, origin));
  }

  await checkPublic('Adresse ist die kanonische', async () => {
    const [canonical] = matches(await getText(origin), /rel="canonical" href="([^"]+)"/g);
    assert(canonical === `${origin}/`, `die Startseite nennt ${canonical}`);
  });

  await check('Kopfzeilen wie gebaut', async () => {
    const { headers } = await get(origin);
    for (const header of builtHeaders()) {
      const [name = ''] = header.split(':');
      assert(header === `${name}: ${headers.get(name)}`, `${name} ist „${headers.get(name)}“`);
    }
    assert(!headers.has('set-cookie'), 'es wird ein Cookie gesetzt');
  });

  await check('Browser melden keine Fehler an Dritte', async () => {
    const { headers } = await get(origin);
    // The project's own address sends it in any case.
    const isOurs = !host.endsWith('.pages.dev');
    assert(!isOurs || !headers.has('nel'), 'Network Error Logging ist an, siehe docs/deploy.md');
  });

  /** Every page of the sitemap with its HTML. */
  const pages = new Map<string, string>();
  await check('Sitemap und Feed antworten', async () => {
    const listed = async (path: string) =>
      matches(await getText(origin + path), /<loc>(.+?)<\/loc>/g).map((loc) => new URL(loc));
    for (const page of await listed('/sitemap.xml')) {
      assert(isLocal || page.origin === origin, `${page.href} liegt woanders`);
      pages.set(page.pathname, await getText(origin + page.pathname));
    }
    assert((await getText(`${origin}/ratgeber.xml`)).includes('<?xml'), 'der Feed ist kein XML');
    return `${pages.size} Seiten`;
  });

  for (const [name, problemOf] of Object.entries(PAGE_CHECKS)) {
    await check(name, () => {
      assert(pages.size > 0, 'keine Seite gefunden');
      for (const [path, html] of pages) {
        const problem = problemOf(html, origin);
        assert(!problem, `${path} ${problem}`);
      }
      return Promise.resolve();
    });
  }

  await check('Formular-Schnittstelle weist GET ab', async () => {
    const { status, headers } = await get(endpoint);
    assert(status === 405 && headers.get('allow') === 'POST', `antwortet mit ${status}`);
  });

  await checkPublic('Formular-Schnittstelle weist andere Adressen ab', async () => {
    const init = { method: 'POST', headers: { ...JSON_TYPE, origin: pagesDev }, body: '{}' };
    const { status } = await get(pagesDev + CONTACT_ENDPOINT, init);
    assert([301, 308, 403].includes(status), `${pagesDev} antwortet mit ${status}`);
  });

  const checkShared = ({ name, run }: Check) => check(name, run);
  for (const shared of formChecks(origin)) await checkShared(shared);

  let reference: string | undefined;
  if (isSending) {
    await check('Testanfrage angenommen', async () => {
      const test = { key: randomUUID(), email: site.email, sender: 'check:live' };
      reference = await sendTestRequest(origin, test);
      return `Referenz ${reference}`;
    });
  }

  const settings = parseConfig(env);
  if (settings.ok) {
    for (const shared of mailChecks(settings.config)) await checkShared(shared);
    if (reference !== undefined) {
      const delivery = deliveryCheck({ reference }, settings.config);
      await check(delivery.name, () => patiently(delivery.run));
    }
  } else {
    untried('Was Postmark sagt', `hier fehlt ${settings.setting}`);
  }

  const domain = (settings.ok ? settings.config.from : site.mail.from).replace(/^.*@|>$/g, '');
  for (const [name, run] of dnsChecks(domain, env.DKIM_SELECTOR)) {
    if (run) await checkPublic(name, run);
    else untried(name, 'hier fehlt DKIM_SELECTOR');
  }

  if (env.ALERT_WEBHOOK_URL) {
    await check('Testalarm angenommen', async () => {
      const isTaken = await sendAlert({ alert: 'test', host }, env);
      assert(isTaken && alertUrl(env) !== undefined, 'die Adresse nimmt ihn nicht an');
    });
  }

  await check('Visitenkarten nicht in Suchmaschinen', async () => {
    const suffixes = ['direct-access', ...(env.CARD_TOKEN ? [env.CARD_TOKEN] : [])];
    for (const file of globSync('src/content/visitenkarten/*.json', { cwd: ROOT })) {
      for (const path of suffixes.map((suffix) => `/${basename(file, '.json')}-${suffix}`)) {
        const response = await get(origin + path);
        const isHidden = /<meta name="robots" content="noindex"/.test(await response.text());
        assert((isHidden || response.status === 404) && !pages.has(path), `${path} ist es`);
      }
    }
    return env.CARD_TOKEN ? undefined : 'ohne die mit Passwort, hier fehlt CARD_TOKEN';
  });

  await check('security.txt nicht abgelaufen', async () => {
    const [expires = ''] = matches(
      await getText(`${origin}/.well-known/security.txt`),
      /^Expires: (.+)$/gm,
    );
    assert(Date.parse(expires) > Date.now(), `gilt bis ${expires}`);
    return `bis ${expires.slice(0, 10)}`;
  });

  return lines;
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
