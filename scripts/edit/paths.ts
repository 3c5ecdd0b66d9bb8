import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { ENTRIES, type Folder, pathOf, PICTURES } from './files.ts';
import type { ContentFile } from './write/file.ts';

/** Folder of the articles, beside which their pictures lie. */
const ARTICLES = 'src/content/ratgeber';

const PICTURE = new RegExp(`^${PICTURES}/[^/\\\\]+/([\\w-]+\\.(?:avif|jpe?g|png|webp))$`);

/** Where a picture of an article really lies; undefined where a path is none of a picture. */
export function pictureFile(path: string): string | undefined {
  const [, file] = PICTURE.exec(path) ?? [];
  return file && `${ARTICLES}/${file}`;
}

const folderOf = (path: string): Folder | undefined =>
  ENTRIES.find(
    (entry): entry is Folder => 'folder' in entry && pathOf(entry, nameOf(path)) === path,
  );

const nameOf = (path: string) => basename(path).replace(/\.[^.]+$/, '');

/** What a path within the project is; undefined for what is not edited with forms. */
export function contentFile(path: string): ContentFile | undefined {
  const single = ENTRIES.find((entry) => 'file' in entry && pathOf(entry) === path);
  const entry = single ?? folderOf(path);
  return entry && { entry, name: nameOf(path) };
}

/** Paths of all files that are edited with forms. */
export function contentPaths(root: string): string[] {
  return ENTRIES.flatMap((entry) =>
    'file' in entry
      ? [pathOf(entry)]
      : globSync(pathOf(entry, '*'), { cwd: root }).map((path) => path.replaceAll('\\', '/')),
  );
}
