import { DEVELOPMENT_BUILD_SETTINGS } from '../settings.ts';
import { siteOf, type Checkout } from './checkout.ts';
import { RESERVED_DOMAIN, type Finding } from './finding.ts';
import { strings, valueAt } from './json.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Rule: secrets, addresses and passwords of a public deploy. */
export function findMissingSettings(checkout: Checkout): Finding[] {
  return findInSettings(checkout.settings, strings(valueAt(siteOf(checkout), 'mail.to')));
}

/**
 * What is missing among the settings of a public deploy.
 *
 * @param env the merged settings: environment, `.dev.vars`, `[vars]` of wrangler.toml
 * @param siteMailTo `mail.to` of site.json, which CONTACT_TO replaces
 */
export function findInSettings(env: Environment, siteMailTo: readonly string[]): Finding[] {
  return [
    ...postmark(env),
    ...recipients(env['CONTACT_TO'], siteMailTo),
    ...sender(env['CONTACT_FROM']),
    ...origin(env['SITE_URL']),
    ...card(env),
  ];
}

/** `[vars]` of wrangler.toml; reads no more of TOML than `NAME = "value"` on a line. */
export function wranglerVars(toml: string): Environment {
  const section = /^\[vars\]\s*$([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(toml)?.[1] ?? '';
  const lines = section.matchAll(/^\s*([A-Z_]+)\s*=\s*(["'])(.*?)\2/gm);
  return Object.fromEntries([...lines].map(([, name = '', , value = '']) => [name, value]));
}

function postmark(env: Environment): Finding[] {
  const findings: Finding[] = [];
  const token = env['POSTMARK_SERVER_TOKEN'];
  if (!token || token === 'local') {
    findings.push({
      place: 'POSTMARK_SERVER_TOKEN',
      text:
        'Von hier aus nicht zu sehen. Bei Pages hinterlegen mit „npx wrangler pages secret put ' +
        'POSTMARK_SERVER_TOKEN“ und diesem Befehl denselben Wert in der Umgebung mitgeben.',
    });
  }
  // Postmark checks such a message and throws it away.
  if (token === 'POSTMARK_API_TEST') {
    findings.push({
      place: 'POSTMARK_SERVER_TOKEN',
      text: 'Ist Postmarks Wert für Versuche und verschickt nichts. Nimm den des Servers.',
    });
  }
  const api = env['POSTMARK_API_URL'];
  if (api && /\/\/(?:localhost|127\.|\[::1\])/.test(api)) {
    findings.push({
      place: 'POSTMARK_API_URL',
      text: `Zeigt auf diesen Rechner (${api}). Für die öffentliche Seite weglassen.`,
    });
  }
  return findings;
}

function recipients(contactTo: string | undefined, siteMailTo: readonly string[]): Finding[] {
  const addresses = contactTo ? contactTo.split(',').map((part) => part.trim()) : siteMailTo;
  const place = contactTo ? 'CONTACT_TO' : 'CONTACT_TO (aus src/content/site.json, Feld mail.to)';
  const findings: Finding[] = [];
  if (new Set(addresses.map(domainOf).filter(Boolean)).size < 2) {
    findings.push({
      place,
      text:
        'Braucht zwei Adressen bei verschiedenen Domains: Postmark stellt an ein gesperrtes Postfach ' +
        'nichts mehr zu, und dann ginge jede Anfrage verloren.',
    });
  }
  if (contactTo && RESERVED_DOMAIN.test(contactTo)) findings.push(reserved(place, contactTo));
  return findings;
}

function sender(contactFrom: string | undefined): Finding[] {
  return contactFrom && RESERVED_DOMAIN.test(contactFrom)
    ? [reserved('CONTACT_FROM', contactFrom)]
    : [];
}

function origin(siteUrl: string | undefined): Finding[] {
  if (!siteUrl) {
    return [{ place: 'SITE_URL', text: 'Fehlt. Die öffentliche Adresse, etwa https://domain.de.' }];
  }
  if (RESERVED_DOMAIN.test(siteUrl)) return [reserved('SITE_URL', siteUrl)];
  if (!/^https:\/\/[^/]+$/.test(siteUrl)) {
    const text = `Muss mit https:// beginnen und ohne Schrägstrich enden, ist aber „${siteUrl}“.`;
    return [{ place: 'SITE_URL', text }];
  }
  return [];
}

/** Whoever has the page can try passwords without end; a short one is found. */
const PASSWORD_LENGTH = 12;

function card(env: Environment): Finding[] {
  const password = env['CARD_PASSWORD'];
  const access = env['CARD_DIRECT_ACCESS'];
  const findings = [...secret(env, 'CARD_TOKEN'), ...secret(env, 'CARD_PASSWORD')];
  if (findings.length === 0 && password && [...password].length < PASSWORD_LENGTH) {
    const text =
      `Hat weniger als ${PASSWORD_LENGTH} Zeichen. Wer die Seite hat, kann beliebig oft raten: ` +
      'Nimm ein längeres.';
    findings.push({ place: 'CARD_PASSWORD', text });
  }
  if (access && access !== 'on' && access !== 'off') {
    const text = `Muss „on“ oder „off“ sein, ist aber „${access}“.`;
    findings.push({ place: 'CARD_DIRECT_ACCESS', text });
  }
  return findings;
}

function secret(env: Environment, name: 'CARD_TOKEN' | 'CARD_PASSWORD'): Finding[] {
  const value = env[name]?.trim();
  if (!value) {
    const text =
      'Fehlt: Ohne diesen Wert wird die Visitenkarte hinter dem Passwort nicht gebaut. ' +
      'Beim Bauen in der Umgebung setzen.';
    return [{ place: name, text }];
  }
  if (value !== DEVELOPMENT_BUILD_SETTINGS[name]) return [];
  return [
    { place: name, text: 'Hat noch den Wert aus der Entwicklung, den jeder nachlesen kann.' },
  ];
}

function reserved(place: string, value: string): Finding {
  return { place, text: `Nennt noch eine Platzhalter-Domain: „${value}“.` };
}

function domainOf(address: string): string | undefined {
  return address.split('@')[1]?.toLowerCase();
}
