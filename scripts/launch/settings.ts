import { valueAt } from '../../src/lib/json.ts';
import { WORKER_CONFIG } from '../outbox.ts';
import { strings } from '../publication.ts';
import type { Deployment, Finding, Group } from './finding.ts';

const SITE = 'src/content/site.json';

/** The fewest characters of code and password. Whoever has a card's page can try passwords on it without limit. */
const LENGTHS = { CARD_TOKEN: 10, CARD_PASSWORD: 12 };

/** The secrets of the Function. Without the last two the form works until somebody misuses it or a mail fails. */
const OF_PAGES = ['POSTMARK_SERVER_TOKEN', 'CONTACT_HOSTS', 'ALERT_WEBHOOK_URL'];
/** The secrets of the Worker, which watches over the form and delivers from the outbox. */
const OF_WORKER = ['POSTMARK_SERVER_TOKEN', 'SITE_URL', 'ALERT_WEBHOOK_URL', 'HEARTBEAT_URL'];
/** The secrets that the Worker needs as well, if Pages has them. */
const SHARED = ['POSTMARK_CONFIRMATION_TOKEN', 'CONTACT_TO', 'CONTACT_FROM'];

/**
 * The names of the secrets in what wrangler prints: JSON for a Worker, lines under a heading for Pages.
 *
 * @returns undefined if wrangler has printed something else
 */
export function namesIn(output: string): string[] | undefined {
  const names = Array.from(output.matchAll(/(?<=^ {2}- |"name": ")\w+/gm), ([name]) => name);
  return names.length > 0 || /(?:secrets:|\[\])\s*$/.test(output) ? names : undefined;
}

/**
 * Finds the secrets that Cloudflare lacks, or does not list.
 *
 * @param command gives wrangler's command for an action on these secrets
 * @param names of the secrets that Cloudflare has; undefined if it does not list them
 */
function missingSecrets(
  command: (action: string) => string,
  names: readonly string[] | undefined,
  wanted: readonly string[],
): Finding[] {
  const lacking = wanted.filter((name) => !names?.includes(name));
  if (lacking.length === 0) return [];
  const finding = names
    ? {
        file: command('bulk secrets.env'),
        text:
          `Hier fehlen ${lacking.join(', ')}. ` +
          'Was sie tun, und wie die Datei aussieht: docs/deploy.md, Abschnitt 5.',
      }
    : {
        file: command('list'),
        text:
          'Cloudflare nennt die Secrets nicht. Ist „npx wrangler login“ getan, und gibt es das Projekt, ' +
          'das in wrangler.toml steht? docs/deploy.md, Abschnitte 2 und 5.',
      };
  return [{ who: 'technology', ...finding }];
}

/** Rule: finds settings of the build and of production that are missing or not fit for the public. */
export function findMissingSettings(deployment: Deployment): Finding[] {
  const { content, leftOut, settings, secrets, workerSecrets, hasQueue } = deployment;
  const findings: Finding[] = [];
  const add = (file: string, text: string, who: Group = 'technology') =>
    findings.push({ who, file, text });

  if (!/^https:\/\/[^/]+(?<!\.example)$/.test(settings['SITE_URL'] ?? ''))
    add(
      'SITE_URL',
      'Muss die öffentliche Adresse sein, mit https:// und ohne Schrägstrich am Ende: ' +
        'docs/deploy.md, Abschnitt 2.',
    );

  if (!leftOut.legalParts.includes('visitenkarten')) {
    for (const [name, length] of Object.entries(LENGTHS))
      if ((settings[name]?.trim() ?? '').length < length)
        add(
          name,
          `Braucht mindestens ${length} Zeichen, als Passwort am besten vier zufällige Wörter. ` +
            'Ohne ihn fehlen die Visitenkarten mit Passwort. docs/deploy.md, Abschnitt 5.',
        );
    if (!['on', 'off'].includes(settings['CARD_DIRECT_ACCESS'] ?? ''))
      add(
        'CARD_DIRECT_ACCESS',
        'Entscheide: „on“ baut die Visitenkarten auch ohne Passwort, „off“ lässt sie weg. ' +
          'docs/deploy.md, Abschnitt 2.',
        'decisions',
      );
  }

  const inboxes = strings(valueAt(content.get(SITE)?.data, ['mail', 'to']));
  const domains = new Set(inboxes.map((to) => to.split('@')[1]));
  if (!secrets?.includes('CONTACT_TO') && domains.size < 2)
    add(
      SITE,
      'mail.to braucht zwei Adressen bei verschiedenen Domains: Postmark stellt an ein gesperrtes Postfach ' +
        'nichts mehr zu, und dann ginge jede Anfrage verloren.',
      'facts',
    );
  if (secrets && hasQueue === secrets.includes('OUTBOX'))
    add(
      'wrangler.toml',
      hasQueue
        ? 'Warteschlange und Einstellung OUTBOX gehen nicht zugleich. Lösch OUTBOX: docs/deploy.md, Abschnitt 6.'
        : 'Leg die Warteschlange an, sonst geht verloren, was Postmark nicht annimmt, ' +
            'oder setz OUTBOX auf „off“: docs/deploy.md, Abschnitt 6.',
    );

  const shared = SHARED.filter((name) => secrets?.includes(name));
  return [
    ...findings,
    ...missingSecrets((action) => `npx wrangler pages secret ${action}`, secrets, OF_PAGES),
    ...missingSecrets(
      (action) => `npx wrangler secret ${action} --config ${WORKER_CONFIG}`,
      workerSecrets,
      [...OF_WORKER, ...shared],
    ),
  ];
}
