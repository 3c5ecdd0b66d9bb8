import { z } from 'astro/zod';
import { choice } from './shape.ts';
import { pattern } from './text.ts';

/** A name that is part of an address. */
export const addressName = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben',
);

/** Characters that nobody sees, such as a soft hyphen; with such a character an address leads elsewhere. */
const INVISIBLE_CHARACTER = /\p{Cf}/u;

const noInvisibleCharacter = {
  error:
    'enthält ein Zeichen, das niemand sieht, zum Beispiel ein weiches Trennzeichen. Tipp sie neu',
};

/** Addresses that people copy in place of the page's own address: of a preview, or of Outlook's link protection. */
const STAND_IN =
  /^https?:\/\/(?:(?:localhost|127\.0\.0\.1)\b|[\w-]+\.[\w-]+\.pages\.dev\b|[\w-]+\.safelinks\.)/;

const isWebAddress = (href: string): boolean =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(href).success;

/** An address on another site that begins with https. */
export const webAddress = z
  .string()
  .refine((href) => !STAND_IN.test(href), {
    error:
      'führt zu einer Vorschau oder über Outlook. Kopier die eigene Adresse der Seite, ' +
      'für diese Website nur den Teil ab dem Schrägstrich, wie /kontakt',
    abort: true,
  })
  .refine(isWebAddress, {
    error: 'muss eine vollständige Adresse mit https:// sein. Kopier sie aus dem Browser',
    abort: true,
  })
  .regex(/^\S*[^\s.,;:]$/, { error: 'hat ein Leerzeichen, oder ein Satzzeichen am Ende. Lösch es' })
  .refine((href) => !INVISIBLE_CHARACTER.test(href), noInvisibleCharacter);

/** A place on this site. `scripts/links.ts` finds in the built site whether it exists. */
export const address = pattern(
  /^\/(?!\/)\S*$/,
  'muss eine Adresse dieser Website sein und mit einem Schrägstrich beginnen, ohne Leerzeichen, wie /kontakt',
)
  .refine((href) => !INVISIBLE_CHARACTER.test(href), noInvisibleCharacter)
  .meta({
    title: 'Adresse',
    description: 'Wie der Browser sie zeigt',
    examples: ['/kontakt', '/#team'],
    dependsOn: 'address',
  });

/** The links of site.json by their names, each with the description of its target. */
export const OUTSIDE_LINKS = {
  academy: 'Akademie für Schulungen',
  afterwork: 'Afterwork-Angebot',
  transparency: 'Transparenzseite für Kampagnen',
  parliamentTool: 'KI-Werkzeug für Abgeordnete',
  demoHq: 'Live-Demo des Wahlkampf-HQ',
  demoPlanner: 'Live-Demo des Tür-zu-Tür-Planers',
  demoWebsite: 'Live-Demo der Kampagnenwebsite',
  ideasPrize: 'Ideenpreis',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

/** The outside links that are profiles of the agency in networks. */
export const PROFILES = ['linkedin', 'instagram'] as const;

/** The address of a profile in a network. The name of the network is the name of its site. */
export const profileOn = (network: (typeof PROFILES)[number]) =>
  webAddress.regex(new RegExp(`^https://(?:[\\w-]+\\.)*${network}\\.com/\\S`), {
    error: `führt zu keinem Profil auf ${network}.com. Kopier die Adresse des Profils aus dem Browser`,
  });

/** The name of a link in site.json. */
export const outsideLink = choice(OUTSIDE_LINKS);

/** The name of the link that a part leads to. The part is left out if site.json does not have the link. */
export const external = outsideLink.meta({
  title: 'Link nach außen',
  description: 'Welcher aus „Marke, Adressen, Links“; fehlt er dort, fehlt auch dieser Teil',
  dependsOn: 'link',
});
