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

/** The lines of a text; the fields of a JSON file, each with its name. */
function passages(file: string, source: string): Passage[] {
  if (!file.endsWith('.json')) return linesOf(file, source);
  return fieldsIn(JSON.parse(source)).map(([path, value]) => ({
    place: `${file}, Feld ${path}`,
    text: `${path.split('.').at(-1)}: ${value}`,
  }));
}

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

const HOME = 'src/content/startseite.json';

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
  lastDay: {
    file: HOME,
    who: 'decisions',
    text: (day) =>
      `Der Ideenpreis ist seit dem ${day} vorbei. Trag den letzten Wahltag ein oder setz active auf false.`,
  },
};

/** Whether the ideas prize is shown on the site. */
export const hasPrize = ({ text }: Checkout): boolean =>
  fieldAt(JSON.parse(text(HOME)), 'ideasPrize.active') === true;

/** Rule: an ideas prize that would be shown for ever. */
export function findEndlessPrize(checkout: Checkout): Finding[] {
  const place = `${HOME}, Feld ideasPrize.lastDay`;
  const day = fieldAt(JSON.parse(checkout.text(HOME)), 'ideasPrize.lastDay');
  if (day !== undefined || !hasPrize(checkout)) return [];
  const text = 'Fehlt. Trag den letzten Wahltag ein oder setz active auf false.';
  return [{ who: 'decisions', place, text }];
}

/** Rule: job ads, elections and an ideas prize whose day has passed. */
export const findPastDays = (checkout: Checkout): Finding[] =>
  Object.entries(PAST).flatMap(([name, { file, who, text }]) =>
    fieldsIn(JSON.parse(checkout.text(file)))
      .filter(([path, day]) => path.split('.').at(-1) === name && isOver(day, checkout.today))
      .filter(() => file !== HOME || hasPrize(checkout))
      .map(([path, day]) => ({ who, place: `${file}, Feld ${path}`, text: text(day) })),
  );
