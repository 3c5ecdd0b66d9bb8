/** Deploys the Worker with the watch, and with the outbox if the Pages project has a queue (docs/deploy.md). */
import { spawnSync } from 'node:child_process';
import { deployableWorker, WRANGLER } from './outbox.ts';

const args = [WRANGLER, 'deploy', '--config', deployableWorker('.wrangler/deploy-outbox')];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
