/**
 * The built site and the Function in workerd, as in production, with the mailbox instead of Postmark.
 * `npm run preview -- --port 9000` for another port.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startMailbox } from './mailbox/server.ts';
import { exitCode, ROOT, run, TOOLS } from './setup/child.mjs';
import {
  hasGatedCards,
  localBuildSettings,
  localSettings,
  MAILBOX_PORT,
  readDevVars,
} from './settings.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8788' } } });

const devVars = readDevVars(join(ROOT, '.dev.vars'));

if (existsSync(join(ROOT, 'dist/index.html')) && hasGatedCards(join(ROOT, 'dist'))) {
  console.log('Serving dist/ as it is; "npm run build" builds it anew.');
} else {
  const env = { ...process.env, ...localBuildSettings(process.env, devVars) };
  const code = exitCode(await run(process.execPath, [TOOLS.astro, 'build'], { env }));
  if (code !== 0) process.exit(code);
}

const mailbox = await startMailbox({ port: MAILBOX_PORT });

// For wrangler, a binding on the command line wins over .dev.vars, which it reads by itself. All of
// them are given, because the order here is another: environment, .dev.vars, defaults.
const settings = localSettings(process.env, devVars);
const bindings = Object.entries(settings).map(([name, value]) => `--binding=${name}=${value}`);

console.log(`Site     http://localhost:${values.port}`);
console.log(`Mailbox  ${mailbox.url}`);

const serve = [TOOLS.wrangler, 'pages', 'dev', 'dist', '--port', values.port];
// The debugger takes any free port, so that a second preview can run beside the first.
const quiet = ['--inspector-port=0', '--show-interactive-dev-session=false'];
const end = await run(process.execPath, [...serve, ...quiet, ...bindings]);
await mailbox.close();
process.exitCode = exitCode(end);
