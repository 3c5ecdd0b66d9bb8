import { extname } from 'node:path';
import { contentFiles, type Checkout } from './checkout.ts';
import type { Finding } from './finding.ts';
import { leaves } from './json.ts';
import { asRead, lineAt } from './text.ts';

/** How old a figure or a statement about law may be, in months, unless FIGURES_MAX_MONTHS says else. */
const MAX_MONTHS = 18;

const MONTHS = [
  ...['januar', 'februar', 'märz', 'april', 'mai', 'juni'],
  ...['juli', 'august', 'september', 'oktober', 'november', 'dezember'],
];

/** `asOf: November 2026`, `stand="November 2026"`, `Stand: November 2026`. */
const AS_OF = new RegExp(
  `\\b(?:stand|asOf)\\s*[:=]\\s*["']?(?:Stand:\\s*)?(${MONTHS.join('|')})\\s+(\\d{4})`,
  'giu',
);

/** The last day of a job ad. */
const LAST_DAY = /^items\.\d+\.validThrough$/;

/** Rule: figures and statements about law that nobody has looked at for too long. */
export function findStaleFigures(checkout: Checkout): Finding[] {
  const limit = Number(checkout.settings['FIGURES_MAX_MONTHS']) || MAX_MONTHS;
  const thisMonth = checkout.today.getFullYear() * 12 + checkout.today.getMonth();
  return contentFiles(checkout)
    .flatMap((file) => passages(file, checkout.text(file)))
    .flatMap(({ text, place }) =>
      [...text.matchAll(AS_OF)].flatMap(({ 1: month = '', 2: year = '', index }) => {
        const age = thisMonth - Number(year) * 12 - MONTHS.indexOf(month.toLowerCase());
        const problem = judge(age, limit, `${month} ${year}`);
        return problem ? [{ place: place(index), text: problem }] : [];
      }),
    );
}

/** Rule: job ads whose last day has passed. */
export function findExpiredAds(checkout: Checkout): Finding[] {
  return contentFiles(checkout)
    .filter((file) => extname(file) === '.json')
    .flatMap((file) =>
      leaves(JSON.parse(checkout.text(file)))
        .filter(([path, day]) => LAST_DAY.test(path) && hasPassed(day, checkout.today))
        .map(([path, day]) => ({
          place: `${file}, Feld ${path}`,
          text: `Die Anzeige ist am ${day} abgelaufen. Verlängere sie oder nimm sie heraus.`,
        })),
    );
}

/** Whether a day, as `2026-11-21` or with a time, is over. What is no date has passed, too. */
function hasPassed(day: string, today: Date): boolean {
  return !(Date.parse(day.length === 10 ? `${day}T23:59:59` : day) >= today.getTime());
}

interface Passage {
  text: string;
  /** Where a character of the text stands, in words. */
  place: (index: number) => string;
}

function passages(file: string, source: string): Passage[] {
  if (extname(file) !== '.json') {
    const text = asRead(source);
    return [{ text, place: (index) => `${file}, Zeile ${lineAt(text, index)}` }];
  }
  return leaves(JSON.parse(source)).map(([path, value]) => ({
    text: asRead(`${path.split('.').at(-1)}: ${value}`),
    place: () => `${file}, Feld ${path}`,
  }));
}

function judge(age: number, limit: number, day: string): string | undefined {
  if (age < 0) return `Der Stand „${day}“ liegt in der Zukunft. Trag den Monat der Prüfung ein.`;
  if (age <= limit) return undefined;
  return (
    `Der Stand „${day}“ ist ${age} Monate alt, erlaubt sind ${limit} (FIGURES_MAX_MONTHS). ` +
    'Prüf die Angabe und setz den Stand neu.'
  );
}
