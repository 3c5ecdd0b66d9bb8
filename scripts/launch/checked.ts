import { z } from 'astro/zod';
import { normalizeLine } from '../../src/lib/text.ts';
import type { Checkout, Finding } from './checkout.ts';
import { AS_OF, findStatements, type Statement } from './statements.ts';

/** The file that records what a lawyer has checked: the day for each statement as it was then. */
export const CHECKS = 'docs/geprueft.json';
const checksSchema = z.record(z.string(), z.iso.date());
export type Checks = z.infer<typeof checksSchema>;

export const checksOf = ({ text }: Pick<Checkout, 'text'>): Checks =>
  checksSchema.parse(JSON.parse(text(CHECKS)));

const headingOf = ({ file, title }: Statement) => `${file}: ${normalizeLine(title)}`;

/** Returns a statement as the record has it: without dates, which are set anew after a check. */
const recorded = (statement: Statement) => {
  const text = normalizeLine(statement.text).replace(new RegExp(AS_OF, 'giu'), '');
  return `${headingOf(statement)}: ${normalizeLine(text)}`;
};

/** Returns the day on which a statement was checked as it is now; undefined if it is open. */
export const dayOf = (statement: Statement, checks: Checks): string | undefined =>
  checks[recorded(statement)];

/** Returns the record with a day for all statements that have some words in their file or title. */
export const tick = (
  statements: readonly Statement[],
  checks: Checks,
  { words, day }: { words: string; day: string },
): Checks => ({
  ...checks,
  ...Object.fromEntries(
    statements
      .filter((statement) => headingOf(statement).includes(words))
      .map((statement) => [recorded(statement), day]),
  ),
});

const openOf = (statements: readonly Statement[], checks: Checks) =>
  statements.filter((statement) => !dayOf(statement, checks));

/** Returns the list for the lawyer: by file each statement with its text, its line and the day of its check. */
export function legalList(statements: readonly Statement[], checks: Checks): string {
  const item = (statement: Statement) => {
    const { file, line, title, text } = statement;
    const day = dayOf(statement, checks);
    const state = day ? `Geprüft am ${day}.` : 'So noch nicht geprüft.';
    return [title, text, `${file}, Zeile ${line}. ${state}`].map(normalizeLine).join('\n    ');
  };
  return [
    `Aussagen zum Recht: ${statements.length}, davon offen: ${openOf(statements, checks).length}`,
    'Ist eine geprüft: npm run check:legal -- --done "Worte aus Überschrift oder Name der Datei"',
    ...[...Map.groupBy(statements, ({ file }) => file)].flatMap(([file, own]) => [
      file,
      ...own.map(item),
    ]),
  ].join('\n\n');
}

/** Rule: counts the statements about law that nobody has checked as they are now. */
export function findUncheckedLaw(checkout: Checkout): Finding[] {
  const statements = findStatements(checkout);
  const open = openOf(statements, checksOf(checkout)).length;
  const text = `Offene Aussagen zum Recht: ${open} von ${statements.length}. Der Befehl druckt sie.`;
  return open > 0 ? [{ who: 'lawyer', file: 'npm run check:legal', text }] : [];
}
