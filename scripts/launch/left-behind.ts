import { z } from 'astro/zod';
import { countInWords } from '../../src/lib/format.ts';
import { daysText, WEEKDAYS } from '../../src/lib/opening-hours.ts';
import { asRead, type Checkout, fieldOf, type Finding, type Passage, SITE } from './checkout.ts';

/**
 * The authorities for data protection in private companies (§ 40 BDSG), by the state: its name, the
 * first digits of its postal codes (some areas lie in two states), and the authority's address.
 */
const AUTHORITIES = [
  [
    'Baden-Württemberg',
    '63 64 68 69 70 71 72 73 74 75 76 77 78 79 88 89 97',
    'baden-wuerttemberg.datenschutz.de',
  ],
  ['Bayern', '63 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97', 'lda.bayern.de'],
  ['Berlin', '10 11 12 13 140 141', 'datenschutz-berlin.de'],
  ['Brandenburg', '01 03 04 125 143 144 145 146 147 148 149 15 16 17 19', 'lda.brandenburg.de'],
  ['Bremen', '27 28', 'datenschutz.bremen.de'],
  ['Hamburg', '20 210 211 220 221 222 223 224 225 226 227 27', 'datenschutz-hamburg.de'],
  ['Hessen', '34 35 36 37 55 59 60 61 63 64 65 68 69', 'datenschutz.hessen.de'],
  ['Mecklenburg-Vorpommern', '17 18 19 23', 'datenschutz-mv.de'],
  [
    'Niedersachsen',
    '19 212 213 214 215 216 217 26 27 28 29 30 31 34 37 38 48 49',
    'lfd.niedersachsen.de',
  ],
  [
    'Nordrhein-Westfalen',
    '32 33 34 37 40 41 42 44 45 46 47 48 49 50 51 52 53 57 58 59',
    'ldi.nrw.de',
  ],
  ['Rheinland-Pfalz', '51 53 54 55 56 57 65 66 67 76', 'datenschutz.rlp.de'],
  ['Saarland', '66', 'datenschutz.saarland.de'],
  ['Sachsen', '01 02 04 07 08 09', 'datenschutz.sachsen.de'],
  ['Sachsen-Anhalt', '06 147 29 38 39', 'datenschutz.sachsen-anhalt.de'],
  ['Schleswig-Holstein', '214 215 221 228 229 23 24 25 27', 'datenschutzzentrum.de'],
  ['Thüringen', '04 06 07 36 37 96 98 99', 'tlfdi.de'],
] as const;

const siteSchema = z.object({
  address: z.object({ postalCode: z.string(), city: z.string() }),
  openingHours: z.array(z.object({ weekdays: z.array(z.string()) })),
});
const siteOf = ({ content }: Checkout) => siteSchema.parse(content().get(SITE)?.data);

const PRIVACY = 'src/content/seiten/datenschutz.mdx';

/** Rule: a privacy statement that names the authority of a state in which the agency has no seat. */
export function findForeignAuthority(checkout: Checkout): Finding[] {
  const { postalCode, city } = siteOf(checkout).address;
  const possible = AUTHORITIES.filter(([, areas]) =>
    areas.split(' ').some((area) => postalCode.startsWith(area)),
  );
  const lines = checkout.passages().filter(({ file }) => file === PRIVACY);
  const lineWith = (host: string) => lines.find(({ text }) => text.includes(host));
  if (possible.some(([, , host]) => lineWith(host))) return [];
  const named = AUTHORITIES.map(([, , host]) => lineWith(host)).find(Boolean);
  const right = possible.map(([state, , host]) => `${state}: ${host}`).join(', oder ');
  const text = `Nenn die Aufsichtsbehörde für ${postalCode} ${city} (${right}).`;
  return [
    { who: 'lawyer', file: PRIVACY, line: named?.line, found: named?.text.trim() ?? '', text },
  ];
}

/** The capitals of the states, and other cities of more than 300,000 people that are no other word. */
const CITIES =
  /\b(?:Augsburg|Berlin|Bielefeld|Bochum|Bonn|Bremen|Dortmund|Dresden|Duisburg|Düsseldorf|Erfurt|Frankfurt|Hamburg|Hannover|Karlsruhe|Kiel|Köln|Leipzig|Magdeburg|Mainz|Mannheim|München|Münster|Nürnberg|Potsdam|Saarbrücken|Schwerin|Stuttgart|Wiesbaden|Wuppertal)\b/g;

/** Texts in which the agency speaks of itself, not of elections and of what others have written. */
const isOwn = ({ file }: Passage): boolean =>
  !/ratgeber\/|datenschutz|site\.json|platzhalter|bilder|arbeitsprobe|wahl(?:termine|kalender)|buergermeister|transparenz/.test(
    file,
  );

/**
 * What a pattern finds and `problemOf` does not take for right: a guess of what an earlier edit has
 * left behind. The pattern has the flag `g`.
 */
