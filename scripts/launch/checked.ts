import { z } from 'astro/zod';
import { normalizeLine } from '../../src/lib/text.ts';
import type { Checkout, Finding } from './checkout.ts';
import { AS_OF, findStatements, type Statement } from './statements.ts';

/** The file that records what a lawyer has checked: by file and title each text, and the day. */
export const CHECKS = 'docs/geprueft.json';
const checksSchema = z.record(z.string(), z.record(z.string(), z.iso.date()));
export type Checks = z.infer<typeof checksSchema>;

export const checksOf = ({ text }: Checkout): Checks =>
  checksSchema.parse(JSON.parse(text(CHECKS)));

const statementName = ({ file, title }: Statement) => `${file}: ${normalizeLine(title)}`;
/** Returns the text of a statement without line breaks, and without dates, which are set anew after a check. */
const comparable = ({ text }: Statement) =>
  normalizeLine(normalizeLine(text).replace(new RegExp(AS_OF, 'giu'), ''));

/** Tells whether a statement has been checked as it is now, as a code and as a sentence for editors. */
export function stateOf(
  statement: Statement,
  checks: Checks,
): ['open' | 'stale' | 'checked', string] {
  const days = checks[statementName(statement)] ?? {};
  const day = days[comparable(statement)];
  const [earlier] = Object.values(days);
  if (day) return ['checked', `Geprüft am ${day}.`];
  return earlier
    ? ['stale', `Geändert seit der Prüfung am ${earlier}.`]
    : ['open', 'Noch nie geprüft.'];
}

/** Returns the record with a day for all statements that have some words in their file or title. */
export function tick(
  statements: readonly Statement[],
  checks: Checks,
  { words, day }: { words: string; day: string },
): Checks {
  const ticked = statements.filter((statement) => statementName(statement).includes(words));
  const days = [...Map.groupBy(ticked, statementName)].map(([name, own]) => [
    name,
    Object.fromEntries(own.map((statement) => [comparable(statement), day])),
  ]);
  return { ...checks, ...Object.fromEntries(days) };
}

/** Returns the list for the lawyer: by file each statement with its text, its line and the day of its check. */
export function legalList(statements: readonly Statement[], checks: Checks): string {
  const open = statements.filter((statement) => stateOf(statement, checks)[0] !== 'checked').length;
  const item = (statement: Statement) => {
    const { file, line, title, text } = statement;
    const [, state] = stateOf(statement, checks);
    const place = `${file}, Zeile ${line}. ${state}`;
    return [title, text, place].map(normalizeLine).join('\n    ');
  };
  return [
    `Aussagen zum Recht: ${statements.length}, davon offen: ${open}`,
    'Ist eine geprüft: npm run check:legal -- --done "Worte aus Überschrift oder Name der Datei"',
    ...[...Map.groupBy(statements, ({ file }) => file)].flatMap(([file, own]) => [
      file,
      ...own.map(item),
    ]),
  ].join('\n\n');
}

/** Rule: counts the statements about law that nobody has checked as they are now. */
export function findUncheckedLaw(checkout: Checkout): Finding[] {
  const checks = checksOf(checkout);
  const states = findStatements(checkout).map((statement) => stateOf(statement, checks)[0]);
  const open = states.filter((state) => state !== 'checked').length;
  if (open === 0) return [];
  const stale = states.filter((state) => state === 'stale').length;
  const count = `${open} von ${states.length}, geändert seit der Prüfung: ${stale}`;
  const text = `Offene Aussagen zum Recht: ${count}. Der Befehl druckt sie.`;
  return [{ who: 'lawyer', file: 'npm run check:legal', text }];
}
