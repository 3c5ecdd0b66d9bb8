import { CONTACT_SETTINGS } from '../../src/features/contact/config.ts';
import { DEVELOPMENT_BUILD_SETTINGS } from '../development-settings.ts';
import { WORKER_CONFIG } from '../outbox.ts';
import { type Checkout, fieldOf, type Finding, type Group, SITE, strings } from './checkout.ts';

/** Anyone who has a page can try codes and passwords without limit, so short ones are found. */
const LENGTHS = { CARD_TOKEN: 10, CARD_PASSWORD: 12 };

/** A problem, the setting or place, what to do, and who. */
type Check = [isWrong: boolean, place: string, text: string, who?: Group];

const addressCheck = ({ settings }: Checkout): Check => [
  !/^https:\/\/[^/]+(?<!\.example)$/.test(settings['SITE_URL'] ?? ''),
  'SITE_URL',
  'Muss die öffentliche Adresse sein, mit https:// und ohne Schrägstrich am Ende.',
];

/** Of the build of business cards, where there is one. */
const cardChecks = ({ settings, files }: Checkout): Check[] => {
  if (!files.some((file) => /^src\/content\/visitenkarten\/.+\.json$/.test(file))) return [];
  const lengths = Object.entries(LENGTHS).map(([name, length]): Check => [
    (settings[name]?.trim().length ?? 0) < length ||
      Object.values(DEVELOPMENT_BUILD_SETTINGS).includes(settings[name] ?? ''),
    name,
    `Braucht mindestens ${length} Zeichen und einen anderen Wert als in der Entwicklung. ` +
      (name === 'CARD_PASSWORD' ? 'Gut sind vier zufällige Wörter. ' : '') +
      'Ohne ihn fehlen die Visitenkarten mit Passwort.',
  ]);
  const access: Check = [
    !['on', 'off'].includes(settings['CARD_DIRECT_ACCESS'] ?? ''),
    'CARD_DIRECT_ACCESS',
    'Entscheide: „on“ baut die Visitenkarten auch ohne Passwort, „off“ lässt sie weg.',
    'decisions',
  ];
  return [...lengths, access];
};

/** The secrets of the Function. Without most of them the form works, until it does not. */
const OF_PAGES = ['POSTMARK_SERVER_TOKEN', 'CONTACT_HOSTS', 'ALERT_WEBHOOK_URL'];
/** The same of the Worker, which watches over the form and delivers. */
const OF_WORKER = ['POSTMARK_SERVER_TOKEN', 'SITE_URL', 'ALERT_WEBHOOK_URL', 'HEARTBEAT_URL'];
/** Where Pages has these, the Worker must send by the same ones. */
const SHARED = ['POSTMARK_CONFIRMATION_TOKEN', 'CONTACT_TO', 'CONTACT_FROM'];
/** `OUTBOX_KEY` may be left from a time when the outbox had one: it does nothing. */
const KNOWN = [...CONTACT_SETTINGS, ...OF_WORKER, 'OUTBOX', 'OUTBOX_KEY'];

/** The secrets that one side lacks, and those that it should not have. `command`: that of wrangler. */
function secretChecks(
  secrets: readonly string[] | undefined,
  wanted: readonly string[],
  command: (verb: string) => string,
): Check[] {
  const lacking = wanted.filter((name) => !secrets?.includes(name)).join(', ');
  const stray = secrets?.filter((name) => !KNOWN.includes(name)).join(', ');
  return [
    [
      !secrets,
      command('list'),
      'Cloudflare nennt die Secrets nicht. Ist „npx wrangler login“ getan, und gibt es das Projekt, das in wrangler.toml steht? docs/deploy.md, Abschnitte 2 und 5.',
    ],
    [
      Boolean(secrets && lacking),
      command('bulk secrets.env'),
      `Hier fehlen ${lacking}. Was sie tun, und wie die Datei aussieht: docs/deploy.md, Abschnitt 5.`,
    ],
    [Boolean(stray), command('list'), `Die Website kennt ${stray} nicht. Stimmt der Name?`],
    [
      Boolean(secrets?.includes('POSTMARK_API_URL')),
      command('delete POSTMARK_API_URL'),
      'Das ist für die Entwicklung. Lösch das Secret, sonst erreicht nichts Postmark.',
    ],
  ];
}

/** Rule: settings of the build and of production that are missing or not fit for the public. */
export function findMissingSettings(checkout: Checkout): Finding[] {
  const { secrets, workerSecrets, hasQueue } = checkout;
  const domains = strings(fieldOf(checkout, SITE, 'mail.to')).map((to) => to.split('@')[1]);
  const shared = SHARED.filter((name) => secrets?.includes(name));
  const checks: Check[] = [
    addressCheck(checkout),
    ...cardChecks(checkout),
    [
      !secrets?.includes('CONTACT_TO') && new Set(domains).size < 2,
      SITE,
      'mail.to braucht zwei Adressen bei verschiedenen Domains: Postmark stellt an ein gesperrtes ' +
        'Postfach nichts mehr zu, und dann ginge jede Anfrage verloren.',
      'facts',
    ],
    [
      Boolean(secrets) && !hasQueue && !secrets?.includes('OUTBOX'),
      'wrangler.toml',
      'Leg die Warteschlange an, sonst geht verloren, was Postmark nicht annimmt, oder setz OUTBOX auf „off“: docs/deploy.md, Abschnitt 6.',
    ],
    ...secretChecks(secrets, OF_PAGES, (verb) => `npx wrangler pages secret ${verb}`),
    ...secretChecks(
      workerSecrets,
      [...OF_WORKER, ...shared],
      (verb) => `npx wrangler secret ${verb} --config ${WORKER_CONFIG}`,
    ),
  ];
  return checks
    .filter(([isWrong]) => isWrong)
    .map(([, file, text, who = 'technology']) => ({ who, file, text }));
}
