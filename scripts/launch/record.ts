import { normalizeLine } from '../../src/lib/text.ts';
import type { Checkout } from '../checkout.ts';
import type { Finding } from './finding.ts';
import { AS_OF, findStatements, type Statement } from './law.ts';

/** The file that says on which day a lawyer has checked a statement, with the statement as it was then. */
export const CHECKED_LAWS = 'docs/geprueft.json';
export type LegalRecord = Readonly<Record<string, string>>;

export const readCheckedLaws = ({ text }: Pick<Checkout, 'text'>): LegalRecord =>
  JSON.parse(text(CHECKED_LAWS)) as LegalRecord;

/** A statement as the record has it: in one line, without its dates, which are set anew after a check, and without marks of Markdown. */
const recorded = ({ file, title, text }: Statement) => {
  const words = normalizeLine(text).replace(new RegExp(AS_OF, 'giu'), '');
  return normalizeLine(`${file}: ${title}: ${words.replace(/\*+|-{3,}/g, '')}`);
};

/** The statements that nobody has checked as they are now. */
export const openStatements = (
  statements: readonly Statement[],
  record: LegalRecord,
): Statement[] => statements.filter((statement) => !(recorded(statement) in record));

/** The record with a day for each statement that has some words in its file or title. */
export const withDone = (
  record: LegalRecord,
  statements: readonly Statement[],
  { words, day }: { words: string; day: string },
): LegalRecord => {
  const done = statements.filter(({ file, title }) => `${file}: ${title}`.includes(words));
  return { ...record, ...Object.fromEntries(done.map((each) => [recorded(each), day])) };
};

/** Rule: counts the statements about law that nobody has checked. */
export function findUncheckedLaw(checkout: Checkout): Finding[] {
  const statements = findStatements(checkout);
  const open = openStatements(statements, readCheckedLaws(checkout)).length;
  const text = `Offene Aussagen zum Recht: ${open} von ${statements.length}. Der Befehl druckt sie.`;
  return open > 0 ? [{ who: 'lawyer', file: 'npm run check:legal', text }] : [];
}
