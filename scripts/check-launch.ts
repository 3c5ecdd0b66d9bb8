/**
 * Lists what stands between this checkout and a public deploy; exit code 1 while there is anything.
 * With `--online` it also opens every external link.
 */
import { openCheckout } from './launch/checkout.ts';
import { findDeadLinks } from './launch/online.ts';
import { findAll } from './launch/rules.ts';
import { ROOT } from './setup/child.mjs';

const checkout = openCheckout(ROOT, process.env);
const findings = [
  ...findAll(checkout),
  ...(process.argv.includes('--online') ? await findDeadLinks(checkout) : []),
];

for (const { place, text } of findings) console.log(`${place}\n    ${text}`);

if (findings.length > 0) {
  console.log(
    `\n${findings.length} ${findings.length === 1 ? 'Punkt ist' : 'Punkte sind'} vor dem Start offen. ` +
      'Ersetze einen Platzhalter überall, wo er steht, und streich dann sein Feld aus „placeholders“.',
  );
  process.exitCode = 1;
} else {
  console.log('Kein Platzhalter und keine offene Einstellung: bereit für die Öffentlichkeit.');
}
