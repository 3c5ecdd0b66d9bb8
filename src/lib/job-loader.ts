import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { file } from './json-loader.ts';
import { isOver, longDay } from './time.ts';

/**
 * The job ads that are still open. One past its last day never enters the collection, so that no
 * page can show it by mistake; the build's log says so.
 *
 * @param path the file, from the project's root
 */
export function jobLoader(path: string, schema: z.ZodType): Loader {
  const ads = file(path, schema);
  return {
    name: 'job-loader',
    load: (context) => {
      const { store, logger } = context;
      const set: typeof store.set = (entry) => {
        const { title, validThrough } = entry.data;
        if (typeof validThrough !== 'string' || !isOver(validThrough, new Date())) {
          return store.set(entry);
        }
        const last = longDay(new Date(validThrough));
        logger.warn(
          `${path}: Die Anzeige „${String(title)}“ lief bis ${last} und steht nicht mehr auf der Seite. ` +
            'Gilt sie weiter, ändere „validThrough“; sonst streich den Eintrag.',
        );
        return false;
      };
      return ads.load({ ...context, store: { ...store, set } });
    },
  };
}
