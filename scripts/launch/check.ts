/** Lists what stands between this checkout and a public deploy; exit code 1 while there is anything. */
import { spawnSync } from 'node:child_process';
import { openCheckout } from './checkout.ts';
import { report } from './report.ts';
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
console.log(report(findings));
if (findings.length > 0) process.exitCode = 1;
