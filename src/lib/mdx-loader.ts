import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { mdxFiles, readMdxFile, strayFiles, type MdxFile } from './mdx-files.ts';
import { mistakes } from './mistakes.ts';

interface Options {
  /** Folder of the files, from the root of the project. */
  folder: string;
  /** What is wrong with a file, one German sentence for each mistake. */
  check: (root: string, file: MdxFile) => string[];
  /** Runs once all files are loaded. */
  loaded?: (context: LoaderContext) => void;
}

/**
 * A folder of pages in MDX. Astro's own messages about wrong content are English and come one at a
 * time; this loader looks first, at all that does not need the page to be drawn.
 */
export function mdxLoader({ folder, check, loaded }: Options): Loader {
  const files = glob({
    base: folder,
    pattern: '*.mdx',
    generateId: ({ entry }) => basename(entry, '.mdx'),
  });
  return {
    ...files,
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const checkFile = (file: MdxFile) => {
        const problems = check(root, file);
        if (problems.length > 0) throw mistakes(file.path, problems);
      };
      for (const [path, problem] of strayFiles(root, folder)) throw mistakes(path, [problem]);
      // Unchanged entries come from a cache without being parsed, while a picture may have gone.
      mdxFiles(root, folder).forEach(checkFile);
      let watching = false;
      await files.load({
        ...context,
        // Once more for a file that changes while the development server runs.
        parseData: (entry) => {
          if (watching) checkFile(readMdxFile(root, folder, entry.id));
          return context.parseData(entry);
        },
      });
      watching = true;
      loaded?.(context);
    },
  };
}
