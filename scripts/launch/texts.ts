import { countInWords, isOver } from '../../src/lib/format.ts';
import { daysText, WEEKDAYS } from '../../src/lib/opening-hours.ts';
import { placeholdersSchema } from '../../src/content-reader/placeholders-schema.ts';
import {
  asRead,
  type Checkout,
  fieldOf,
  type Finding,
  type Group,
  type Passage,
  SITE,
} from './checkout.ts';

/** The one list of words that no published text may hold. */
export const PLACEHOLDERS = 'src/content/platzhalter.json';

/** A kind of words that may not go out as they are. */
interface TextRule {
  /** Who can mend it. A guess may be right: the agency decides. */
  who: Group | 'guess';
  /** What to look for, with the flag `g`. */
  pattern: RegExp;
  /** Where to look; everywhere, if nothing is said. */
  isMeant?: (passage: Passage) => boolean;
  /** What is wrong with a match; undefined where it is right. */
  problemOf: (match: readonly string[]) => string | undefined;
}

/** Placeholders in the texts, and in the names of the projects at Cloudflare, which are part of addresses. */
function placeholderRules({ content }: Checkout): TextRule[] {
  const { words } = placeholdersSchema.parse(content().get(PLACEHOLDERS)?.data);
  // The longest first, each with what an address has before it.
  const escaped = words
    .map(asRead)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\d ]/gu, '\\$&'));
  const word = `[^\\s"'„“()<>]*(?:${escaped.join('|') || '(?!)'})`;
  const project = 'Gib dem Projekt bei Cloudflare euren Namen: docs/deploy.md, Abschnitt 2.';
  return [
    {
      ...{ who: 'facts', pattern: new RegExp(word, 'g') },
      isMeant: ({ file, invented }) =>
        file.startsWith('src/') && file !== PLACEHOLDERS && !invented,
      problemOf: () => 'Ersetze, was noch erfunden ist.',
    },
    {
      ...{ who: 'technology', pattern: new RegExp(`^name .*${word}.*`, 'gi') },
      isMeant: ({ file }) => file.endsWith('wrangler.toml'),
      problemOf: () => project,
    },
  ];
}

/** Sums that articles wait for, and acts in legal pages that others have replaced. */
const WRITTEN: TextRule[] = [
  {
    ...{ who: 'decisions', pattern: /<Honorar\b(?![^>]*\bamount=)/g },
    problemOf: () =>
      'Das Honorar im Beispiel fehlt, bis dahin steht dort nichts. Schreib <Honorar amount="…" />.',
  },
  {
    ...{ who: 'lawyer', pattern: /\b(?:TMG|RStV|TTDSG)\b|ec\.europa\.eu\/(?:consumers\/)?odr/g },
    isMeant: ({ file }) => file.includes('/seiten/'),
    problemOf: () => 'Das gilt nicht mehr. Nenn, was jetzt gilt.',
  },
];

/** Days after which something may not stand on the site any more: the name of their field, who mends it, how. */
const PAST: [field: string, who: Group, text: string][] = [
  ['validThrough', 'decisions', 'Die Anzeige ist abgelaufen. Verlängere sie oder nimm sie heraus.'],
  ['day', 'facts', 'Hier ist schon gewählt worden. Nimm die Wahl heraus und such neue Termine.'],
  [
    'lastDay',
    'decisions',
    'Der Ideenpreis ist vorbei. Setz den letzten Wahltag neu oder active auf false.',
  ],
];
const pastDayRules = ({ today }: Checkout): TextRule[] =>
  PAST.map(([field, who, text]) => ({
    ...{ who, pattern: /^\d{4}-\d\d-\d\d$/g },
    isMeant: ({ path }) => path?.at(-1) === field,
    problemOf: ([day = '']) => (isOver(day, today) ? text : undefined),
  }));

/** The capitals of the states, and other cities of more than 300,000 people that are no other word. */
const CITIES =
  /\b(?:Augsburg|Berlin|Bielefeld|Bochum|Bonn|Bremen|Dortmund|Dresden|Duisburg|Düsseldorf|Erfurt|Frankfurt|Hamburg|Hannover|Karlsruhe|Kiel|Köln|Leipzig|Magdeburg|Mainz|Mannheim|München|Münster|Nürnberg|Potsdam|Saarbrücken|Schwerin|Stuttgart|Wiesbaden|Wuppertal)\b/g;
const DAY = `(?:${Object.values(WEEKDAYS).join('|')}|Mo|Di|Mi|Do|Fr|Sa|So)`;
/** Files that speak of elections, of pictures, or in the words of others. */
const NOT_OF_AGENCY =
  /ratgeber\/|datenschutz|site\.json|platzhalter|bilder|arbeitsprobe|wahl(?:termine|kalender)|buergermeister|transparenz/;

