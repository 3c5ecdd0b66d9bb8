import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { parseMdx } from '../../src/content-reader/documents.ts';
import { nodesIn } from '../../src/content-reader/mdx.ts';
import { asRead, type Checkout, fieldAt, type Finding, SITE, siteOf, strings } from './checkout.ts';

const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';

/** § 5 DDG and § 18 Abs. 2 MStV: fields of site.json, and the component that shows each. */
const IN_IMPRINT: Record<string, string> = {
  legalName: '<Anschrift of="legalName"',
  'address.street': '<Anschrift of="legalName"',
  'address.postalCode': '<Anschrift of="legalName"',
  'address.city': '<Anschrift of="legalName"',
  email: '<Angabe name="email"',
  phone: '<Angabe name="phone"',
  'legal.managingDirectors': '<Angabe name="managingDirectors"',
  'legal.registerCourt': '<Angabe name="registerCourt"',
  'legal.registerNumber': '<Angabe name="registerNumber"',
  'legal.vatId': '<Angabe name="vatId"',
  'legal.editorialResponsible': '<Anschrift of="editorialResponsible"',
};

/** Art. 13 DSGVO: who is responsible, how to reach them, and each field of the form. */
const IN_PRIVACY = ['<Anschrift of="legalName"', '<Angabe name="email"', '<Formularfelder'];

/** Rule: legal details that are empty, or that the page which must name them does not show. */
export function findMissingLegalDetails(checkout: Checkout): Finding[] {
  const site = siteOf(checkout);
  const isEmpty = (field: string) => !strings(fieldAt(site, field)).some((value) => value.trim());
  const fields = Object.keys(IN_IMPRINT);
  const notShown = (file: string, components: string[]): Finding[] => {
    const source = checkout.text(file);
    return [...new Set(components)]
      .filter((component) => !source.includes(component))
      .map((component) => ({
        who: 'technology',
        place: file,
        text: `Muss ${component} /> zeigen.`,
      }));
  };
  const law = 'Fehlt. Das Gesetz verlangt die Angabe im Impressum (§ 5 DDG, § 18 Abs. 2 MStV).';
  return [
    ...fields
      .filter(isEmpty)
      .map((field): Finding => ({ who: 'facts', place: `${SITE}, Feld ${field}`, text: law })),
    ...notShown(IMPRINT, Object.values(IN_IMPRINT)),
    ...notShown(PRIVACY, IN_PRIVACY),
  ];
}

/** Art. 13 DSGVO: the privacy statement names each key in storage. */
export function findPrivacyGaps({ text }: Checkout): Finding[] {
  const nodes = nodesIn(parseMdx(PRIVACY, text(PRIVACY)).text);
  const named = nodes.flatMap((node) => ('value' in node ? asRead(node.value) : []));
  return [SEEN_KEY, UNLOCKED_KEY]
    .filter((name) => !named.includes(name))
    .map((name) => ({
      who: 'lawyer',
      place: PRIVACY,
      text: `Nennt „${name}“ nicht: Jeder Schlüssel im Browserspeicher gehört hinein, mit demselben Wort.`,
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
