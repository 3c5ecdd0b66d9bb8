import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Collection } from '../../src/content-reader/content-files.ts';
import type { Code } from '../../src/content-reader/messages.ts';
import { createReader } from '../../src/content-reader/reader.ts';
import type { Problem } from '../../src/lib/build/problems.ts';

/** Expects German sentences with their facts as the text of each problem, and returns the problems. */
export function expectGerman(problems: Problem[]): Problem[] {
  for (const { text } of problems) {
    expect(text).toMatch(/[.?]$/);
    expect(text).not.toMatch(
      /undefined|NaN|\[object|\b(?:[Ee]xpected|[Ii]nvalid|[Ii]nput|must|the)\b/,
    );
  }
  return problems;
}

/** A problem of this kind in this line. */
export const problemAt = (line: number, code: Code): unknown =>
  expect.objectContaining({ line, code });

/** An empty project for each test of a file. */
export function emptyProject() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return {
    root: () => folder,
    write(file: string, content: string | Uint8Array) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    /** The problems of a collection, with German messages. */
    problemsOf(collection: Collection) {
      const read = createReader(folder);
      return expectGerman(read(collection).problems);
    },
    /** Runs one of our scripts there, as an npm script does. */
    run: (script: string, ...args: string[]) =>
      spawnSync(process.execPath, [resolve(script), ...args], { cwd: folder, encoding: 'utf8' }),
  };
}

/** A project with a copy of the content, and with the pictures that it names. */
export function projectWithContent() {
  const { root, write } = emptyProject();
  beforeEach(() => {
    cpSync('src/content', join(root(), 'src/content'), { recursive: true });
    symlinkSync(resolve('src/assets'), join(root(), 'src/assets'));
    symlinkSync(resolve('public'), join(root(), 'public'));
  });
  return { root, write };
}
