import { type Checkout, type Finding, SITE, siteOf, strings, valueAt } from './checkout.ts';

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

/** Art. 13 Abs. 1 lit. a DSGVO: who is responsible, and how to reach them. */
const IN_PRIVACY = ['legalName', 'address.street', 'email'];

/** Rule: legal details that are empty, or that the page which must name them does not show. */
export function findMissingLegalDetails(checkout: Checkout): Finding[] {
  const site = siteOf(checkout);
  const isEmpty = (field: string) => !strings(valueAt(site, field)).some((value) => value.trim());
  const fields = Object.keys(IN_IMPRINT);
  const notShown = (file: string, wanted: string[]): Finding[] => {
    const source = checkout.text(file);
    const components = new Set(wanted.map((field) => IN_IMPRINT[field] ?? ''));
    return [...components]
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
    ...notShown(IMPRINT, fields),
    ...notShown(PRIVACY, IN_PRIVACY),
  ];
}
