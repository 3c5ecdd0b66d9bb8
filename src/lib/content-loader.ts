import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import type { Entry, Source } from './content-files.ts';
import { contentError, formatProblems, type Problem, refuse } from './problems.ts';

/** Runs `update` now and, while the development server runs, after each change below a path. */
async function load(context: LoaderContext, path: string, update: () => Promise<void>) {
  const { config, logger, watcher } = context;
  await update();
  const place = join(fileURLToPath(config.root), path);
  watcher?.add(place);
  watcher?.on('all', (_, changed) => {
    if (!changed.startsWith(place)) return;
    update().catch((error: unknown) => logger.error(String(error)));
  });
}

/** Replaces what a collection holds. Astro renders the text of an MDX file when a page asks for it. */
async function fill(context: LoaderContext, entries: readonly Entry[]): Promise<void> {
  const { store, parseData, config, generateDigest } = context;
  const parsed = entries.map(async ({ id, file, body, data }) => ({
    id,
    data: await parseData({ id, data, filePath: join(fileURLToPath(config.root), file) }),
    filePath: file,
    ...(body !== undefined && { body, digest: generateDigest(body), deferredRender: true }),
  }));
  const ready = await Promise.all(parsed);
  store.clear();
  for (const entry of ready) store.set(entry);
}

/**
 * The content of the site. A build stops at the problems of all files together; the development
 * server goes on with what has none and says the rest on every page (`src/middleware.ts`).
 */
export class ContentLoader {
  readonly #sources: Source[] = [];
  /** All sources, which a build reads once. */
  #read: Map<Source, ReturnType<Source['read']>> | undefined;

  /** The loader of a collection. */
  loader(source: Source): Loader {
    this.#sources.push(source);
    return {
      name: 'content',
      load: (context) =>
        load(context, source.path, async () => {
          const root = fileURLToPath(context.config.root);
          const { entries } = context.watcher ? source.read(root) : this.#refuse(root, source);
          await fill(context, entries);
        }),
    };
  }

  /** A collection of one entry, `all`: the problems of the content, in words. */
  problems() {
    const schema = z.object({ text: z.string() });
    const loader: Loader = {
      name: 'content-problems',
      load: (context) =>
        load(context, 'src/content', async () => {
          const text = formatProblems(this.#find(fileURLToPath(context.config.root)));
          if (text) context.logger.error(text);
          context.store.set({ id: 'all', data: { text } });
        }),
    };
    return { loader, schema };
  }

  #find(root: string): Problem[] {
    return this.#sources.flatMap((source) => source.read(root).problems);
  }

  /** The entries of a source. Throws with the problems of all sources. */
  #refuse(root: string, source: Source): ReturnType<Source['read']> {
    const isFirst = !this.#read;
    this.#read ??= new Map(this.#sources.map((each) => [each, each.read(root)]));
    const problems = [...this.#read.values()].flatMap((each) => each.problems);
    if (isFirst) refuse(problems);
    if (problems.length > 0) throw contentError(problems);
    return this.#read.get(source) ?? source.read(root);
  }
}
