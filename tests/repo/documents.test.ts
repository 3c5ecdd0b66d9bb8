import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '../../src/content-reader/content-files.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'src/content/README.md',
  '.ci/run',
  ...globSync('.github/workflows/*'),
  ...globSync('docs/**/*.md'),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** A code span or link that is a path: it ends with a slash, or like the name of a file. */
const PATH =
  /^[\w@.*/-]+(?:\/|\.(?:ts|tsx|mjs|json|mdx?|astro|toml|example|txt|svg|png|jpe?g|webp|avif))$/;
/** Paths that a fresh clone lacks, because commands write them, and those that editors rename and remove. */
const PASSING = [
  'dist/**',
  '.second/**',
  'src/assets/{portraits,screens,share,video}/**',
  '{src/content/,}ratgeber/{*.mdx,}',
  '{src/content/,}visitenkarten/**',
  './name-des-artikels/**',
];
const isPassing = (path: string) => PASSING.some((pattern) => matchesGlob(path, pattern));

const exists = (path: string, document: string): boolean =>
  [path, join(dirname(document), path)].some((candidate) =>
    candidate.includes('*') ? globSync(candidate).length > 0 : existsSync(candidate),
  );

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('a document names only commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)];
    const missing = named.map(([, run, own]) => run ?? own ?? '').filter((name) => !scripts[name]);
    expect(missing).toEqual([]);
  });

  test('a document names only files and folders that exist', () => {
    const spans = [...text.matchAll(/`([^`\n]+)`|\]\(([^):]+)\)/g)].map(
      ([, code, link]) => code ?? link ?? '',
    );
    const paths = spans.filter(
      (span) => PATH.test(span) && !span.startsWith('*') && !isPassing(span),
    );
    const inCommands = [...text.matchAll(/(?:npx \w+ (?:run|test)|node) ([\w.-]+\/[\w./-]+)/g)].map(
      ([, path = '']) => path,
    );
    expect([...paths, ...inCommands].filter((path) => !exists(path, document))).toEqual([]);
  });
});

test.each(['CONTRIBUTING.md', 'src/content/README.md', 'docs/architecture.md', 'docs/ratgeber.md'])(
  '%s names only components, functions and fields that exist',
  (document) => {
    const files = globSync('{*.js,*.json,*.ts,{src,scripts,tests}/**/*.{astro,css,json,ts,tsx}}');
    const source = files.map((file) => readFileSync(file, 'utf8')).join();
    const names = [...readFileSync(document, 'utf8').matchAll(/`([a-z]\w+)`/gi)];
    const missing = names.filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(source));
    expect(missing).toEqual([]);
  },
);

test('the architecture has a row for every subject', () => {
  const architecture = readFileSync('docs/architecture.md', 'utf8');
  const subjects = globSync('src/features/*').map((folder) => basename(folder));
  const missing = subjects.filter((subject) => !architecture.includes(`| \`${subject}\` `));
  expect(missing, 'Add a row to the table of subjects in docs/architecture.md').toEqual([]);
});

test('the editors’ guide names every file of content', () => {
  const guide = readFileSync('src/content/README.md', 'utf8');
  const files = Object.values(COLLECTIONS).map(({ files }) => files.replace('src/content/', ''));
  const remedy = 'Add a row to the table in src/content/README.md';
  const missing = files.filter((file) => !guide.includes(file));
  expect(missing, remedy).toEqual([]);
});
