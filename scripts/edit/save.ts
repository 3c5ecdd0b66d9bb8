import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { mistakes } from '../../src/lib/mistakes.ts';
import { inWordsOfForm } from './form/labels.ts';
import { contentFile, pictureFile } from './paths.ts';
import { type ContentFile, fromDraft } from './write/file.ts';
import { problemsOf } from './write/problems.ts';

/** What Keystatic sends when someone saves or deletes. */
export const updateSchema = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
});
type Update = z.infer<typeof updateSchema>;

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

interface Text {
  path: string;
  file: ContentFile;
  source: string;
}

interface Picture {
  path: string;
  bytes: Buffer;
}

const REMEDY_NAME =
  'Dieser Dateiname ist nicht erlaubt. Bilder heißen zum Beispiel plakat-am-bauzaun.jpg.';
const REMEDY_TAKEN =
  'Ein anderes Bild mit diesem Namen gibt es schon. Gib deinem einen anderen Namen.';

function pictureOf(root: string, path: string, bytes: Buffer): Picture {
  const target = pictureFile(path);
  if (!target) throw mistakes(path, [REMEDY_NAME]);
  const present = join(root, target);
  if (existsSync(present) && !readFileSync(present).equals(bytes)) {
    throw mistakes(target, [REMEDY_TAKEN]);
  }
  return { path: target, bytes };
}

/** What a save asks for, as the files are to hold it. */
async function requested(root: string, update: Update) {
  const texts: Text[] = [];
  const pictures: Picture[] = [];
  for (const { path, contents } of update.additions) {
    const bytes = Buffer.from(contents, 'base64');
    const file = contentFile(path);
    if (!file) {
      pictures.push(pictureOf(root, path, bytes));
      continue;
    }
    const old = read(join(root, formerPath(file, path, update)));
    texts.push({ path, file, source: await fromDraft(file, bytes.toString('utf8'), old) });
  }
  return { texts, pictures };
}

function check(root: string, texts: readonly Text[]): void {
  for (const { path, file, source } of texts) {
    const problems = problemsOf(root, file, path, source);
    if (problems.length > 0) throw mistakes(path, problems.map(inWordsOfForm));
  }
}

/**
 * Writes what Keystatic saved into the files of the project.
 *
 * @throws with German sentences where a file would be wrong; then nothing is written
 */
export async function save(root: string, update: Update): Promise<void> {
  const { texts, pictures } = await requested(root, update);
  const added = pictures.filter(({ path }) => !existsSync(join(root, path)));
  // Pictures first: an article that names one is wrong without it.
  for (const { path, bytes } of added) write(root, path, bytes);
  try {
    check(root, texts);
  } catch (error) {
    for (const { path } of added) rmSync(join(root, path));
    throw error;
  }
  for (const { path, source } of texts) write(root, path, source);
  for (const { path } of update.deletions) {
    // A picture stays: another article may show it too.
    if (contentFile(path)) rmSync(join(root, path), { force: true });
  }
}
