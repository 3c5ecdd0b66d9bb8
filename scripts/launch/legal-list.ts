import { normalizeLine } from '../../src/lib/text.ts';
import { AS_OF } from './dates.ts';
import { type Checks, type Statement, stateOf } from './statements.ts';

/** Regulations by their number or name, and abbreviations such as `KI-VO`, `PartG` and `StVO`. */
const LAW =
  /Verordnung \(EU\) \d{4}\/\d+|[\w-]+-(?:VO|Verordnung)\b|(?:[A-Z][a-z]+ )+Act\b|\b(?!(?:PNG|SVG)\b)[A-Z][A-Za-z]+[BGOV]\b/g;

/** A statement with all that a lawyer needs. */
function item(statement: Statement, checks: Checks): string {
  const title = normalizeLine(statement.title);
  const text = normalizeLine(statement.text);
  const [, state] = stateOf(statement, checks);
  const laws = [...new Set(`${title} ${text}`.match(LAW))].join(', ') || 'keins genannt';
  const [, month, year] = AS_OF.exec(text) ?? [];
  const read = month ? `${month} ${year}` : 'ohne Datum';
  const sources = statement.sources?.length ? statement.sources.join('; ') : 'keine verlinkt';
  return [
    ...[title, text, `Recht: ${laws}. ${statement.place}. ${state}`],
    `Gelesen: ${read}. Quelle: ${sources}. Zu bestätigen: Anwältin.`,
  ].join('\n    ');
}

/** The statements about law by file. */
export function legalList(statements: readonly Statement[], checks: Checks): string {
  const open = statements.filter((statement) => stateOf(statement, checks)[0] !== 'checked').length;
  const files = Map.groupBy(statements, ({ file }) => file);
  return [
    `Aussagen zum Recht: ${statements.length}, davon offen: ${open}`,
    'Ist eine geprüft: npm run check:legal -- --done "Worte aus Überschrift oder Name der Datei"',
    ...[...files].flatMap(([file, own]) => [file, ...own.map((each) => item(each, checks))]),
  ].join('\n\n');
}
