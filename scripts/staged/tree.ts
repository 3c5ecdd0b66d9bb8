import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { ROOT } from '../setup/child.mjs';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** Paths of what is staged, as far as it still exists. */
export const stagedFiles = (): string[] =>
  git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z').split('\0').filter(Boolean);

/** What git keeps beside its own files: no tool looks there by itself, and it goes with the clone. */
const keep = (name: string) => resolve(ROOT, git('rev-parse', '--git-path', name).trim());

/**
 * The project as the commit will have it, beside the working tree: of a file that is staged in part,
 * what is staged, and nothing of what was never added. The working tree is left alone.
 */
export function stagedTree() {
  const folder = keep('staged');
  rmSync(folder, { recursive: true, force: true });
  git('checkout-index', '--all', `--prefix=${folder}${sep}`);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // The types of the content collections, which Astro writes.
  const types = join(ROOT, '.astro');
  if (existsSync(types)) cpSync(types, join(folder, '.astro'), { recursive: true });
  /** Kept between commits, so that only what changed is looked at. */
  return { folder, buildInfo: keep('staged.tsbuildinfo') };
}
