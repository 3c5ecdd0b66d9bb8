import { siteOf, type Checkout } from './checkout.ts';
import type { Finding } from './finding.ts';
import { strings, valueAt } from './json.ts';
import { asRead } from './text.ts';

const SITE = 'src/content/site.json';
const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';

/** What § 5 DDG and § 18 Abs. 2 MStV ask of an imprint. */
const IN_IMPRINT = [
  ...['legalName', 'address.street', 'address.postalCode', 'address.city', 'email', 'phone.uri'],
  ...['legal.managingDirectors', 'legal.registerCourt', 'legal.registerNumber', 'legal.vatId'],
  'legal.editorialResponsible',
];

/** Art. 13 Abs. 1 Buchst. a DSGVO: who is responsible, and how to reach them. */
const IN_PRIVACY = ['legalName', 'address.street', 'email'];

/** The components that draw a field of site.json on a legal page. */
const DRAWN_BY: Record<string, string> = {
  legalName: '<Anschrift von="firma"',
  'address.street': '<Anschrift von="firma"',
  'address.postalCode': '<Anschrift von="firma"',
  'address.city': '<Anschrift von="firma"',
  email: '<Angabe was="email"',
  'phone.uri': '<Angabe was="telefon"',
  'legal.managingDirectors': '<Angabe was="geschaeftsfuehrung"',
  'legal.registerCourt': '<Angabe was="registergericht"',
  'legal.registerNumber': '<Angabe was="registernummer"',
  'legal.vatId': '<Angabe was="ust-id"',
  'legal.editorialResponsible': '<Anschrift von="redaktion"',
};

/** Rule: legal details that are empty, or that the page which must name them does not name. */
export function findMissingLegalDetails(checkout: Checkout): Finding[] {
  const site = siteOf(checkout);
  const missing = IN_IMPRINT.filter((field) => valuesOf(site, field).length === 0);
  return [
    ...missing.map((field) => ({
      place: `${SITE}, Feld ${field}`,
      text: 'Fehlt. Das Gesetz verlangt die Angabe im Impressum (§ 5 DDG, § 18 Abs. 2 MStV).',
    })),
    ...notNamed(checkout, IMPRINT, IN_IMPRINT, site),
    ...notNamed(checkout, PRIVACY, IN_PRIVACY, site),
  ];
}

function valuesOf(site: unknown, field: string): string[] {
  return strings(valueAt(site, field)).filter((value) => value.trim() !== '');
}

function notNamed(
  checkout: Checkout,
  file: string,
  fields: readonly string[],
  site: unknown,
): Finding[] {
  const source = checkout.text(file);
  const page = asRead(source);
  const written = fields.filter((field) => !source.includes(DRAWN_BY[field] ?? '\0'));
  return written.flatMap((field) =>
    valuesOf(site, field)
      .filter((value) => !page.includes(asRead(value)))
      .map((value) => ({
        place: file,
        text: `Nennt „${value}“ nicht, wie in site.json, Feld ${field}. Dort muss es stehen.`,
      })),
  );
}
