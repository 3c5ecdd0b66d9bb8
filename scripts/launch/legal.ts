import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/features/home/ideas-prize/seen.ts';
import { nodesIn } from '../../src/content-reader/mdx.ts';
import { OUTSIDE_LINKS, PROFILES } from '../../src/lib/schema/common.ts';
import { type Detail, DETAILS } from '../../src/features/legal/schema.ts';
import { asRead, type Checkout, fieldOf, type Finding, SITE, strings } from './checkout.ts';
import { hasPrize } from './dates.ts';

const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';

/** What a page has to show of `site.json`: § 5 DDG and § 18 Abs. 2 MStV; Art. 13 DSGVO. */
const REQUIRED: Record<string, readonly Detail[]> = {
  [IMPRINT]: DETAILS,
  [PRIVACY]: ['legalName', 'email'],
};

/** Rule: legal pages that do not show what the law wants there, where there is a value to show. */
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

/** Acts that others have replaced, and the platform that the EU has closed. */
const REPEALED = /\b(?:TMG|RStV|TTDSG)\b|ec\.europa\.eu\/(?:consumers\/)?odr/;

/** Rule: legal pages that cite what is not in force any more. */
export const findRepealedLaw = ({ passages }: Checkout): Finding[] =>
  passages().flatMap(({ file, line, text }) => {
    const [found] = (file.startsWith('src/content/seiten/') && REPEALED.exec(text)) || [];
    if (!found) return [];
    return { who: 'lawyer', file, line, found, text: 'Das gilt nicht mehr. Nenn, was jetzt gilt.' };
  });

/**
 * Rule: what the privacy statement has to name because the site has it (Art. 13 DSGVO), and what it
 * names although the site has it no more: keys in the browser's storage and networks.
 */
export function findPrivacyGaps(checkout: Checkout): Finding[] {
  const page = checkout.content().get(PRIVACY);
  const nodes = nodesIn(page && 'text' in page ? page.text : '');
  const words = nodes.flatMap((node) => ('value' in node ? asRead(node.value) : [])).join('\n');
  const hasCard = checkout.files.some((file) => file.startsWith('src/content/visitenkarten/'));
  const parts: [name: string, isThere: boolean][] = [
    [SEEN_KEY, hasPrize(checkout)],
    [UNLOCKED_KEY, hasCard],
    // `<Angabe name="profiles" />` names those that are there.
    ...(/<Angabe name="profiles"/.test(page && 'text' in page ? page.text : '')
      ? []
      : PROFILES.map((name): [string, boolean] => [
          OUTSIDE_LINKS[name],
          Boolean(fieldOf(checkout, SITE, `links.${name}`)),
        ])),
  ];
  return parts
    .filter(([name, isThere]) => words.includes(name) !== isThere)
    .map(([name, isThere]) => ({
      ...{ who: 'lawyer', file: PRIVACY },
      text: isThere
        ? `Nennt „${name}“ nicht, aber die Website benutzt es. Schreib dazu, was damit geschieht.`
        : `Nennt „${name}“, aber die Website benutzt es nicht. Streich den Satz oder Abschnitt.`,
    }));
}
