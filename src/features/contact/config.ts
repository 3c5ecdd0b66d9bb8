import site from '../../content/site.json' with { type: 'json' };

/** The settings of the contact endpoint (CONTRACT.md, Settings), as the runtime hands them over. */
export interface ContactEnv {
  POSTMARK_SERVER_TOKEN?: string | undefined;
  POSTMARK_API_URL?: string | undefined;
  CONTACT_TO?: string | undefined;
  CONTACT_FROM?: string | undefined;
}

export interface ContactConfig {
  token: string;
  apiUrl: URL;
  to: readonly string[];
  from: string;
}

type ParsedConfig = { ok: true; config: ContactConfig } | { ok: false; setting: keyof ContactEnv };

const POSTMARK_API_URL = 'https://api.postmarkapp.com';

/** What Postmark may take for an address, with or without a name: `Agentur <web@agentur.example>`. */
const MAILBOX = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Names the first setting that is missing or cannot be used; blank ones take their default. */
export function parseConfig(env: ContactEnv): ParsedConfig {
  const token = given(env.POSTMARK_SERVER_TOKEN);
  // It travels in a header, which takes printable ASCII only.
  if (!/^[\x20-\x7e]+$/.test(token)) return { ok: false, setting: 'POSTMARK_SERVER_TOKEN' };

  const apiUrl = URL.parse(given(env.POSTMARK_API_URL) || POSTMARK_API_URL);
  if (!apiUrl || !/^https?:$/.test(apiUrl.protocol))
    return { ok: false, setting: 'POSTMARK_API_URL' };

  const to = given(env.CONTACT_TO).split(',').map(given).filter(Boolean);
  if (!to.every((address) => MAILBOX.test(address))) return { ok: false, setting: 'CONTACT_TO' };

  const from = given(env.CONTACT_FROM) || `${site.brand} <${site.mail.from}>`;
  if (!MAILBOX.test(from)) return { ok: false, setting: 'CONTACT_FROM' };

  return { ok: true, config: { token, apiUrl, to: to.length > 0 ? to : site.mail.to, from } };
}
