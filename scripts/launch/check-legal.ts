/**
 * Prints the statements about law that a lawyer has yet to check. `--done` with words of a title or the name of a file
 * notes that these are checked.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isoDay } from '../../src/lib/day.ts';
import { openSoundCheckout } from '../checkout.ts';
import { findStatements } from './law.ts';
import { CHECKED_LAWS, openStatements, readCheckedLaws, withDone } from './record.ts';

const checkout = openSoundCheckout('.');
const statements = findStatements(checkout);
const { done: words } = parseArgs({ options: { done: { type: 'string' } } }).values;
let record = readCheckedLaws(checkout);
if (words) {
  record = withDone(record, statements, { words, day: isoDay(checkout.today) });
  writeFileSync(CHECKED_LAWS, `${JSON.stringify(record, null, 2)}\n`);
}
const open = openStatements(statements, record);
console.log(`Offene Aussagen zum Recht: ${open.length} von ${statements.length}`);
if (!words) {
  console.log(
    'Ist eine geprüft: npm run check:legal -- --done "Worte aus Überschrift oder Name der Datei"',
  );
  for (const { file, line, title, text } of open)
    console.log(`\n${title}\n${file}, Zeile ${line}\n${text}`);
}
