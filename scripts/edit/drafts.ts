import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURES } from './files.ts';
import { contentFile, contentPaths } from './paths.ts';
import { toDraft } from './write/file.ts';

const PICTURE = /!\[[^\]]*\]\(\s*<?\.\/([\w-]+\.(?:avif|jpe?g|png|webp))/g;

/**
 * The content as Keystatic can read it, in a folder of its own: Keystatic knows neither lists as
 * files nor fields that may be missing, nor comments in a text. The files of the project stay the
 * truth; what lies here is made from them at every start.
 */
export class Drafts {
  readonly folder: string;
  readonly #root: string;
  /** What each draft was made from. */
  readonly #sources = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
    this.folder = join(root, '.astro/bearbeiten');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes anew what changed since the last time, whoever changed it. */
  refresh(): void {
    const paths = contentPaths(this.#root);
    for (const path of this.#sources.keys()) if (!paths.includes(path)) this.#remove(path);
    for (const path of paths) {
      const source = readFileSync(join(this.#root, path), 'utf8');
      const made = this.#sources.get(path) === source && existsSync(join(this.folder, path));
      if (made) continue;
      this.#write(path, this.#draft(path, source));
      this.#pictures(path, source);
      this.#sources.set(path, source);
    }
  }

  /** Whether a file was changed by other means since its form was last asked for. */
  isOutdated(path: string): boolean {
    const known = this.#sources.get(path);
    const file = join(this.#root, path);
    return known !== undefined && (!existsSync(file) || readFileSync(file, 'utf8') !== known);
  }

  /** A file that cannot be read stays as it is: Keystatic then shows no form that would overwrite it. */
  #draft(path: string, source: string): string {
    const file = contentFile(path);
    try {
      return file ? toDraft(file, source) : source;
    } catch {
      return `Diese Datei ist nicht lesbar. Was daran falsch ist, steht auf der Seite daneben. ${path}`;
    }
  }

  #pictures(path: string, source: string): void {
    const { name } = contentFile(path) ?? {};
    for (const [, picture = ''] of path.endsWith('.mdx') ? source.matchAll(PICTURE) : []) {
      const from = join(this.#root, dirname(path), picture);
      const to = join(this.folder, PICTURES, name ?? '', picture);
      if (!existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
    }
  }

  #write(path: string, text: string): void {
    const target = join(this.folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  #remove(path: string): void {
    this.#sources.delete(path);
    rmSync(join(this.folder, path), { force: true });
  }
}
