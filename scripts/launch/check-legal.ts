/** Prints all statements about law: for the lawyer who checks them, and for whoever notes that. */
import { openCheckout } from './checkout.ts';
import { legalList } from './legal-list.ts';
import { findStatements } from './statements.ts';

const checkout = openCheckout(process.cwd(), process.env, undefined);
console.log(legalList(findStatements(checkout), checkout.today));
