import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/features/home/ideas-prize/seen.ts';
import { nodesIn } from '../../src/content-reader/mdx.ts';
import { OUTSIDE_LINKS, PROFILES } from '../../src/lib/schema/common.ts';
import { type Detail, DETAILS } from '../../src/features/legal/schema.ts';
import { asRead, type Checkout, fieldOf, type Finding, SITE, strings } from './checkout.ts';

const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';
const HOME = 'src/content/startseite.json';

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

/** Whether the ideas prize is shown on the site. */
const hasPrize = (checkout: Checkout): boolean =>
  fieldOf(checkout, HOME, 'ideasPrize.active') === true;

/** Rule: an ideas prize that would be shown for ever. */
export function findEndlessPrize(checkout: Checkout): Finding[] {
  if (!hasPrize(checkout) || fieldOf(checkout, HOME, 'ideasPrize.lastDay')) return [];
  const text = 'Fehlt. Trag den letzten Wahltag ein oder setz active auf false.';
  return [{ who: 'decisions', file: HOME, path: ['ideasPrize', 'lastDay'], text }];
}

/**
 * Rule: what the privacy statement has to name because the site has it (Art. 13 DSGVO), and what it
 * names although the site has it no more: keys in the browser's storage and networks.
 */
export function findPrivacyGaps(checkout: Checkout): Finding[] {
  const page = checkout.content().get(PRIVACY);
  const text = page && 'text' in page ? page.text : '';
  const words = nodesIn(text)
    .flatMap((node) => ('value' in node ? asRead(node.value) : []))
    .join('\n');
  const hasCard = checkout.files.some((file) => file.startsWith('src/content/visitenkarten/'));
  // `<Angabe name="profiles" />` names the networks that are there.
  const networks = text.includes('<Angabe name="profiles"') ? [] : PROFILES;
  const parts: [name: string, isThere: boolean][] = [
    [SEEN_KEY, hasPrize(checkout)],
    [UNLOCKED_KEY, hasCard],
    ...networks.map((name): [string, boolean] => [
      OUTSIDE_LINKS[name],
      Boolean(fieldOf(checkout, SITE, `links.${name}`)),
    ]),
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

/**
 * The authorities for data protection in private companies (§ 40 BDSG), a line each: the state, the first
 * digits of its postal codes (some areas lie in two states), and the address of the authority.
 */
const AUTHORITIES = `
Baden-Württemberg: 63 64 68 69 70 71 72 73 74 75 76 77 78 79 88 89 97: baden-wuerttemberg.datenschutz.de
Bayern: 63 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97: lda.bayern.de
Berlin: 10 11 12 13 140 141: datenschutz-berlin.de
Brandenburg: 01 03 04 125 143 144 145 146 147 148 149 15 16 17 19: lda.brandenburg.de
Bremen: 27 28: datenschutz.bremen.de
Hamburg: 20 210 211 220 221 222 223 224 225 226 227 27: datenschutz-hamburg.de
Hessen: 34 35 36 37 55 59 60 61 63 64 65 68 69: datenschutz.hessen.de
Mecklenburg-Vorpommern: 17 18 19 23: datenschutz-mv.de
Niedersachsen: 19 212 213 214 215 216 217 26 27 28 29 30 31 34 37 38 48 49: lfd.niedersachsen.de
Nordrhein-Westfalen: 32 33 34 37 40 41 42 44 45 46 47 48 49 50 51 52 53 57 58 59: ldi.nrw.de
Rheinland-Pfalz: 51 53 54 55 56 57 65 66 67 76: datenschutz.rlp.de
Saarland: 66: datenschutz.saarland.de
Sachsen: 01 02 04 07 08 09: datenschutz.sachsen.de
Sachsen-Anhalt: 06 147 29 38 39: datenschutz.sachsen-anhalt.de
Schleswig-Holstein: 214 215 221 228 229 23 24 25 27: datenschutzzentrum.de
Thüringen: 04 06 07 36 37 96 98 99: tlfdi.de`
  .trim()
  .split('\n')
  .map((row) => {
    const [state = '', areas = '', host = ''] = row.split(': ');
    return { state, areas: areas.split(' '), host };
  });

/** Rule: a privacy statement that names the authority of a state in which the agency has no seat, or its address. */
export function findForeignAuthority(checkout: Checkout): Finding[] {
  const { postalCode = '', city = '' } = Object(fieldOf(checkout, SITE, 'address')) as {
    postalCode?: string;
    city?: string;
  };
  const isIn = (code: string) => (authority: (typeof AUTHORITIES)[number]) =>
    authority.areas.some((area) => code.startsWith(area));
  const possible = AUTHORITIES.filter(isIn(postalCode));
  const lines = checkout.passages().filter(({ file }) => file === PRIVACY);
  const isNamed = ({ host }: { host: string }) => lines.some(({ text }) => text.includes(host));
  const isForeign = ({ text }: { text: string }) => {
    const [, code] = /^(\d{5}) \p{Lu}/u.exec(text) ?? [];
    return code !== undefined && !possible.some(isIn(code));
  };
  const others = AUTHORITIES.filter((each) => !possible.includes(each));
  const foreign = lines.filter(
    (line) => isForeign(line) || others.some(({ host }) => line.text.includes(host)),
  );
  const right = possible.map(({ state, host }) => `${state}: ${host}`).join(', oder ');
  const text = `Nenn die Aufsichtsbehörde für ${postalCode} ${city} (${right}), auch ihren Namen und ihre Anschrift.`;
  const finding = { who: 'lawyer', file: PRIVACY, text } as const;
  if (foreign.length === 0 && possible.some(isNamed)) return [];
  return foreign.length === 0
    ? [{ ...finding, found: '' }]
    : foreign.map(({ line, text: found }) => ({ ...finding, line, found: found.trim() }));
}
