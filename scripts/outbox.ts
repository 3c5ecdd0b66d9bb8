import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { experimental_readRawConfig, type Unstable_RawConfig } from 'wrangler';

const ROOT = join(import.meta.dirname, '..');
/** The program that runs and deploys Function and Worker. */
export const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const PAGES_CONFIG = 'wrangler.toml';
/** The configuration of the Worker with the outbox and the watch. */
export const WORKER_CONFIG = 'workers/outbox/wrangler.toml';
const WORKER = 'workers/outbox/index.ts';
const FUNCTION = 'functions/api/send-contact-email.ts';

/**
 * The settings in a configuration file of wrangler. wrangler documents no function that reads one: this one is the
 * export of 4.151.0 that fills in no defaults (https://github.com/cloudflare/workers-sdk/pull/7573). An update that
 * changes it turns tests/repo/deploy.test.ts red.
 */
export const readConfig = (file: string): Unstable_RawConfig =>
  experimental_readRawConfig({ config: resolve(ROOT, file) }).rawConfig;

const producersIn = ({ queues }: Unstable_RawConfig) =>
  (queues?.producers ?? []).filter(({ binding }) => binding === 'OUTBOX');

/** Whether a configuration binds the queue of the outbox. The default is the configuration of the Pages project. */
export const hasQueue = (file = PAGES_CONFIG): boolean => producersIn(readConfig(file)).length > 0;

/** A path from one folder to another, as a configuration writes it. */
const pathFrom = (folder: string, target: string) =>
  relative(folder, join(ROOT, target)).replaceAll('\\', '/');

/** Writes a configuration as JSON, and gives its path. */
function writeConfig(folder: string, name: string, config: Unstable_RawConfig): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * The configuration file with which the Worker is deployed. If the Pages project has no queue, the file is written into
 * the folder and names no queue either: only the watch remains.
 */
export function deployableWorker(folder: string, pagesConfig?: string): string {
  if (hasQueue(pagesConfig)) return WORKER_CONFIG;
  const { queues: _, ...watchAlone } = readConfig(WORKER_CONFIG);
  return writeConfig(folder, 'worker.json', { ...watchAlone, main: pathFrom(folder, WORKER) });
}

/** A setting as a line of `.dev.vars`. The value may contain quotation marks, but not the backtick that encloses it. */
function settingLine([name, value]: [name: string, value: string]): string {
  if (value.includes('`')) throw new Error(`${name} enthält das Zeichen \`. Nimm einen Wert ohne.`);
  return `${name}=\`${value}\`\n`;
}

/**
 * Writes a folder from which `wrangler pages dev` serves the built site with queue and Worker, even if the public site
 * has no queue. It needs a folder, because wrangler reads the configuration of the Pages project where it is started,
 * and settings on its command line do not reach a second Worker.
 *
 * @param settings of the Function and of the Worker
 * @returns the arguments after `pages dev` for a wrangler that is started in the folder
 * @throws if the value of a setting contains a backtick
 */
export function localOutbox(folder: string, settings: Record<string, string>): string[] {
  const worker = readConfig(WORKER_CONFIG);
  writeConfig(folder, 'worker.json', { ...worker, main: pathFrom(folder, WORKER) });
  writeConfig(folder, 'wrangler.json', {
    ...readConfig(PAGES_CONFIG),
    pages_build_output_dir: pathFrom(folder, 'dist'),
    queues: { producers: producersIn(worker) },
  });
  // Function and Worker read this file. On a command line and in a configuration wrangler would show every value.
  const lines = Object.entries(settings).map(settingLine);
  writeFileSync(join(folder, '.dev.vars'), lines.join(''), { mode: 0o600 });
  const functions = join(folder, 'functions/api');
  mkdirSync(functions, { recursive: true });
  const source = `export { onRequest } from '${pathFrom(functions, FUNCTION)}';\n`;
  writeFileSync(join(functions, basename(FUNCTION)), source);
  return ['-c', 'wrangler.json', '-c', 'worker.json'];
}
