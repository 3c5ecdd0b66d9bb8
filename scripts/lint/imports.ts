import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Rule } from 'eslint';
import { filesIn } from '../../src/lib/build/files.ts';
import { once } from '../../src/lib/once.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Folders from the top down. A file imports from its own layer and those below it. */
const LAYERS = [
  ['src/pages', 'src/content.config.ts', 'src/middleware.ts', 'functions', 'workers'],
  ['src/layouts', 'src/content-reader'],
  ['src/features'],
  ['src/components'],
  ['src/lib', 'src/styles', 'src/config'],
];

/** The subjects that a subject may import, each with the reason. */
const PAIRS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  articles: {
    'budget-planner': 'an article may hold the budget planner',
    'election-calendar': 'an article may hold the stations of a campaign',
  },
  legal: { contact: 'a legal text lists the fields of the form' },
  publishing: {
    articles: 'structured data and redirects name articles',
    careers: 'structured data names jobs',
    home: 'structured data names the film',
    products: 'structured data names prices',
    team: 'structured data names people',
  },
  watch: { contact: 'the watch asks for what the endpoint needs' },
};

/** Folders that only the build may import: they need Node, Astro or the whole of zod. */
const BUILD_ONLY = /^(?:src\/lib\/build|src\/lib\/schema|src\/content-reader)\//;
/** Files whose code reaches a browser or the edge. So does the code of a `<script>` in an `.astro` file. */
const DELIVERED =
  /\.tsx$|^(?:functions|workers|src\/lib\/browser|src\/features\/contact\/(?:endpoint|form|mail))\//;

/**
 * The files of content that code may import, each with the folder of that code; an empty name means every folder. All
 * other code reads content by `contentOf`, checked and without what is left out.
 */
const CONTENT: Readonly<Record<string, string>> = {
  'budgetplaner.json': 'src/features/budget-planner/',
  'fehler.json': 'src/components/ui/',
  'kontakt.json': 'src/features/contact/',
  'mail.json': 'src/features/contact/mail/',
  'marke/farben.json': '',
  'marke/schrift.json': 'src/lib/schema/',
  'marke/zeichen.svg': 'src/components/site/',
  // Mails and islands need the name and the addresses of the agency. No such field belongs to a part that can be left
  // out.
  'site.json': '',
  'transparenzhinweis.json': 'src/features/transparency-notice/',
  'wahlkalender.json': 'src/features/election-calendar/',
};

/** The text of an import from a file of this project, with the word `type` if it takes types alone. */
const IMPORT =
  /(?:\b(?:import|export) (type) [^;]*?)?\b(?:from|import\(?)\s*['"](\.{1,2}\/[^'"?]+)/g;

const layerOf = (file: string): number =>
  LAYERS.findIndex((folders) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  );
const subjectOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isInLayers = (file: string): boolean => layerOf(file) >= 0;

interface Import {
  /** The place of the import in the text. */
  index: number;
  isOfTypes: boolean;
  /** The imported file, from the root, with forward slashes. */
  target: string;
}

/**
 * The imports in the text of a file, whose path is from the root, with forward slashes. They are found by a pattern,
 * because circles lead through files that ESLint does not have before it, `.astro` files included.
 */
const importsIn = (file: string, text: string): Import[] =>
  Array.from(text.matchAll(IMPORT), ({ index, 1: type, 2: path = '' }) => ({
    index,
    isOfTypes: type !== undefined,
    target: posix.join(posix.dirname(file), path),
  })).filter(({ target }) => existsSync(join(ROOT, target)));

/** The forms of the visual editor, which run in a browser, too. */
const EDITOR = 'keystatic.config.ts';

/** The imports of each file in a layer or of a tool. */
const imports = once(
  () =>
    new Map(
      filesIn(ROOT, `{${EDITOR},{src,functions,workers,scripts}/**/*.{astro,ts,tsx}}`).map(
        (file) => [file, importsIn(file, readFileSync(join(ROOT, file), 'utf8'))],
      ),
    ),
);

/**
 * Whether a file is wanted, or imports a wanted file, directly or through others.
 *
 * @param counts whether an import is followed
 */
function reaches(
  file: string,
  isWanted: (file: string) => boolean,
  counts: (each: Import) => boolean = () => true,
  seen = new Set<string>(),
): boolean {
  if (isWanted(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const next = imports().get(file)?.filter(counts) ?? [];
  return next.some(({ target }) => reaches(target, isWanted, counts, seen));
}

const isOfValues = ({ isOfTypes }: Import): boolean => !isOfTypes;

/** The message about an import of `target` in `file`, which are paths from the root; undefined if it is allowed. */
function importProblem(file: string, target: string): string | undefined {
  if (isInLayers(file) && /^(?:scripts|tests)\//.test(target))
    return 'Nothing that is delivered imports tools or tests.';
  if (isInLayers(target) && layerOf(target) < layerOf(file))
    return 'Imports go down: pages → layouts, content-reader → features → components → lib.';
  const [, content] = /^src\/content\/(.+)/.exec(target) ?? [];
  const folder = content && CONTENT[content];
  if (content && (folder === undefined || !file.startsWith(folder)))
    return `Read ${content} by contentOf, or name in scripts/lint/imports.ts who imports it.`;
  const [from, to] = [subjectOf(file), subjectOf(target)];
  if (from && to && from !== to && !PAIRS[from]?.[to])
    return `${from} imports ${to}: name the pair and the reason in scripts/lint/imports.ts.`;
  return reaches(target, (reached) => reached === file)
    ? `A circle: ${target} imports this file, directly or through others.`
    : undefined;
}

/**
 * Refuses an import from a layer above, from another subject without a reason, of a tool or a test, of a file that
 * imports this one (types included), of build code in what reaches browser or edge, and of Node in what the forms of the
 * visual editor need.
 */
const rule: Rule.RuleModule = {
  create: (context) => ({
    Program: () => {
      const { filename, physicalFilename, sourceCode } = context;
      const file = relative(ROOT, physicalFilename).replaceAll('\\', '/');
      // ESLint gives a `<script>` in an `.astro` file a name of its own.
      const isDelivered = DELIVERED.test(file) || filename !== physicalFilename;
      const imported = importsIn(file, sourceCode.text);
      // In a code editor the linter keeps running while files change, so their imports are read anew.
      imports().set(file, imported);
      const ofNode = sourceCode.text.search(/^import [^;]* from 'node:/m);
      if (ofNode >= 0 && reaches(EDITOR, (reached) => reached === file, isOfValues))
        context.report({
          loc: sourceCode.getLocFromIndex(ofNode),
          message: `${EDITOR} needs this file, and runs in a browser, which has nothing of Node.`,
        });
      for (const each of imported) {
        const isOnlyForBuild =
          isOfValues(each) &&
          reaches(each.target, (reached) => BUILD_ONLY.test(reached), isOfValues);
        const message =
          isDelivered && isOnlyForBuild
            ? `Only the build may import ${each.target}, or what it imports: browser and edge get this file.`
            : importProblem(file, each.target);
        if (message) context.report({ loc: sourceCode.getLocFromIndex(each.index), message });
      }
    },
  }),
};

export default rule;
