import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import type { ContentEntry, ContentSource } from './files.ts';
import { contentProblems } from './sources.ts';
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
async function fill(context: LoaderContext, entries: readonly ContentEntry[]): Promise<void> {
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

/** The problems of all content, which a build reads once. */
let found: Problem[] | undefined;

/** Stops a build at the problems of all files together. */
function refuseProblems(root: string): void {
  if (found && found.length > 0) throw contentError(found);
  found ??= contentProblems(root);
  refuse(found);
}

/**
 * The loader of a collection. A build stops at the problems of all content; the development server
 * goes on with what has none and says the rest on every page (`src/middleware.ts`).
 */
export const contentLoader = (source: ContentSource): Loader => ({
  name: 'content',
  load: (context) =>
    load(context, source.path, async () => {
      const root = fileURLToPath(context.config.root);
      if (!context.watcher) refuseProblems(root);
      await fill(context, source.read(root).entries);
    }),
});

/** A collection of one entry, `all`: the problems of the content, in words. */
export const problemsLoader = {
  schema: z.object({ text: z.string() }),
  loader: {
    name: 'content-problems',
    load: (context) =>
      load(context, 'src/content', async () => {
        const text = formatProblems(contentProblems(fileURLToPath(context.config.root)));
        if (text) context.logger.error(text);
        context.store.set({ id: 'all', data: { text } });
      }),
  } satisfies Loader,
};
