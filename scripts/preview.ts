/**
 * Builds the site and serves it with the Function and the outbox in workerd, as in production, and with the local
 * mailbox in place of Postmark. `npm run preview -- --port 9000` uses another port.
 */
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { functionSettings, mailboxPort, useDevelopmentSettings } from './development-settings.ts';
import { startMailbox } from './mailbox/server.ts';
import { localOutbox, WRANGLER } from './outbox.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8788' } } });

useDevelopmentSettings(process.env);
const build = ['node_modules/astro/bin/astro.mjs', 'build'];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const mailbox = await startMailbox({ port: mailboxPort(process.env) });
console.log(`Site     http://localhost:${values.port}\nMailbox  ${mailbox.url}`);

const folder = join(import.meta.dirname, `../.wrangler/preview-${values.port}`);
const outbox = localOutbox(folder, functionSettings(process.env));
const wrangler = spawn(
  process.execPath,
  [
    WRANGLER,
    'pages',
    'dev',
    ...outbox,
    `--port=${values.port}`,
    // The debugger takes any free port, so that a second preview can run beside the first.
    '--inspector-port=0',
    '--show-interactive-dev-session=false',
  ],
  { stdio: 'inherit', cwd: folder, env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => wrangler.kill());
}
wrangler.on('exit', async (code) => {
  // The folder holds the settings, secrets included.
  rmSync(folder, { recursive: true, force: true });
  await mailbox.close();
  process.exit(code ?? 1);
});
