import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { formatProblems, refuse } from '../lib/build/problems.ts';
import { allProblems } from './all-problems.ts';
import type { Collection } from './content-files.ts';
import { type Entry, type Read, createReader } from './reader.ts';

const rootOf = ({ config }: LoaderContext): string => fileURLToPath(config.root);

/** How long the content rests before it is read: a save may write several files, each in parts. */
const PAUSE_MS = 50;

/** The reader that will be made after the pause, for all who wait for it. */
let nextReader: Promise<Read> | undefined;

/**
 * Waits for a pause and makes a reader for all collections that ask during the pause, so that each file is read once.
 * A change leads to a further call, and so to a reader that is made after the change.
 */
function readerAfterPause(root: string): Promise<Read> {
  nextReader ??= setTimeout(PAUSE_MS).then(() => {
    nextReader = undefined;
    return createReader(root);
  });
  return nextReader;
}

/**
 * Runs `update` now and, while the development server runs, after each change of the content, whichever file it is in: a
 * file may leave out what others lead to (`parts.ts`).
 */
async function load(context: LoaderContext, update: (read: Read) => Promise<void> | void) {
  const { logger, watcher } = context;
  const root = rootOf(context);
  const content = join(root, 'src/content');
  const run = async () => update(await readerAfterPause(root));
  await run();
  watcher?.add(content);
  watcher?.on('all', (_, changed) => {
    if (changed.startsWith(content + sep))
      run().catch((error: unknown) => logger.error(String(error)));
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
