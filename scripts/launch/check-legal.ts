/** Prints the statements about law that a lawyer has to check. */
import { readSoundPublication } from '../publication.ts';
import { findStatements } from './law.ts';

const statements = findStatements(readSoundPublication('.'));
console.log(`Aussagen zum Recht: ${statements.length}`);
for (const { file, line, title, text } of statements)
  console.log(`\n${title}\n${file}, Zeile ${line}\n${text}`);
