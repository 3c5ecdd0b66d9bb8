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

/** Rule: finds keys in the browser's storage that the privacy statement does not name (Art. 13 DSGVO). */
export function findPrivacyGaps(checkout: Checkout): Finding[] {
  const words = checkout.passages.filter(({ file }) => file === PRIVACY);
  const hasPrize = fieldOf(checkout, 'src/content/startseite.json', 'ideasPrize.active') === true;
  const hasCard = checkout.files.some((file) => file.startsWith('src/content/visitenkarten/'));
  const keys = [hasPrize ? SEEN_KEY : [], hasCard ? UNLOCKED_KEY : []].flat();
  return keys
    .filter((key) => !words.some(({ text }) => text.includes(key)))
    .map((key) => ({
      who: 'lawyer',
      file: PRIVACY,
      text: `Nennt „${key}“ nicht, aber die Website benutzt es. Schreib dazu, was damit geschieht.`,
    }));
}
