import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Folders from the top down. A file imports from its own layer and those below it. */
const LAYERS = [
  ['src/pages', 'src/content.config.ts', 'src/middleware.ts', 'functions', 'workers'],
  ['src/layouts', 'src/content-reader'],
  ['src/features'],
  ['src/components'],
  ['src/lib', 'src/styles', 'src/config', 'src/stores'],
];

/** A subject imports another one for one of these reasons alone. */
const PAIRS = {
  articles: {
    'budget-planner': 'an article may hold the budget planner',
    'election-calendar': 'an article may hold the stations of a campaign',
  },
  'budget-planner': { articles: 'the planner takes its figures from the components of an article' },
  card: { portrait: 'a card shows the portrait of its person' },
  legal: { contact: 'a legal text lists the fields of the form' },
  publishing: {
    articles: 'structured data and redirects name articles',
    products: 'structured data names prices',
    team: 'structured data names people',
  },
  watch: { contact: 'the watch asks for what the endpoint needs' },
};

const IMPORT = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"?]+)/g;
const layerOf = (file) =>
  LAYERS.findIndex((folders) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  );
const subjectOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isDelivered = (file) => layerOf(file) >= 0;

/** The path from the root of what a file imports. */
const targetOf = (file, specifier) => join(dirname(file), specifier);

/** Says what is wrong with an import, or nothing. Both are paths from the root. */
function importProblem(file, target) {
  if (isDelivered(file) && /^(?:scripts|tests)\//.test(target))
    return 'Nothing that is delivered imports tools or tests.';
  if (isDelivered(target) && layerOf(target) < layerOf(file)) {
    return 'Imports go down: pages → layouts → features → components → lib.';
  }
  const [from, to] = [subjectOf(file), subjectOf(target)];
  if (from && to && from !== to && !PAIRS[from]?.[to]) {
    return `${from} imports ${to}: name the pair and the reason in scripts/lint/imports.js.`;
  }
  return reaches(target, file)
    ? `A circle: ${target} imports this file, itself or through others.`
    : undefined;
}

let graph;
/** The imports of each file that is delivered or a tool, types included. */
function imports() {
  graph ??= new Map(
    globSync('{src,functions,workers,scripts}/**/*.{astro,ts,tsx}', { cwd: ROOT }).map((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      const targets = Array.from(source.matchAll(IMPORT), ([, to]) => targetOf(file, to));
      return [file, targets.filter((target) => existsSync(join(ROOT, target)))];
    }),
  );
  return graph;
}

/** Whether a file imports another one, itself or through others. */
function reaches(file, wanted, seen = new Set()) {
  if (file === wanted) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return (imports().get(file) ?? []).some((next) => reaches(next, wanted, seen));
}

/** Refuses an import that goes up, to another subject without a reason, or round in a circle. */
export default {
  create: (context) => {
    const file = relative(ROOT, context.physicalFilename);
    const visit = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const message = importProblem(file, targetOf(file, source.value.replace(/\?.*$/, '')));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: visit,
      ImportExpression: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
    };
  },
};
