import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages of a build by their files (`team.html`), for all who look at them once it is done. Kept
 * as they are drawn, so that nobody has to read them from the disk.
 */
export class BuiltPages {
  readonly #drawn = new Map<string, string>();
  readonly #listeners: ((html: string) => void)[] = [];

  /** Keeps a page as it is written. */
  keep(file: string, html: string): void {
    this.#drawn.set(file, html);
    for (const listener of this.#listeners) listener(html);
  }

  /** Runs for each page as soon as it is drawn. */
  whenDrawn(listener: (html: string) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * All pages of the build in the order of the alphabet, those included that were not drawn but
   * copied.
   *
   * @param folder where the build has put them
   */
  *in(folder: string): Generator<[file: string, html: string]> {
    for (const path of globSync('**/*.html', { cwd: folder }).sort()) {
      const file = path.replaceAll('\\', '/');
      yield [file, this.#drawn.get(file) ?? readFileSync(join(folder, path), 'utf8')];
    }
  }
}
