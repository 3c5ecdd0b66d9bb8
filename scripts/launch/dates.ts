import { valueAt } from '../../src/content-reader/json.ts';
import { MONTHS } from '../../src/lib/format.ts';
import { asRead, type Checkout, type Finding, type Passage } from './checkout.ts';
import { AS_OF, MONTH } from './statements.ts';

/** The greatest age of a figure or of a statement about law, in months. */
const MAX_MONTHS = 18;

/** Words that tell that a source is a law. */
const LAW = /§|\bArt\.|gesetz|ordnung/i;

/** A pattern for the value of a field `asOf`. */
const AS_OF_FIELD = new RegExp(`^(?:Stand:\\s*)?${MONTH}`, 'iu');

/** Rule: finds figures and statements about law that nobody has checked for too long. */
export function findStaleFigures({ content, passages, today }: Checkout): Finding[] {
  /** Tells whether a date is that of an article's source which is no law: the agency can look it up. */
  const isOfAgency = ({ file, path = [] }: Passage) => {
    const source = valueAt(content.get(file)?.data, [...path.slice(0, -1), 'text']);
    return path[0] === 'sources' && typeof source === 'string' && !LAW.test(source);
  };
  return passages.flatMap((passage) => {
    const { file, line, path, text } = passage;
    const pattern = path?.at(-1) === 'asOf' ? AS_OF_FIELD : AS_OF;
    const [, month = '', year = ''] = pattern.exec(asRead(text)) ?? [];
    const place = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
    const age = (today.getFullYear() - Number(year)) * 12 + today.getMonth() - place;
    if (!month || (age >= 0 && age <= MAX_MONTHS)) return [];
    const problem =
      age < 0 ? 'Der Stand liegt in der Zukunft.' : `Der Stand ist älter als ${MAX_MONTHS} Monate.`;
    return {
      who: isOfAgency(passage) ? 'facts' : 'lawyer',
      ...{ file, line, path, found: `${month} ${year}` },
      text: `${problem} Prüf die Angabe und setz ihn neu.`,
    };
  });
}
