import { isRecord } from '../../src/content-reader/json.ts';
import { isOver } from '../../src/lib/format.ts';
import {
  asRead,
  type Checkout,
  fieldOf,
  type Finding,
  type Group,
  type Passage,
} from './checkout.ts';
import { AS_OF, findStatements, MONTH, MONTHS } from './statements.ts';

/** How old a figure or a statement about law may be, in months. */
const MAX_MONTHS = 18;

/** The value of a field `asOf`. */
const AS_OF_FIELD = new RegExp(`^(?:Stand:\\s*)?${MONTH}`, 'iu');

/** Rule: figures and statements about law that nobody has checked for too long. */
export function findStaleFigures(checkout: Checkout): Finding[] {
  const thisMonth = checkout.today.getFullYear() * 12 + checkout.today.getMonth();
  const lawful = findStatements(checkout).flatMap(({ sources = [] }) => sources);
  /** A source is the lawyer's where a statement about law links to it, and any other text always. */
  const whoOf = ({ path, owner }: Passage): Group => {
    if (!path?.includes('sources') || !isRecord(owner)) return 'lawyer';
    const name = String(owner['text'] ?? owner['name']);
    return lawful.some((source) => source.startsWith(name)) ? 'lawyer' : 'facts';
  };
  return checkout.passages().flatMap((passage) => {
    const { file, line, path, text } = passage;
    const pattern = path?.at(-1) === 'asOf' ? AS_OF_FIELD : AS_OF;
    const [, month = '', year = ''] = pattern.exec(asRead(text)) ?? [];
    const age = thisMonth - Number(year) * 12 - MONTHS.indexOf(month.toLowerCase());
    if (!month || (age >= 0 && age <= MAX_MONTHS)) return [];
    const problem =
      age < 0 ? 'Der Stand liegt in der Zukunft.' : `Der Stand ist älter als ${MAX_MONTHS} Monate.`;
    const remedy = `Prüf die Angabe und setz ihn neu.`;
    const found = `${month} ${year}`;
    return { who: whoOf(passage), file, line, path, found, text: `${problem} ${remedy}` };
  });
}

const HOME = 'src/content/startseite.json';

/** Days after which something may not stand on the site any more, by the name of their field. */
const PAST: Record<string, { who: Group; text: string }> = {
  validThrough: {
    who: 'decisions',
    text: 'Die Anzeige ist abgelaufen. Verlängere sie oder nimm sie heraus.',
  },
  day: {
    who: 'facts',
    text: 'Hier ist schon gewählt worden. Nimm die Wahl heraus und prüf, welche Termine neu sind.',
  },
  lastDay: {
    who: 'decisions',
    text: 'Der Ideenpreis ist vorbei. Trag den letzten Wahltag ein oder setz active auf false.',
  },
};

/** Rule: job ads, elections and an ideas prize whose day has passed. */
export const findPastDays = ({ passages, today }: Checkout): Finding[] =>
  passages().flatMap(({ file, line, path, text: day }) => {
    const past = PAST[String(path?.at(-1))];
    if (!past || !/^\d{4}-\d\d-\d\d$/.test(day) || !isOver(day, today)) return [];
    return { ...past, file, line, path, found: day };
  });

/** Whether the ideas prize is shown on the site. */
export const hasPrize = (checkout: Checkout): boolean =>
  fieldOf(checkout, HOME, 'ideasPrize.active') === true;

/** Rule: an ideas prize that would be shown for ever. */
export function findEndlessPrize(checkout: Checkout): Finding[] {
  if (!hasPrize(checkout) || fieldOf(checkout, HOME, 'ideasPrize.lastDay')) return [];
  const text = 'Fehlt. Trag den letzten Wahltag ein oder setz active auf false.';
  return [{ who: 'decisions', file: HOME, path: ['ideasPrize', 'lastDay'], text }];
}
