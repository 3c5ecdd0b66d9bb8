import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/child.mjs';

const ENDPOINT = 'functions/api/send-contact-email.ts';

/** A project with the endpoint and, for comparison, a Function that only answers. */
export function benchProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of ['functions/api', 'dist']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(ROOT, 'wrangler.toml'), join(folder, 'wrangler.toml'));
  cpSync(join(ROOT, 'public/_routes.json'), join(folder, 'dist/_routes.json'));
  // Copies: wrangler builds anew, and workerd starts anew, when a source changes meanwhile.
  for (const name of [ENDPOINT, 'src']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  write('functions/api/empty.ts', 'export const onRequest = () => Response.json({});\n');
  // What says that the site is up.
  write('dist/kontakt.html', '<!doctype html>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
