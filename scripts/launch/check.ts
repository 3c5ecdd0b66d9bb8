/** Lists what stands between this checkout and a public deploy; exit code 1 while there is anything. */
import { spawnSync } from 'node:child_process';
import { openCheckout } from './checkout.ts';
import { findAll } from './rules.ts';

/** Undefined without an account: then wrangler ends with an error. */
function productionSecrets(): string[] | undefined {
  const args = ['node_modules/wrangler/bin/wrangler.js', 'pages', 'secret', 'list'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (status !== 0) return undefined;
  return [...stdout.matchAll(/^ {2}- (\w+): /gm)].map(([, name = '']) => name);
}

const findings = findAll(openCheckout(process.cwd(), process.env, productionSecrets()));
for (const { place, text } of findings) console.log(`${place}\n    ${text}`);
if (findings.length > 0) {
  console.log(
    `\nVor dem Start offen: ${findings.length}. Ersetze einen Platzhalter überall, wo er steht, ` +
      'und streich dann sein Feld aus „placeholders“.',
  );
  process.exitCode = 1;
} else {
  console.log('Kein Platzhalter und keine offene Einstellung: bereit für die Öffentlichkeit.');
}
