import { isoDay } from '../../src/lib/format.ts';
import { fill, normalizeLine } from '../../src/lib/text.ts';
import { AS_OF } from './dates.ts';
import { checksumOf, type Statement, stateOf } from './statements.ts';

/** Regulations by their number or name, and abbreviations such as `KI-VO`, `PartG` and `StVO`. */
const LAW =
  /Verordnung \(EU\) \d{4}\/\d+|[\w-]+-(?:VO|Verordnung)\b|(?:[A-Z][a-z]+ )+Act\b|\b(?!(?:PNG|SVG)\b)[A-Z][A-Za-z]+[BGOV]\b/g;

/** A statement with all that a lawyer and an editor need. */
function item(statement: Statement, day: string): string {
  const title = normalizeLine(statement.title);
  const text = normalizeLine(statement.text);
  const [state, words] = stateOf(statement);
  const laws = [...new Set(`${title} ${text}`.match(LAW))].join(', ') || 'keins genannt';
  const remedy = fill(statement.remedy, { tick: `${day} ${checksumOf(statement)}` });
  const [, month, year] = AS_OF.exec(text) ?? [];
  const read = month ? `${month} ${year}` : 'ohne Datum';
  const sources = statement.sources?.length ? statement.sources.join('; ') : 'keine verlinkt';
  const lines = [
    ...[title, text, `Recht: ${laws}. ${statement.place}. ${words}`],
    `Gelesen: ${read}. Quelle: ${sources}. Zu bestätigen: Anwältin.`,
  ];
  return [...lines, ...(state === 'checked' ? [] : [`Ist es geprüft: ${remedy}`])].join('\n    ');
}

/** The statements about law by file. */
export function legalList(statements: readonly Statement[], today: Date): string {
  const open = statements.filter((statement) => stateOf(statement)[0] !== 'checked').length;
  const files = Map.groupBy(statements, ({ place }) => place.split(', ')[0]);
  return [
    `Aussagen zum Recht: ${statements.length}, davon offen: ${open}`,
    ...[...files].flatMap(([file, own]) => [
      `${file}`,
      ...own.map((each) => item(each, isoDay(today))),
    ]),
  ].join('\n\n');
}
