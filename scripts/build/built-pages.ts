import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages of a build by their files (`team.html`), in the order of the alphabet. Each is read from
 * the disk once for all that is done to it after the build, and written when it is changed.
 */
export class BuiltPages {
  readonly #html = new Map<string, string>();
  #folder = '';

  /** @param folder where the build has put them */
  in(folder: string): ReadonlyMap<string, string> {
    if (folder !== this.#folder) {
      this.#folder = folder;
      this.#html.clear();
      for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
        this.#html.set(file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8'));
      }
    }
    return this.#html;
  }

  /** Writes every page that `change` gives back different. */
  change(folder: string, change: (html: string, file: string) => string): void {
    for (const [file, html] of this.in(folder)) {
      const changed = change(html, file);
      if (changed === html) continue;
      writeFileSync(join(folder, file), changed);
      this.#html.set(file, changed);
    }
  }
}
