import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { parseMdx } from '../../src/content-reader/documents.ts';
import { nodesIn } from '../../src/content-reader/mdx.ts';
import { asRead, type Checkout, type Finding } from './checkout.ts';
import { hasPrize } from './dates.ts';

const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';

/** The components that show what the law wants on a page. Their values cannot be empty: the build refuses it. */
const REQUIRED = {
  // § 5 DDG and § 18 Abs. 2 MStV
  [IMPRINT]: [
    '<Anschrift of="legalName"',
    '<Angabe name="email"',
    '<Angabe name="phone"',
    '<Angabe name="managingDirectors"',
    '<Angabe name="registerCourt"',
    '<Angabe name="registerNumber"',
    '<Angabe name="vatId"',
    '<Anschrift of="editorialResponsible"',
  ],
  // Art. 13 DSGVO: who is responsible, how to reach them, and each field of the form
  [PRIVACY]: ['<Anschrift of="legalName"', '<Angabe name="email"', '<Formularfelder'],
};

/** Rule: legal pages that do not show what the law wants there. */
export const findMissingLegalDetails = ({ text }: Checkout): Finding[] =>
  Object.entries(REQUIRED).flatMap(([place, components]) =>
    components
      .filter((component) => !text(place).includes(component))
      .map((component) => ({ who: 'technology', place, text: `Muss ${component} /> zeigen.` })),
  );

/** The keys that the site stores in a browser: that of the prize and that of the cards, where there are any. */
function storageKeys(checkout: Checkout): string[] {
  const hasCard = checkout.files.some((file) => file.startsWith('src/content/visitenkarten/'));
  return [...(hasPrize(checkout) ? [SEEN_KEY] : []), ...(hasCard ? [UNLOCKED_KEY] : [])];
}

/** Rule: keys in storage that the privacy statement does not name (Art. 13 DSGVO). */
export function findPrivacyGaps(checkout: Checkout): Finding[] {
  const nodes = nodesIn(parseMdx(PRIVACY, checkout.text(PRIVACY)).text);
  const named = nodes.flatMap((node) => ('value' in node ? asRead(node.value) : []));
  return storageKeys(checkout)
    .filter((key) => !named.includes(key))
    .map((key) => ({
      who: 'lawyer',
      place: PRIVACY,
      text: `Nennt „${key}“ nicht: Jeder Schlüssel im Browserspeicher gehört hinein, mit demselben Wort.`,
    }));
}

/** Acts that others have replaced, and the platform that the EU has closed. */
const REPEALED = /\b(?:TMG|RStV|TTDSG)\b|ec\.europa\.eu\/(?:consumers\/)?odr/;

/** Rule: legal pages that cite what is not in force any more. */
export const findRepealedLaw = ({ files, text }: Checkout): Finding[] =>
  files
    .filter((file) => file.startsWith('src/content/seiten/'))
    .flatMap((file) => {
      const [found] = REPEALED.exec(text(file)) ?? [];
      if (!found) return [];
      return [{ who: 'lawyer', place: file, text: `Nennt „${found}“. Das gilt nicht mehr.` }];
    });
