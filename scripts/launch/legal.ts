import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/features/home/ideas-prize/seen.ts';
import { type Detail, DETAILS } from '../../src/features/legal/schema.ts';
import { asRead, type Checkout, fieldOf, type Finding, SITE, strings } from './checkout.ts';

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
  const words = checkout.passages().filter(({ file }) => file === PRIVACY);
  const hasPrize = fieldOf(checkout, 'src/content/startseite.json', 'ideasPrize.active') === true;
  const hasCard = checkout.files.some((file) => file.startsWith('src/content/visitenkarten/'));
  const keys = [hasPrize ? SEEN_KEY : [], hasCard ? UNLOCKED_KEY : []].flat();
  return keys
    .filter((key) => !words.some(({ text }) => text.includes(key)))
    .map((key) => ({
      ...{ who: 'lawyer', file: PRIVACY },
      text: `Nennt „${key}“ nicht, aber die Website benutzt es. Schreib dazu, was damit geschieht.`,
    }));
}

/** An authority for data protection in private companies (§ 40 BDSG). */
interface Authority {
  state: string;
  host: string;
  /** The beginnings of the state's postal codes; some areas lie in two states. */
  codes: RegExp;
}

const AUTHORITIES: readonly Authority[] = [
  {
    state: 'Baden-Württemberg',
    host: 'baden-wuerttemberg.datenschutz.de',
    codes: /^(?:6[3489]|7|8[89]|97)/,
  },
  { state: 'Bayern', host: 'lda.bayern.de', codes: /^(?:63|8|9[0-7])/ },
  { state: 'Berlin', host: 'datenschutz-berlin.de', codes: /^1(?:[0-3]|4[01])/ },
  {
    state: 'Brandenburg',
    host: 'lda.brandenburg.de',
    codes: /^(?:0[134]|1(?:25|4[3-9]|[5679]))/,
  },
  { state: 'Bremen', host: 'datenschutz.bremen.de', codes: /^2[78]/ },
  { state: 'Hamburg', host: 'datenschutz-hamburg.de', codes: /^2(?:0|1[01]|2[0-7]|7)/ },
  { state: 'Hessen', host: 'datenschutz.hessen.de', codes: /^(?:3[4-7]|55|59|6[013-589])/ },
  { state: 'Mecklenburg-Vorpommern', host: 'datenschutz-mv.de', codes: /^(?:1[789]|23)/ },
  {
    state: 'Niedersachsen',
    host: 'lfd.niedersachsen.de',
    codes: /^(?:19|2(?:1[2-7]|[6-9])|3[01478]|4[89])/,
  },
  {
    state: 'Nordrhein-Westfalen',
    host: 'ldi.nrw.de',
    codes: /^(?:3[2347]|4[0124-9]|5[0123789])/,
  },
  { state: 'Rheinland-Pfalz', host: 'datenschutz.rlp.de', codes: /^(?:5[134567]|6[567]|76)/ },
  { state: 'Saarland', host: 'datenschutz.saarland.de', codes: /^66/ },
  { state: 'Sachsen', host: 'datenschutz.sachsen.de', codes: /^0[124789]/ },
  {
    state: 'Sachsen-Anhalt',
    host: 'datenschutz.sachsen-anhalt.de',
    codes: /^(?:06|147|29|3[89])/,
  },
  {
    state: 'Schleswig-Holstein',
    host: 'datenschutzzentrum.de',
    codes: /^2(?:1[45]|2[189]|[3457])/,
  },
  { state: 'Thüringen', host: 'tlfdi.de', codes: /^(?:0[467]|3[67]|9[689])/ },
];

/** Rule: finds the authority of a state in which the agency has no seat, by its website or its postal code. */
export function findForeignAuthority(checkout: Checkout): Finding[] {
  const [postalCode = '', city = ''] = ['postalCode', 'city'].map((name) =>
    String(fieldOf(checkout, SITE, `address.${name}`)),
  );
  const right = AUTHORITIES.filter(({ codes }) => codes.test(postalCode));
  const lines = checkout.passages().filter(({ file }) => file === PRIVACY);
  const foreign = lines.filter(({ text }) => {
    const [, code] = /^(\d{5}) \p{Lu}/u.exec(asRead(text)) ?? [];
    const isForeignHost = AUTHORITIES.some(
      (each) => !right.includes(each) && text.includes(each.host),
    );
    return isForeignHost || (code && !right.some(({ codes }) => codes.test(code)));
  });
  const isNamed = right.some(({ host }) => lines.some(({ text }) => text.includes(host)));
  const wrong = foreign.length > 0 || isNamed ? foreign : [{ line: undefined, text: '' }];
  const names = right.map(({ state, host }) => `${state}: ${host}`).join(', oder ');
  const text = `Nenn die Aufsichtsbehörde für ${postalCode} ${city} (${names}), auch ihren Namen und ihre Anschrift.`;
  return wrong.map(({ line, text: found }) => ({
    ...{ who: 'lawyer', file: PRIVACY, line, text },
    found: found.trim(),
  }));
}
