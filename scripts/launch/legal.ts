import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/features/home/ideas-prize/seen.ts';
import { type Detail, DETAILS } from '../../src/features/legal/schema.ts';
import { type Checkout, fieldOf, type Finding, SITE, strings } from './checkout.ts';

const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';

/** The details of `site.json` that a page has to show (§ 5 DDG and § 18 Abs. 2 MStV; Art. 13 DSGVO). */
const REQUIRED: Record<string, readonly Detail[]> = {
  [IMPRINT]: DETAILS,
  [PRIVACY]: ['legalName', 'email'],
};

/** Rule: finds details with a value that a legal page has to show and does not. */
export const findMissingLegalDetails = (checkout: Checkout): Finding[] =>
  Object.entries(REQUIRED).flatMap(([file, names]) =>
    names.flatMap((name) => {
      const value = fieldOf(checkout, SITE, name) ?? fieldOf(checkout, SITE, `legal.${name}`);
      const isShown = new RegExp(`(?:name|of)="${name}"`).test(checkout.text(file));
      if (isShown || strings(value).join('') === '') return [];
      const text = `Muss „${name}“ aus site.json zeigen: src/content/README.md, Impressum und Datenschutz.`;
      return { who: 'technology', file, text };
    }),
  );

/** The keys in the browser's storage, by the part of the site that uses each. */
const KEYS = [
  ['ideenpreis', SEEN_KEY],
  ['visitenkarten', UNLOCKED_KEY],
] as const;

/** Rule: finds keys in the browser's storage that the privacy statement does not name (Art. 13 DSGVO). */
export const findPrivacyGaps = ({ left, text }: Checkout): Finding[] =>
  KEYS.filter(([part, key]) => !left.legalParts.includes(part) && !text(PRIVACY).includes(key)).map(
    ([, key]) => ({
      who: 'lawyer',
      file: PRIVACY,
      text: `Nennt „${key}“ nicht, aber die Website benutzt es. Schreib dazu, was damit geschieht.`,
    }),
  );
