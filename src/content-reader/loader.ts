import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { allProblems } from './all-problems.ts';
import type { Collection } from './content-files.ts';
import { formatProblems, refuse } from './problems.ts';
import { type Entry, type Read, readerOf } from './reader.ts';

/** The reader that all collections share, so that each file is read once. */
let reader: Read | undefined;

const rootOf = ({ config }: LoaderContext): string => fileURLToPath(config.root);

/**
 * Runs `update` now and, while the development server runs, after each change of the content: a file may leave out what
 * others lead to (`parts.ts`).
 */
async function load(context: LoaderContext, update: (read: Read) => Promise<void> | void) {
  const { logger, watcher } = context;
  const root = rootOf(context);
  const content = join(root, 'src/content');
  const run = () => {
    reader ??= readerOf(root);
    // After a change the watcher calls all collections in a row, and microtasks run behind them. So all collections
    // share one reader for this change, and the next change gets a new reader, which reads the files again.
    if (watcher) queueMicrotask(() => (reader = undefined));
    return update(reader);
  };
  await run();
  watcher?.add(content);
  watcher?.on('all', (_, changed) => {
    if (changed.startsWith(content + sep))
      Promise.resolve(run()).catch((error: unknown) => logger.error(String(error)));
  });
}

/** Replaces what a collection holds. Astro renders the text of an MDX file when a page asks for it. */
async function replaceEntries(context: LoaderContext, entries: readonly Entry[]): Promise<void> {
  const { store, parseData, generateDigest } = context;
  const parsed = entries.map(async ({ id, file, body, data, minutes, components }) => {
    const facts = body === undefined ? {} : { minutes, components };
    const filePath = join(rootOf(context), file);
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

/** The loader of a collection. It stores the entries that have no problem; `problemsLoader` tells the problems. */
export const contentLoader = (collection: Collection): Loader => ({
  name: 'content',
  load: (context) => load(context, (read) => replaceEntries(context, read(collection).entries)),
});

/**
 * The loader of a collection with one entry, `all`: the problems of all content, in words. A build stops at them; the
 * development server shows them on every page (`src/middleware.ts`).
 */
export const problemsLoader: Loader = {
  name: 'content-problems',
  load: (context) =>
    load(context, (read) => {
      const problems = allProblems(rootOf(context), read);
      if (!context.watcher) refuse(problems);
      const text = formatProblems(problems);
      if (text) context.logger.error(text);
      context.store.set({ id: 'all', data: { text } });
    }),
};
