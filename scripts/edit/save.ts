import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { mistakes } from '../../src/lib/mistakes.ts';
import { contentFile, pictureFile } from './paths.ts';
import { type ContentFile, fromDraft } from './write/file.ts';
import { problemsOf } from './write/problems.ts';

/** What Keystatic sends when someone saves or deletes. */
export const updateSchema = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
});
type Update = z.infer<typeof updateSchema>;

const textOf = (contents: string) => Buffer.from(contents, 'base64').toString('utf8');

const read = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;

function write(root: string, path: string, content: string | Uint8Array): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** An entry that gets another name is deleted and made: it keeps the layout that it had. */
function formerPath(file: ContentFile, path: string, { deletions }: Update): string {
  const former = deletions.find(({ path: other }) => contentFile(other)?.entry === file.entry);
  return former?.path ?? path;
}

/**
 * Writes what Keystatic saved into the files of the project.
 *
 * @throws with German sentences where a file would be wrong; then no text is written
 */
export async function save(root: string, update: Update): Promise<void> {
  const ready: [path: string, content: string | Uint8Array][] = [];
  for (const { path, contents } of update.additions) {
    const file = contentFile(path);
    if (file) {
      const old = read(join(root, formerPath(file, path, update)));
      const source = await fromDraft(file, textOf(contents), old);
      ready.push([path, source]);
      continue;
    }
    const picture = pictureFile(path);
    if (!picture)
      throw mistakes(path, [
        'Dieser Dateiname ist nicht erlaubt. Bilder heißen zum Beispiel plakat-am-bauzaun.jpg.',
      ]);
    ready.push([picture, Buffer.from(contents, 'base64')]);
  }
  // Pictures first: an article that names one is wrong without it.
  for (const [path, content] of ready) if (typeof content !== 'string') write(root, path, content);
  for (const [path, content] of ready) {
    const file = contentFile(path);
    const problems =
      file && typeof content === 'string' ? problemsOf(root, file, path, content) : [];
    if (problems.length > 0) throw mistakes(path, problems);
  }
  for (const [path, content] of ready) if (typeof content === 'string') write(root, path, content);
  for (const { path } of update.deletions) {
    // A picture stays: another article may show it too.
    if (contentFile(path)) rmSync(join(root, path), { force: true });
  }
}
