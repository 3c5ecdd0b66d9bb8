/** Lists what must be done before a public deploy. The exit code is 1 until nothing but notes is left. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasQueue, WORKER_CONFIG, WRANGLER } from '../outbox.ts';
import { readSoundPublication } from '../publication.ts';
import { findAll, report } from './report.ts';
import { namesIn } from './settings.ts';

/** The names that a command of wrangler lists; undefined if it fails, for example without an account. */
function secretNames(...command: string[]): string[] | undefined {
  const { status, stdout } = spawnSync(process.execPath, [WRANGLER, ...command], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  return status === 0 ? namesIn(stdout) : undefined;
}

// Node's own option would report a missing file in English.
if (existsSync('.dev.vars')) process.loadEnvFile('.dev.vars');
const publication = readSoundPublication('.');
const findings = findAll({
  ...publication,
  settings: process.env,
  secrets: secretNames('pages', 'secret', 'list'),
  workerSecrets: secretNames('secret', 'list', '--config', WORKER_CONFIG),
  hasQueue: hasQueue(),
});
console.log(report(findings));
if (findings.some(({ isNote }) => !isNote)) process.exitCode = 1;
