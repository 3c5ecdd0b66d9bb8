import { z } from 'astro/zod';
import { pattern } from './text.ts';

/** A name that is part of an address. */
export const addressName = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben',
);

/** Characters that nobody sees, such as a soft hyphen; an address with one is another address. */
export const INVISIBLE_CHARACTER = /\p{Cf}/u;

const seen = {
  error:
    'enthält ein Zeichen, das niemand sieht, zum Beispiel ein weiches Trennzeichen. Tipp sie neu',
};

/** An address on another site, encrypted. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
  .startsWith('https://', { error: 'muss eine vollständige Adresse mit https:// sein' })
  .refine((href) => !INVISIBLE_CHARACTER.test(href), seen);

/** A place on this site. Whether it exists, the built site tells (`scripts/links.ts`). */
export const address = pattern(
  /^\/(?!\/)\S*$/,
  'muss eine Adresse dieser Website sein und mit einem Schrägstrich beginnen',
)
  .refine((href) => !INVISIBLE_CHARACTER.test(href), seen)
  .meta({
    title: 'Adresse',
    description: 'Wie der Browser sie zeigt',
    examples: ['/kontakt', '/#team'],
  });

/** The links of site.json, by name, with what each leads to. */
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

/** Where something leads on another site. Without that link in site.json it is left out. */
export const external = z.enum(Object.keys(OUTSIDE_LINKS) as (keyof typeof OUTSIDE_LINKS)[]).meta({
  title: 'Link nach außen',
  description: 'Welcher aus „Marke, Adressen, Links“; fehlt er dort, fehlt auch dieser Teil',
  labels: OUTSIDE_LINKS,
});
