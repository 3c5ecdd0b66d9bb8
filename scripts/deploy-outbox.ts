/** Deploys the Worker with the watch, and with the outbox if the Pages project has a queue (docs/deploy.md). */
import { spawnSync } from 'node:child_process';
import { deployableWorker } from './outbox.ts';

const args = ['deploy', '--config', deployableWorker('.wrangler/deploy-outbox')];
const program = 'node_modules/wrangler/bin/wrangler.js';
process.exitCode =
  spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 1;