const guesses = (
  { passages }: Checkout,
  isMeant: (passage: Passage) => boolean,
  pattern: RegExp,
  problemOf: (match: RegExpExecArray) => string | undefined,
): Finding[] =>
  passages()
    .filter(isMeant)
    .flatMap(({ file, line, path, text: written }) =>
      [...asRead(written).matchAll(pattern)].flatMap((match) => {
        const text = problemOf(match);
        const [found] = match;
        return text ? { who: 'facts', file, line, path, found, text, isGuess: true } : [];
      }),
    );

/** Rule: another city than that of the address. */
export function findOtherCity(checkout: Checkout): Finding[] {
  const { city } = siteOf(checkout).address;
  return guesses(checkout, isOwn, CITIES, ([found]) =>
    city.includes(found) ? undefined : `Eine andere Stadt als ${city} in site.json.`,
  );
}

const DAY = `(?:${Object.values(WEEKDAYS).join('|')}|Mo|Di|Mi|Do|Fr|Sa|So)`;
const DAYS = new RegExp(`\\b${DAY}\\.? ?(?:bis|–|-) ?${DAY}\\b`, 'g');

/** Rule: days in a sentence that are not those of the opening hours. */
export function findOtherDays(checkout: Checkout): Finding[] {
  const hours = siteOf(checkout).openingHours.map(({ weekdays }) => weekdays);
  const own = [hours.flat(), ...hours].map(daysText);
  return guesses(checkout, isOwn, DAYS, ([found]) =>
    own.includes(found)
      ? undefined
      : `Andere Tage als die Öffnungszeiten in site.json (${own[0]}).`,
  );
}

const NUMBERS = [
  'null',
  'ein',
  ...[2, 3, 4, 5, 6, 7, 8, 9].map(countInWords),
  'Zehn',
  'Elf',
  'Zwölf',
];
const WORDS = NUMBERS.slice(2).flatMap((word) => [word, word.toLowerCase()]);
const NUMBER = `\\b(${WORDS.join('|')}|\\d+)`;
const numberOf = (word = ''): number => {
  const number = NUMBERS.findIndex((each) => each.toLowerCase() === word.toLowerCase());
  return number < 0 ? Number(word) : number;
};

/** What a number before it counts, also as the end of a longer word („Wahlkampftools“), and the list. */
const COUNTED = [
  ['(?:(?!KI)\\p{Lu}\\p{L}+-?)?[Tt]ools', 'programme.json'],
  ['(?:KI-)?Werkzeuge', 'ki-werkzeuge.json'],
  ['Dienstleistungen', 'leistungen.json'],
  ['(?:offene Stellen|Praktika)', 'stellen.json'],
  ['Phasen', 'ablauf.json'],
] as const;

/** How many entries a list has. */
function countOf(checkout: Checkout, file: string): number {
  const items = fieldOf(checkout, `src/content/${file}`, 'items');
  return Array.isArray(items) ? items.length : 0;
}

/** Rule: numbers beside a word that do not count its list any more. */
export const findWrongCounts = (checkout: Checkout): Finding[] =>
  COUNTED.flatMap(([noun, file]) => {
    const count = countOf(checkout, file);
    const pattern = new RegExp(`${NUMBER} ${noun}\\b`, 'gu');
    return guesses(checkout, Boolean, pattern, ([, word]) =>
      numberOf(word) === count ? undefined : `Die Zahl passt nicht: In ${file} stehen ${count}.`,
    );
  });

/** Rule: numbers on the team page, alone or as a sum, that are not that of the people. */
export function findWrongTeam(checkout: Checkout): Finding[] {
  const count = countOf(checkout, 'team.json');
  // What counts something else is no person: „in zwei Sätzen“.
  const people = new RegExp(`${NUMBER}(?! \\p{Lu})\\b`, 'gu');
  const isTeam = ({ file }: Passage) => file === 'src/content/teamseite.json';
  return guesses(checkout, isTeam, /.+/g, ([text]) => {
    const numbers = [...text.matchAll(people)].map(([, word]) => numberOf(word));
    const sum = numbers.reduce((all, number) => all + number, 0);
    const isRight = numbers.length === 0 || numbers.includes(count) || sum === count;
    return isRight ? undefined : `Die Zahl passt nicht: In team.json stehen ${count}.`;
  });
}

/** Parts by their file and section, and the word that is about nothing else. */
const PART_WORDS = [
  ['wahlkampftools.json', '', 'Wahlkampftools?'],
  ['wahlkalender.json', '', 'Wahlkalenders?'],
  ['arbeitsprobe.json', '', 'Arbeitsprobe'],
  ['startseite.json', 'ideasPrize', 'Ideenpreis(?:es)?'],
] as const;

/** Rule: sentences about a part that is off. */
export const findOffWords = (checkout: Checkout): Finding[] =>
  PART_WORDS.flatMap(([name, section, word]) => {
    const file = `src/content/${name}`;
    const isThere = section
      ? fieldOf(checkout, file, section) !== undefined
      : checkout.content().has(file);
    if (isThere || !checkout.files.includes(file)) return [];
    const text = `Das ist ausgeschaltet („active“: false in ${name}). Nenn es hier nicht mehr.`;
    return guesses(checkout, Boolean, new RegExp(`\\b${word}\\b`, 'g'), () => text);
  });
