import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

export const OUTBOX_CONFIG = 'workers/outbox/wrangler.toml';
const FUNCTION = 'functions/api/send-contact-email.ts';

/** Whether the Pages project hands requests to the queue. */
export const hasQueue = (pagesConfig: string): boolean => /^binding = "OUTBOX"$/m.test(pagesConfig);

/** With the lines that wait for a queue. */
const withQueue = (pagesConfig: string): string =>
  pagesConfig.replace(/^# (?=\[\[queues|queue = |binding = )/gm, '');

/**
 * Writes a folder from which `wrangler pages dev` serves the built site with queue and Worker, whatever
 * is configured for the public: wrangler takes the configuration of the Pages project from where it is
 * started, and settings on its command line do not reach a second Worker.
 *
 * @returns what follows `pages dev` in a wrangler that is started in the folder
 */
export function localOutbox(folder: string, settings: Readonly<Record<string, string>>): string[] {
  const toRoot = relative(folder, ROOT).replaceAll('\\', '/');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'functions/api'), { recursive: true });
  write(FUNCTION, `export { onRequest } from '../../${toRoot}/${FUNCTION}';\n`);
  write(
    'wrangler.toml',
    withQueue(read('wrangler.toml')).replace(
      /^(pages_build_output_dir = )"(.+)"$/m,
      `$1"${toRoot}/$2"`,
    ),
  );
  const variables = Object.entries(settings).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}\n`,
  );
  write(
    'outbox.toml',
    `${read(OUTBOX_CONFIG).replace(/^main = "(.+)"$/m, `main = "${toRoot}/workers/outbox/$1"`)}
[vars]
${variables.join('')}`,
  );
  return ['-c', 'wrangler.toml', '-c', 'outbox.toml'];
}
