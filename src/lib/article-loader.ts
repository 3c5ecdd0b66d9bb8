import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { articleSchema } from '../schemas/article.ts';
import { MDX_PROPS, PARENTS } from '../schemas/mdx.ts';
import { bodyProblems } from './article-body.ts';
import { mistakes, parse } from './problems.ts';

const FOLDER = 'src/content/ratgeber';
const components = Object.keys(MDX_PROPS);

/** Problems with what the file is called: its name is the page's address. */
function nameProblems(root: string, name: string): string[] {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return [
      `Der Dateiname „${name}“ wird die Adresse der Seite. Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.`,
    ];
  }
  const taken = [`src/pages/${name}.astro`, `src/content/seiten/${name}.mdx`].find((path) =>
    existsSync(join(root, path)),
  );
  return taken
    ? [`Die Adresse /${name} gehört schon zu ${taken}. Gib der Datei einen anderen Namen.`]
    : [];
}

function fileProblems(root: string, name: string): string[] {
  const source = readFileSync(join(root, FOLDER, `${name}.mdx`), 'utf8');
  const exists = (path: string) => existsSync(join(root, FOLDER, path));
  return [
    ...nameProblems(root, name),
    ...bodyProblems(source, { components, parents: PARENTS, exists }),
  ];
}

/**
 * The articles. Astro's own messages about wrong content are English and come one at a time; this
 * loader looks first, at all that does not need the page to be drawn, and says it in German.
 */
export function articleLoader(): Loader {
  const files = glob({
    base: FOLDER,
    pattern: '*.mdx',
    generateId: ({ entry }) => basename(entry, '.mdx'),
  });
  return {
    ...files,
    load: (context) => {
      const root = fileURLToPath(context.config.root);
      // Unchanged entries come from a cache without being parsed, while a picture may have gone.
      for (const path of globSync('*.mdx', { cwd: join(root, FOLDER) })) {
        const problems = fileProblems(root, basename(path, '.mdx'));
        if (problems.length > 0) throw mistakes(`${FOLDER}/${path}`, problems);
      }
      return files.load({
        ...context,
        parseData: (entry) => {
          const checked = parse(articleSchema, entry.data, 'Feld');
          const problems = [
            ...('problems' in checked ? checked.problems : []),
            ...fileProblems(root, entry.id),
          ];
          if (problems.length > 0) throw mistakes(`${FOLDER}/${entry.id}.mdx`, problems);
          return context.parseData(entry);
        },
      });
    },
  };
}
