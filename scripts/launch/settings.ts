import { valueAt } from '../../src/content-reader/json.ts';
import { CONTACT_SETTINGS } from '../../src/features/contact/config.ts';
import { DEVELOPMENT_BUILD_SETTINGS } from '../development-settings.ts';
import { WORKER_CONFIG } from '../outbox.ts';
import { type Checkout, type Finding, type Group, strings } from './checkout.ts';

const SITE = 'src/content/site.json';

/** The fewest characters of codes and passwords: whoever has a page can try them without limit. */
const LENGTHS = { CARD_TOKEN: 10, CARD_PASSWORD: 12 };

/** The secrets of the Function. Without most of them the form works until something fails. */
const OF_PAGES = ['POSTMARK_SERVER_TOKEN', 'CONTACT_HOSTS', 'ALERT_WEBHOOK_URL'];
/** The secrets of the Worker, which watches over the form and delivers from the outbox. */
const OF_WORKER = ['POSTMARK_SERVER_TOKEN', 'SITE_URL', 'ALERT_WEBHOOK_URL', 'HEARTBEAT_URL'];
/** The secrets that the Worker needs, too, where Pages has them. */
const SHARED = ['POSTMARK_CONFIRMATION_TOKEN', 'CONTACT_TO', 'CONTACT_FROM'];
/** The secrets that production may have. `POSTMARK_API_URL` is for development: with it nothing reaches Postmark. */
const KNOWN = [...CONTACT_SETTINGS, ...OF_WORKER, 'OUTBOX'].filter(
  (name) => name !== 'POSTMARK_API_URL',
);

/** A finding if something is wrong. */
const findingIf = (
  isWrong: boolean,
  file: string,
  text: string,
  who: Group = 'technology',
): Finding[] => (isWrong ? [{ who, file, text }] : []);

/** Finds settings that are missing for business cards, if there is a card. */
function findCardSettings({ settings, leftOut }: Checkout): Finding[] {
  if (leftOut.legalParts.includes('visitenkarten')) return [];
  const known = Object.values(DEVELOPMENT_BUILD_SETTINGS);
  const short = Object.entries(LENGTHS).flatMap(([name, length]) => {
    const value = settings[name]?.trim() ?? '';
    const text = `Braucht mindestens ${length} Zeichen und einen anderen Wert als in der Entwicklung: als Passwort am besten vier zufällige Wörter. Ohne ihn fehlen die Visitenkarten mit Passwort.`;
    return findingIf(value.length < length || known.includes(value), name, text);
  });
  const isChosen = ['on', 'off'].includes(settings['CARD_DIRECT_ACCESS'] ?? '');
  const text = 'Entscheide: „on“ baut die Visitenkarten auch ohne Passwort, „off“ lässt sie weg.';
  return [...short, ...findingIf(!isChosen, 'CARD_DIRECT_ACCESS', text, 'decisions')];
}

/**
 * Finds the secrets that Pages or the Worker lacks, and those that it should not have.
 *
 * @param command the command of wrangler with a verb, as the place of the finding
 */
function findSecrets(
  secrets: readonly string[] | undefined,
  wanted: readonly string[],
  command: (verb: string) => string,
): Finding[] {
  const login =
    'Cloudflare nennt die Secrets nicht. Ist „npx wrangler login“ getan, und gibt es das Projekt, das in wrangler.toml steht? docs/deploy.md, Abschnitte 2 und 5.';
  if (!secrets) return findingIf(true, command('list'), login);
  const lacking = wanted.filter((name) => !secrets.includes(name)).join(', ');
  const stray = secrets.filter((name) => !KNOWN.includes(name)).join(', ');
  const remedy = 'Was sie tun, und wie die Datei aussieht: docs/deploy.md, Abschnitt 5.';
  const unknown = `In der Produktion kennt die Website ${stray} nicht. Berichtige den Namen, oder lösch das Secret.`;
  return [
    ...findingIf(lacking !== '', command('bulk secrets.env'), `Hier fehlen ${lacking}. ${remedy}`),
    ...findingIf(stray !== '', command('delete'), unknown),
  ];
}

/** Rule: finds settings of the build and of production that are missing or not fit for the public. */
export function findMissingSettings(checkout: Checkout): Finding[] {
  const { settings, secrets, workerSecrets, hasQueue } = checkout;
  const inboxes = strings(valueAt(checkout.content.get(SITE)?.data, ['mail', 'to']));
  const domains = new Set(inboxes.map((to) => to.split('@')[1]));
  const shared = SHARED.filter((name) => secrets?.includes(name));
  return [
    ...findingIf(
      !/^https:\/\/[^/]+(?<!\.example)$/.test(settings['SITE_URL'] ?? ''),
      'SITE_URL',
      'Muss die öffentliche Adresse sein, mit https:// und ohne Schrägstrich am Ende.',
    ),
    ...findCardSettings(checkout),
    ...findingIf(
      !secrets?.includes('CONTACT_TO') && domains.size < 2,
      SITE,
      'mail.to braucht zwei Adressen bei verschiedenen Domains: Postmark stellt an ein gesperrtes Postfach nichts mehr zu, und dann ginge jede Anfrage verloren.',
      'facts',
    ),
    ...findingIf(
      secrets !== undefined && !hasQueue && !secrets.includes('OUTBOX'),
      'wrangler.toml',
      'Leg die Warteschlange an, sonst geht verloren, was Postmark nicht annimmt, oder setz OUTBOX auf „off“: docs/deploy.md, Abschnitt 6.',
    ),
    ...findSecrets(secrets, OF_PAGES, (verb) => `npx wrangler pages secret ${verb}`),
    ...findSecrets(
      workerSecrets,
      [...OF_WORKER, ...shared],
      (verb) => `npx wrangler secret ${verb} --config ${WORKER_CONFIG}`,
    ),
  ];
}
