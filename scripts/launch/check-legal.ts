/**
 * Prints all statements about law, for the lawyer who checks them. `--done` with words of a title or
 * the name of a file notes that these statements are checked.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isoDay } from '../../src/lib/format.ts';
import { CHECKS, checksOf, legalList, tick } from './checked.ts';
import { openCheckout } from './checkout.ts';
import { requireContent } from './require-content.ts';
import { findStatements } from './statements.ts';

requireContent('.');
const checkout = openCheckout('.', { settings: {}, secrets: undefined });
const statements = findStatements(checkout);
const { done: words } = parseArgs({ options: { done: { type: 'string' } } }).values;
let checks = checksOf(checkout);
if (words) {
  checks = tick(statements, checks, { words, day: isoDay(checkout.today) });
  writeFileSync(CHECKS, `${JSON.stringify(checks, null, 2)}\n`);
}
console.log(legalList(statements, checks));
