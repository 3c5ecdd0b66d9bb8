import { valueAt } from '../../src/content-reader/json.ts';
import { asRead, type Checkout, type Finding, type Group, type Passage } from './checkout.ts';
import { MONTHS } from '../../src/lib/format.ts';
import { AS_OF, findStatements, MONTH } from './statements.ts';

/** The greatest age of a figure or of a statement about law, in months. */
const MAX_MONTHS = 18;

/** A pattern for the value of a field `asOf`. */
const AS_OF_FIELD = new RegExp(`^(?:Stand:\\s*)?${MONTH}`, 'iu');

/** Rule: finds figures and statements about law that nobody has checked for too long. */
export function findStaleFigures(checkout: Checkout): Finding[] {
  const thisMonth = checkout.today.getFullYear() * 12 + checkout.today.getMonth();
  const statements = findStatements(checkout);
  /** Returns the agency for a source of an article to which no statement about law links, else the lawyer. */
  const groupOf = ({ file, path = [] }: Passage): Group => {
    const source = valueAt(checkout.content().get(file)?.data, [...path.slice(0, -1), 'text']);
    const isSource = path[0] === 'sources' && typeof source === 'string';
    return isSource && !statements.some(({ text }) => text.includes(source)) ? 'facts' : 'lawyer';
  };
  return checkout.passages().flatMap((passage) => {
    const { file, line, path, text } = passage;
    const pattern = path?.at(-1) === 'asOf' ? AS_OF_FIELD : AS_OF;
    const [, month = '', year = ''] = pattern.exec(asRead(text)) ?? [];
    const age =
      thisMonth -
      Number(year) * 12 -
      MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
    if (!month || (age >= 0 && age <= MAX_MONTHS)) return [];
    const problem =
      age < 0 ? 'Der Stand liegt in der Zukunft.' : `Der Stand ist älter als ${MAX_MONTHS} Monate.`;
    const found = `${month} ${year}`;
    const remedy = `${problem} Prüf die Angabe und setz ihn neu.`;
    return { who: groupOf(passage), file, line, path, found, text: remedy };
  });
}
