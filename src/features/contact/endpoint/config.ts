import site from '../../../content/site.json' with { type: 'json' };

/** The settings of the contact endpoint; `.dev.vars.example` explains each. */
export const CONTACT_SETTINGS = [
  'POSTMARK_SERVER_TOKEN',
  'POSTMARK_API_URL',
  'POSTMARK_CONFIRMATION_TOKEN',
  'CONTACT_TO',
  'CONTACT_FROM',
  'CONTACT_HOSTS',
  'CONTACT_CONFIRMATION',
  'ALERT_WEBHOOK_URL',
] as const;
type Setting = (typeof CONTACT_SETTINGS)[number];

/** A queue that can tell how full it is. */
export interface MeteredQueue {
  metrics?: () => Promise<{
    backlogCount: number;
    /** Null or undefined if Cloudflare does not know the time. */
    oldestMessageTimestamp?: number | Date | null;
  }>;
}

/** The part of a Cloudflare queue that is used here. */
export interface Queue extends MeteredQueue {
  send: (body: unknown, options?: { delaySeconds: number }) => Promise<unknown>;
}

/** The settings and the queue of the outbox, as the runtime gives them to the Function and the Worker. */
export type ContactEnv = Partial<Record<Setting, string | undefined>> & { OUTBOX?: Queue };

export interface ContactConfig {
  token: string;
  /** The token of the server that sends the visitor's message; undefined if confirmations are off. */
  confirmationToken: string | undefined;
  apiUrl: URL;
  to: readonly string[];
  from: string;
}

type ParsedConfig = { ok: true; config: ContactConfig } | { ok: false; faulty: readonly Setting[] };

const POSTMARK_API_URL = 'https://api.postmarkapp.com';

/** An address that Postmark may accept, with or without a name: `Agentur <web@agentur.example>`. */
const MAILBOX = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/**
 * A token is sent in a header, which takes printable ASCII only. With Postmark's own token for tests, Postmark answers
 * as if the message was accepted, and sends nothing.
 * https://postmarkapp.com/developer/user-guide/send-email-with-api
 */
const TOKEN = /^(?!POSTMARK_API_TEST$)[\x20-\x7e]+$/i;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The text of a setting without spaces around it. A setting that is missing or is no text counts as empty. */
const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The text of an optional setting; empty if it is `off`, which tells `check:launch` that nobody forgot the setting. */
const trimmedUnlessOff = (value: unknown): string => trimmed(value).replace(/^off$/i, '');

/** Whether a setting that may be left out is `off` or missing. */
export const isOff = (value: unknown): boolean => trimmedUnlessOff(value) === '';

/** The entries of a setting that is a list with commas. */
const splitAtCommas = (value: unknown): string[] =>
  trimmed(value).split(',').map(trimmed).filter(Boolean);

/** Parses an address that a token or an alert may be sent to: one with https, or of a server on the same machine. */
function secureUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  const isLocal = url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  return url && (url.protocol === 'https:' || isLocal) ? url : undefined;
}

/** The address that alerts go to; undefined if the setting is missing or cannot be used. */
export const alertUrl = (env: ContactEnv): URL | undefined =>
  secureUrl(trimmedUnlessOff(env.ALERT_WEBHOOK_URL));

/** The queue of the outbox; undefined if no queue is bound, or if `OUTBOX` is a text such as `off`. */
export const outboxOf = ({ OUTBOX: queue }: ContactEnv): Queue | undefined =>
  typeof queue?.send === 'function' ? queue : undefined;

/** Joins a name and an address. The name gets quotation marks if it has a character with a meaning in headers. */
const mailbox = (name: string, address: string): string =>
  `${/[",;:.()[\]\\@]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name} <${address}>`;

/** Parses the settings, or names those that are missing or cannot be used. Blank settings take their default. */
export function parseConfig(env: ContactEnv): ParsedConfig {
  const token = trimmed(env.POSTMARK_SERVER_TOKEN);
  const confirmationToken = trimmed(env.POSTMARK_CONFIRMATION_TOKEN) || token;
  const confirmation = trimmed(env.CONTACT_CONFIRMATION).toLowerCase() || 'on';
  const apiUrl = secureUrl(trimmed(env.POSTMARK_API_URL) || POSTMARK_API_URL);
  const to = splitAtCommas(env.CONTACT_TO);
  const from = trimmed(env.CONTACT_FROM) || mailbox(site.brand, site.mail.from);
  const isUsable: Partial<Record<Setting, boolean>> = {
    POSTMARK_SERVER_TOKEN: TOKEN.test(token),
    POSTMARK_API_URL: apiUrl !== undefined,
    POSTMARK_CONFIRMATION_TOKEN: confirmationToken === token || TOKEN.test(confirmationToken),
    CONTACT_CONFIRMATION: ['on', 'off'].includes(confirmation),
    CONTACT_HOSTS: hostsOf(env) !== undefined,
    CONTACT_TO: to.every((address) => MAILBOX.test(address)),
    CONTACT_FROM: MAILBOX.test(from),
  };
  const faulty = CONTACT_SETTINGS.filter((setting) => isUsable[setting] === false);
  // If there is no `apiUrl`, its setting is among the faulty ones; the second condition is for TypeScript.
  if (faulty.length > 0 || !apiUrl) return { ok: false, faulty };
  return {
    ok: true,
    config: {
      token,
      confirmationToken: confirmation === 'on' ? confirmationToken : undefined,
      apiUrl,
      to: to.length > 0 ? to : site.mail.to,
      from,
    },
  };
}

/** Parses a host name with or without a port. Anything else is refused, because it would match no request. */
function parseHost(text: string): string | undefined {
  const url = /[\s/\\?#@*]/.test(text) ? null : URL.parse(`https://${text}`);
  return url ? url.hostname + (/:\d+$/.exec(text)?.[0] ?? '') : undefined;
}

/** Parses `CONTACT_HOSTS`. An empty list allows every host; undefined means that the setting cannot be used. */
function hostsOf(env: ContactEnv): string[] | undefined {
  const hosts = splitAtCommas(trimmedUnlessOff(env.CONTACT_HOSTS)).map(parseHost);
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

/**
 * Whether the Function answers at an address. If `CONTACT_HOSTS` is unset or cannot be used, the Function answers at
 * any address: `parseConfig` then refuses the unusable setting, and the visitor reads that the form is out of order.
 */
export function isAllowedHost(env: ContactEnv, { hostname, port, protocol }: URL): boolean {
  const hosts = hostsOf(env) ?? [];
  const withPort = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return hosts.length === 0 || hosts.includes(hostname) || hosts.includes(withPort);
}

/** The names of settings that cannot be used. Then no mail or no alert leaves, although the page looks well. */
export function faultySettings(env: ContactEnv): string[] {
  const settings = parseConfig(env);
  const isMute = !isOff(env.ALERT_WEBHOOK_URL) && !alertUrl(env);
  return [...(settings.ok ? [] : settings.faulty), ...(isMute ? ['ALERT_WEBHOOK_URL'] : [])];
}

/** A header of every answer, by which the watch learns the names of faulty settings. It never holds a value. */
export const HEALTH_HEADER = 'x-contact-state';

/** The value of `HEALTH_HEADER`: `outbox` or `no-outbox`, then the names of the faulty settings. */
export const healthOf = (env: ContactEnv): string =>
  [outboxOf(env) ? 'outbox' : 'no-outbox', ...faultySettings(env)].join(' ');