/** Cities and weekdays that are not those of `site.json`. */
function siteRules(checkout: Checkout): TextRule[] {
  const city = String(fieldOf(checkout, SITE, 'address.city'));
  const hours = fieldOf(checkout, SITE, 'openingHours') as { weekdays: string[] }[];
  const weekdays = hours.map((each) => each.weekdays);
  const days = [weekdays.flat(), ...weekdays].map(daysText);
  const isMeant = ({ file }: Passage) => !NOT_OF_AGENCY.test(file);
  return [
    {
      ...{ who: 'guess', pattern: CITIES, isMeant },
      problemOf: ([found = '']) =>
        city.includes(found) ? undefined : `Eine andere Stadt als ${city} in site.json.`,
    },
    {
      ...{
        who: 'guess',
        pattern: new RegExp(`\\b${DAY}\\.? ?(?:bis|–|-) ?${DAY}\\b`, 'g'),
        isMeant,
      },
      problemOf: ([found = '']) =>
        days.includes(found)
          ? undefined
          : `Andere Tage als die Öffnungszeiten in site.json (${days[0]}).`,
    },
  ];
}

const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9].map(countInWords).concat('Zehn', 'Elf', 'Zwölf');
const NUMBER = `\\b(${NUMBERS.flatMap((word) => [word, word.toLowerCase()]).join('|')}|\\d+)`;
/** The value of a number in words or in figures. */
function numberOf(written = ''): number {
  const index = NUMBERS.findIndex((word) => word.toLowerCase() === written.toLowerCase());
  return index < 0 ? Number(written) : index + 2;
}

/** What a number counts, also as the end of a longer word („Wahlkampftools“), and the list of it. */
const COUNTED = [
  ['(?:(?!KI)\\p{Lu}\\p{L}+-?)?[Tt]ools', 'programme.json'],
  ['(?:KI-)?Werkzeuge', 'ki-werkzeuge.json'],
  ['Dienstleistungen', 'leistungen.json'],
  ['(?:offene Stellen|Praktika)', 'stellen.json'],
  ['Phasen', 'ablauf.json'],
] as const;

/** Numbers that do not count their list any more; on the team page, alone or as a sum, the people. */
function countRules(checkout: Checkout): TextRule[] {
  /** What is wrong where none of the numbers is that of a list. */
  const problemOf = (file: string, numbers: readonly number[]) => {
    const count = Number(fieldOf(checkout, `src/content/${file}`, 'items.length') ?? 0);
    const isRight = numbers.length === 0 || numbers.includes(count);
    return isRight ? undefined : `Die Zahl passt nicht: In ${file} stehen ${count}.`;
  };
  // What counts something else is no person: „in zwei Sätzen“.
  const people = new RegExp(`${NUMBER}(?! \\p{Lu})\\b`, 'gu');
  return [
    ...COUNTED.map(([noun, file]): TextRule => ({
      ...{ who: 'guess', pattern: new RegExp(`${NUMBER} ${noun}\\b`, 'gu') },
      problemOf: ([, number]) => problemOf(file, [numberOf(number)]),
    })),
    {
      ...{ who: 'guess', pattern: /.+/g },
      isMeant: ({ file }) => file === 'src/content/teamseite.json',
      problemOf: ([text = '']) => {
        const numbers = [...text.matchAll(people)].map(([, number]) => numberOf(number));
        const sum = numbers.reduce((all, number) => all + number, 0);
        return problemOf('team.json', sum > 0 ? [...numbers, sum] : []);
      },
    },
  ];
}

/** Parts by their file and section, and the word that is about nothing else. */
const PART_WORDS = [
  ['wahlkampftools.json', undefined, 'Wahlkampftools?'],
  ['wahlkalender.json', undefined, 'Wahlkalenders?'],
  ['arbeitsprobe.json', undefined, 'Arbeitsprobe'],
  ['startseite.json', 'ideasPrize', 'Ideenpreis(?:es)?'],
] as const;

/** The words of parts that are off. */
const offRules = (checkout: Checkout): TextRule[] =>
  PART_WORDS.flatMap(([name, section, word]) => {
    const file = `src/content/${name}`;
    const isThere = section ? fieldOf(checkout, file, section) : checkout.content().has(file);
    if (isThere || !checkout.files.includes(file)) return [];
    const text = `Das ist ausgeschaltet („active“: false in ${name}). Nenn es hier nicht mehr.`;
    return { who: 'guess', pattern: new RegExp(`\\b${word}\\b`, 'g'), problemOf: () => text };
  });

/** The lines of a file that is no content. */
const linesOf = (text: string, file: string): Passage[] =>
  text.split('\n').map((line, index) => ({ file, line: index + 1, text: line, invented: false }));

/** Rule: words that may not go out as they are. */
export function findTexts(checkout: Checkout): Finding[] {
  const projects = ['wrangler.toml', 'workers/outbox/wrangler.toml'];
  const passages = [
    ...checkout.passages(),
    ...projects.flatMap((file) => linesOf(checkout.text(file), file)),
  ];
  const rules = [placeholderRules, pastDayRules, siteRules, countRules, offRules]
    .flatMap((make) => make(checkout))
    .concat(WRITTEN);
  return rules.flatMap(({ who, pattern, isMeant = () => true, problemOf }) =>
    passages.filter(isMeant).flatMap(({ file, line, path, text: written }) => {
      const matches = [...asRead(written).matchAll(pattern)].map((match) => [...match]);
      // The same words twice in a text are one finding.
      const different = new Map(matches.map((match) => [match[0], match]));
      return [...different].flatMap(([found, match]) => {
        const text = problemOf(match);
        if (!text) return [];
        const isGuess = who === 'guess';
        return { who: isGuess ? 'facts' : who, file, line, path, found, text, isGuess };
      });
    }),
  );
}
