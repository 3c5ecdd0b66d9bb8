import { isOver } from '../../src/lib/format.ts';
import {
  asRead,
  type Checkout,
  contentFiles,
  fieldAt,
  fieldsIn,
  type Finding,
  type Group,
  linesOf,
  type Passage,
  strings,
} from './checkout.ts';

/** How old a figure or a statement about law may be, in months. */
const MAX_MONTHS = 18;

const MONTHS = [
  ...['januar', 'februar', 'märz', 'april', 'mai', 'juni'],
  ...['juli', 'august', 'september', 'oktober', 'november', 'dezember'],
];

/** `asOf: November 2026`, `asOf="November 2026"`, `Stand: November 2026`. */
export const AS_OF = new RegExp(
  `\\b(?:stand|asOf)\\s*[:=]\\s*["']?(?:Stand:\\s*)?(${MONTHS.join('|')})\\s+(\\d{4})`,
  'iu',
);

/** Rule: figures and statements about law that nobody has checked for too long. */
export function findStaleFigures(checkout: Checkout): Finding[] {
  const thisMonth = checkout.today.getFullYear() * 12 + checkout.today.getMonth();
  return contentFiles(checkout).flatMap((file) =>
    passages(file, checkout.text(file)).flatMap(({ place, text }) => {
      const [, month = '', year = ''] = AS_OF.exec(asRead(text)) ?? [];
      if (!month) return [];
      const age = thisMonth - Number(year) * 12 - MONTHS.indexOf(month.toLowerCase());
      if (age >= 0 && age <= MAX_MONTHS) return [];
      const problem = age < 0 ? 'liegt in der Zukunft' : `ist ${age} Monate alt`;
      const remedy = `Prüf die Angabe und setz den Stand neu (höchstens ${MAX_MONTHS} Monate).`;
      const who = file.startsWith('src/content/seiten/') ? 'lawyer' : 'facts';
      return [{ who, place, text: `Der Stand „${month} ${year}“ ${problem}. ${remedy}` }];
    }),
  );
}

/** Days after which something may not stand on the site any more, by the name of their field. */
const PAST: Record<string, { file: string; who: Group; text: (day: string) => string }> = {
  validThrough: {
    file: 'src/content/stellen.json',
    who: 'decisions',
    text: (day) => `Die Anzeige ist am ${day} abgelaufen. Verlängere sie oder nimm sie heraus.`,
  },
  day: {
    file: 'src/content/wahltermine.json',
    who: 'facts',
    text: (day) =>
      `Am ${day} ist schon gewählt worden. Nimm die Wahl heraus und prüf, welche Termine neu sind.`,
  },
};

/** Rule: job ads whose last day has passed, and published dates of elections that have passed. */
export const findPastDays = (checkout: Checkout): Finding[] =>
  Object.entries(PAST).flatMap(([field, { file, who, text }]) =>
    fieldsIn(JSON.parse(checkout.text(file)))
      .filter(([path, day]) => path.split('.').at(-1) === field && isOver(day, checkout.today))
      .map(([path, day]) => ({ who, place: `${file}, Feld ${path}`, text: text(day) })),
  );

/** Rule: an ideas prize that is shown without a last election day, or after it. */
export function findIdeasPrize({ text, today }: Checkout): Finding[] {
  const file = 'src/content/startseite.json';
  const prize = fieldAt(JSON.parse(text(file)), 'ideasPrize');
  const [day] = strings(fieldAt(prize, 'lastDay'));
  if (fieldAt(prize, 'active') !== true || (day && !isOver(day, today))) return [];
  const problem = day ? `Der Ideenpreis ist seit dem ${day} vorbei.` : 'Fehlt.';
  const place = `${file}, Feld ideasPrize.lastDay`;
  return [
    {
      who: 'decisions',
      place,
      text: `${problem} Trag den letzten Wahltag ein oder setz active auf false.`,
    },
  ];
}

/** Lines of a text; fields of a JSON file. */
function passages(file: string, source: string): Passage[] {
  if (!file.endsWith('.json')) return linesOf(file, source);
  return fieldsIn(JSON.parse(source)).map(([path, value]) => ({
    place: `${file}, Feld ${path}`,
    text: `${path.split('.').at(-1)}: ${value}`,
  }));
}
