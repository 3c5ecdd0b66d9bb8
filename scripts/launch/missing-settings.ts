import { CONTACT_SETTINGS } from '../../src/features/contact/config.ts';
import { DEVELOPMENT_BUILD_SETTINGS } from '../development-settings.ts';
import { type Checkout, fieldAt, type Finding, type Group, siteOf, strings } from './checkout.ts';

/** Anyone who has a page can try codes and passwords without limit, so short ones are found. */
const LENGTHS = { CARD_TOKEN: 10, CARD_PASSWORD: 12 };

/** Settings without which the form works, until the day on which it does not. */
const RECOMMENDED = {
  CONTACT_HOSTS:
    'Nenn die Adresse der Website, sonst umgeht die eigene von Cloudflare jede Sperre:',
  ALERT_WEBHOOK_URL: 'Nenn, wo jemand liest, dass das Formular ausgefallen ist:',
  OUTBOX_KEY: 'Leg den Postausgang an, sonst geht verloren, was Postmark nicht annimmt:',
};

/** Rule: settings of the build and of production that are missing or not fit for the public. */
export function findMissingSettings(checkout: Checkout): Finding[] {
  const { settings, secrets } = checkout;
  const domains = strings(fieldAt(siteOf(checkout), 'mail.to')).map((to) => to.split('@')[1]);
  const unknown = secrets?.filter((name) => !CONTACT_SETTINGS.some((known) => known === name));
  const checks: [isWrong: boolean | undefined, place: string, text: string, who?: Group][] = [
    [
      !/^https:\/\/[^/]+(?<!\.example)$/.test(settings['SITE_URL'] ?? ''),
      'SITE_URL',
      'Muss die öffentliche Adresse sein, mit https:// und ohne Schrägstrich am Ende.',
    ],
    ...Object.entries(LENGTHS).map(([name, length]): (typeof checks)[number] => [
      (settings[name]?.trim().length ?? 0) < length ||
        Object.values(DEVELOPMENT_BUILD_SETTINGS).includes(settings[name] ?? ''),
      name,
      `Braucht mindestens ${length} Zeichen und einen anderen Wert als in der Entwicklung. ` +
        (name === 'CARD_PASSWORD' ? 'Gut sind vier zufällige Wörter. ' : '') +
        'Ohne ihn fehlen die Visitenkarten mit Passwort.',
    ]),
    [
      !['on', 'off'].includes(settings['CARD_DIRECT_ACCESS'] ?? ''),
      'CARD_DIRECT_ACCESS',
      'Entscheide: „on“ baut die Visitenkarten auch ohne Passwort, „off“ lässt sie weg.',
      'decisions',
    ],
    [
      !secrets?.includes('CONTACT_TO') && new Set(domains).size < 2,
      'src/content/site.json, Feld mail.to',
      'Braucht zwei Adressen bei verschiedenen Domains: Postmark stellt an ein gesperrtes ' +
        'Postfach nichts mehr zu, und dann ginge jede Anfrage verloren.',
      'facts',
    ],
    [
      !secrets,
      'npx wrangler pages secret list',
      'Nennt die Secrets nicht. Melde dich mit „npx wrangler login“ an.',
    ],
    [
      secrets && !secrets.includes('POSTMARK_SERVER_TOKEN'),
      'POSTMARK_SERVER_TOKEN',
      'Fehlt: „npx wrangler pages secret put POSTMARK_SERVER_TOKEN“.',
    ],
    ...Object.entries(RECOMMENDED).map(([name, why]): (typeof checks)[number] => [
      secrets && !secrets.includes(name),
      name,
      `${why} „npx wrangler pages secret put ${name}“; „off“ lässt es weg.`,
    ]),
    [
      secrets?.includes('POSTMARK_API_URL'),
      'POSTMARK_API_URL',
      'Ist für die Entwicklung. Lösch das Secret, sonst erreicht nichts Postmark.',
    ],
    ...(unknown ?? []).map((name): (typeof checks)[number] => [
      true,
      name,
      'Kennt die Website nicht. Ist der Name des Secrets richtig?',
    ]),
  ];
  return checks
    .filter(([isWrong]) => isWrong)
    .map(([, place, text, who = 'technology']) => ({ who, place, text }));
}
