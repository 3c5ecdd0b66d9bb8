import { z } from 'astro/zod';
import { choice } from './shape.ts';
import { pattern } from './text.ts';

/** A name that is part of an address. */
export const addressName = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben',
);

/** Characters that nobody sees, such as a soft hyphen; an address with one is another address. */
const INVISIBLE_CHARACTER = /\p{Cf}/u;

const noInvisibleCharacter = {
  error:
    'enthält ein Zeichen, das niemand sieht, zum Beispiel ein weiches Trennzeichen. Tipp sie neu',
};

const isWebAddress = (text: string): boolean =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(text).success;

/** Addresses that only stand for a page's own: those of previews, and those of Outlook's link protection. */
const PASSING =
  /^https?:\/\/(?:(?:localhost|127\.0\.0\.1)\b|[\w-]+\.[\w-]+\.pages\.dev\b|[\w-]+\.safelinks\.)/;

/**
 * The complaint about a text that is no address of another site. It names the right address if only the beginning is
 * wrong.
 */
function webAddressComplaint(input: unknown): string | undefined {
  if (input === undefined || input === null) return undefined;
  const written = String(input).trim();
  if (/\s/.test(written))
    return 'hat ein Leerzeichen, und eine Adresse hat keins. Lösch es, und nenn nur eine Adresse';
  if (PASSING.test(written))
    return 'führt zu einer Vorschau oder über Outlook. Kopier die eigene Adresse der Seite, für diese Website nur den Teil ab dem Schrägstrich, wie /kontakt';
  if (/^[^/]+@/.test(written))
    return 'ist eine E-Mail-Adresse. Hierher gehört die Adresse einer Seite: Kopier sie aus dem Browser';
  const meant = `https://${written.replace(/^(?:https?:\/*)+|[.,;:]+$/gi, '')}`;
  return isWebAddress(meant)
    ? `muss eine vollständige Adresse mit https:// sein, ohne Satzzeichen dahinter. Schreib „${meant}“`
    : 'muss eine vollständige Adresse mit https:// sein. Kopier sie aus dem Browser';
}

/** An address on another site that begins with https. */
export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) => webAddressComplaint(input),
    abort: true,
  })
  .refine((href) => /^https:\/\/\S*[^\s.,;:]$/.test(href) && !PASSING.test(href), {
    error: ({ input }) => webAddressComplaint(input),
  })
  .refine((href) => !INVISIBLE_CHARACTER.test(href), noInvisibleCharacter);

/** A place on this site. `scripts/links.ts` finds in the built site whether it exists. */
export const address = pattern(
  /^\/(?!\/)\S*$/,
  'muss eine Adresse dieser Website sein und mit einem Schrägstrich beginnen, ohne Leerzeichen',
)
  .refine((href) => !INVISIBLE_CHARACTER.test(href), noInvisibleCharacter)
  .meta({
    title: 'Adresse',
    description: 'Wie der Browser sie zeigt',
    examples: ['/kontakt', '/#team'],
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

/** Patterns for the beginning of the path of a profile, by network. */
const PROFILE_PATHS = { linkedin: '(?:in|company|school|showcase)/\\S', instagram: '\\S' };

/** The address of a profile in a network. The name of the network is the name of its site. */
export const profileOn = (network: (typeof PROFILES)[number]) =>
  webAddress.regex(
    new RegExp(`^https://(?:[\\w-]+\\.)*${network}\\.com/${PROFILE_PATHS[network]}`),
    {
      error: `führt zu keinem Profil auf ${network}.com. Kopier die Adresse des Profils aus dem Browser`,
    },
  );

/** The name of a link in site.json. If site.json does not have the link, the part with the link is left out. */
export const external = choice(OUTSIDE_LINKS).meta({
  title: 'Link nach außen',
  description: 'Welcher aus „Marke, Adressen, Links“; fehlt er dort, fehlt auch dieser Teil',
});
