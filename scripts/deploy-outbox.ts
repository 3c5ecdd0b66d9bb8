/** Deploys the outbox Worker where the Pages project hands requests to its queue (docs/deploy.md). */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasQueue, OUTBOX_CONFIG } from './outbox.ts';

if (hasQueue(readFileSync('wrangler.toml', 'utf8'))) {
  const args = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--config', OUTBOX_CONFIG];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log('Ohne Postausgang: wrangler.toml nennt keine Warteschlange (docs/deploy.md).');
}
