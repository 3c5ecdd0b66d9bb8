import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import type { ContentEntry, Contents, ContentSource } from './files.ts';
import { formatProblems, type Problem, refuse } from './problems.ts';

/** What a source holds now. The entries and the problems of all content share one reading. */
const read = new Map<ContentSource, Contents>();

/** Reads a source once until its files change. */
function contentsOf(source: ContentSource, root: string): Contents {
  const known = read.get(source) ?? source.read(root);
  read.set(source, known);
  return known;
}

/**
 * Runs `update` now and, while the development server runs, after each change below a path, and after each change
 * of a JSON file: it may leave out what others lead to (`parts.ts`).
 */
async function load(context: LoaderContext, path: string, update: () => Promise<void> | void) {
  const { config, logger, watcher } = context;
  await update();
  const root = fileURLToPath(config.root);
  const place = join(root, path);
  const content = join(root, 'src/content');
  watcher?.add(place);
  watcher?.on('all', (_, changed) => {
    const isJson = changed.startsWith(content) && changed.endsWith('.json');
    if (!isJson && !changed.startsWith(place)) return;
    read.clear();
    Promise.resolve(update()).catch((error: unknown) => logger.error(String(error)));
  });
}

/** Replaces what a collection holds. Astro renders the text of an MDX file when a page asks for it. */
async function fill(context: LoaderContext, entries: readonly ContentEntry[]): Promise<void> {
  const { store, parseData, config, generateDigest } = context;
  const parsed = entries.map(async ({ id, file, body, data, minutes, components }) => {
    const facts = body === undefined ? {} : { minutes, components };
    const filePath = join(fileURLToPath(config.root), file);
    return {
      id,
      data: await parseData({ id, data: { ...data, ...facts }, filePath }),
      filePath: file,
      ...(body !== undefined && { body, digest: generateDigest(body), deferredRender: true }),
    };
  });
  const ready = await Promise.all(parsed);
  store.clear();
  for (const entry of ready) store.set(entry);
}

/**
 * The loader of a collection. A build stops at the problems of all content; the development server
 * goes on with what has none and says the rest on every page (`src/middleware.ts`).
 */
export const contentLoader = (source: ContentSource): Loader => ({
  name: 'content',
  load: (context) =>
    load(context, source.path, () => {
      const root = fileURLToPath(context.config.root);
      return fill(context, contentsOf(source, root).entries);
    }),
});

/**
 * A collection of one entry, `all`: the problems of the content, in words. A build stops at them.
 *
 * @param problemsOf finds them in the sources that it reads
 */
export const problemsLoader = (
  problemsOf: (root: string, read: (source: ContentSource) => Contents) => Problem[],
) => ({
  schema: z.object({ text: z.string() }),
  loader: {
    name: 'content-problems',
    load: (context) =>
      load(context, 'src/content', () => {
        const root = fileURLToPath(context.config.root);
        const found = problemsOf(root, (source) => contentsOf(source, root));
        if (!context.watcher) refuse(found);
        const text = formatProblems(found);
        if (text) context.logger.error(text);
        context.store.set({ id: 'all', data: { text } });
      }),
  } satisfies Loader,
});
