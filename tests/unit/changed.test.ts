import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { changeDates } from '../../scripts/build/changed.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'changed-'));
  folders.push(path);
  return path;
};

const write = (root: string, file: string, text: string) => {
  mkdirSync(dirname(join(root, 'src/content', file)), { recursive: true });
  writeFileSync(join(root, 'src/content', file), text);
};

const git = (root: string, day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });

function repository(): string {
  const root = folder();
  git(root, '2026-01-01', 'init', '-q');
  for (const [day, file] of [
    ['2026-02-03', 'kontakt.json'],
    ['2026-04-05', 'faq/kontakt.json'],
    ['2026-06-07', 'startseite.json'],
  ] as const) {
    write(root, file, '{}');
    git(root, day, 'add', '.');
    git(root, day, 'commit', '-qm', file);
  }
  return root;
}

test('a page changed when the last of its files was committed', () => {
  const changedOn = changeDates(repository());
  expect(changedOn('/kontakt')).toBe('2026-04-05');
  expect(changedOn('/')).toBe('2026-06-07');
});

test('an article changed on the day that it says', () => {
  const root = folder();
  write(root, 'ratgeber/wahltag.mdx', '---\ntitle: Wahltag\nupdated: 2026-03-04\n---\n');
  expect(changeDates(root)('/wahltag')).toBe('2026-03-04');
});

test('nothing is said without a history, in a shallow one, and of pages unknown to it', () => {
  expect(changeDates(folder())('/kontakt')).toBeUndefined();
  expect(changeDates(repository())('/team')).toBeUndefined();
  const shallow = join(folder(), 'clone');
  const from = `file://${repository()}`;
  git(tmpdir(), '2026-08-09', 'clone', '-q', '--depth', '1', from, shallow);
  expect(changeDates(shallow)('/kontakt')).toBeUndefined();
});
