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

/** The secrets of the Function, and why. Without most of them the form works, until it does not. */
const PAGES_SECRETS = {
  POSTMARK_SERVER_TOKEN: 'Ohne ihn sendet niemand etwas',
  CONTACT_HOSTS: 'Nenn die Adresse der Website, sonst umgeht die eigene von Cloudflare jede Sperre',
  ALERT_WEBHOOK_URL: 'Nenn, wo jemand liest, dass das Formular ausgefallen ist',
};
/** The same of the Worker, which watches over the form and delivers. */
const WORKER_SECRETS = {
  POSTMARK_SERVER_TOKEN: 'Ohne ihn fragt niemand Postmark, ob es zustellt',
  SITE_URL: 'Ohne sie sieht niemand nach, ob das Formular lebt',
  ALERT_WEBHOOK_URL: 'Nenn, wo jemand liest, was die Aufsicht findet',
  HEARTBEAT_URL: 'Nenn einen Monitor, der eine stumme Aufsicht meldet',
};
/** Where Pages has these, the Worker must send by the same ones. */
const SHARED = ['POSTMARK_CONFIRMATION_TOKEN', 'CONTACT_TO', 'CONTACT_FROM'];
/** `OUTBOX_KEY` may be left from a time when the outbox had one: it does nothing. */
const KNOWN = [...CONTACT_SETTINGS, ...Object.keys(WORKER_SECRETS), 'OUTBOX', 'OUTBOX_KEY'];

/** The secrets that one side lacks, by why it needs them, and those that it should not have. */
function secretChecks(
  secrets: readonly string[] | undefined,
  wanted: Readonly<Record<string, string>>,
  command: string,
): Check[] {
  if (!secrets) {
    const login = 'Nennt die Secrets nicht. Melde dich mit „npx wrangler login“ an.';
    const first = command.startsWith('secret') ? ' Das erste Secret legt den Worker an.' : '';
    return [[true, `npx wrangler ${command.replace('put', 'list')}`, login + first]];
  }
  const put = (name: string) => `„npx wrangler ${command.replace('put', `put ${name}`)}“`;
  const lacking = Object.entries(wanted).map(([name, why]): Check => {
    const off = /TOKEN|SITE/.test(name) ? '' : '; „off“ lässt es weg';
    return [!secrets.includes(name), name, `${why}: ${put(name)}${off}.`];
  });
  const stray = secrets.map((name): Check => [
    !KNOWN.includes(name),
    name,
    'Kennt die Website nicht. Ist der Name des Secrets richtig?',
  ]);
  const local: Check = [
    secrets.includes('POSTMARK_API_URL'),
    'POSTMARK_API_URL',
    'Ist für die Entwicklung. Lösch das Secret, sonst erreicht nichts Postmark.',
  ];
  return [...lacking, ...stray, local];
}

/** Rule: settings of the build and of production that are missing or not fit for the public. */
export function findMissingSettings(checkout: Checkout): Finding[] {
  const { secrets, workerSecrets, hasQueue } = checkout;
  const domains = strings(fieldOf(checkout, SITE, 'mail.to')).map((to) => to.split('@')[1]);
  const outbox = {
    OUTBOX:
      'Leg die Warteschlange an (docs/deploy.md, Abschnitt 10), sonst geht verloren, was Postmark nicht annimmt',
  };
  const shared = SHARED.filter((name) => secrets?.includes(name));
  const asInPages = Object.fromEntries(shared.map((name) => [name, 'Wie in Pages']));
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
    ...secretChecks(secrets, { ...PAGES_SECRETS, ...(hasQueue ? {} : outbox) }, 'pages secret put'),
    ...secretChecks(
      workerSecrets,
      { ...WORKER_SECRETS, ...asInPages },
      `secret put --config ${WORKER_CONFIG}`,
    ),
  ];
  return checks
    .filter(([isWrong]) => isWrong)
    .map(([, file, text, who = 'technology']) => ({ who, file, text }));
}
