import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from '../../src/content-reader/content-files.ts';

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

/** Code spans that are paths: they name a folder, or end like a file of ours. */
const PATH =
  /^[\w@.*/-]+(?:\/|\.(?:ts|tsx|mjs|json|mdx?|astro|toml|example|txt|svg|png|jpe?g|webp|avif))$/;
/** Written by commands, so not in a fresh clone; and articles and cards, which editors rename and remove. */
const PASSING =
  /^(?:dist\/|\.second\/.*|(?:src\/content\/)?(?:ratgeber\/(?:[\w*-]+\.mdx)?|\.\/name-des-artikels\/.*|visitenkarten\/[\w*-]*(?:\.json)?))$/;

const exists = (path: string, document: string): boolean =>
  [path, join(dirname(document), path)].some((candidate) =>
    candidate.includes('*') ? globSync(candidate).length > 0 : existsSync(candidate),
  );

/** The source of the wrangler that is installed: asking it for the help of each command takes a minute. */
const WRANGLER = readFileSync('node_modules/wrangler/wrangler-dist/cli.js', 'utf8');
const COMMANDS = [...WRANGLER.matchAll(/command: "wrangler ([a-z -]+)"/g)].map(([, name]) => name);
/** The longest command that some words begin with; none where they stop at a group of commands. */
const commandIn = (words: string[]): string | undefined => {
  const [longest] = words
    .map((_, index) => words.slice(0, words.length - index).join(' '))
    .filter((name) => COMMANDS.includes(name));
  return COMMANDS.some((name) => name?.startsWith(`${longest} `)) ? undefined : longest;
};

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)];
    const missing = named.map(([, run, own]) => run ?? own ?? '').filter((name) => !scripts[name]);
    expect(missing).toEqual([]);
  });

  test('names only commands and options of wrangler that exist', () => {
    const lines = text.replaceAll('\\\n', ' ').matchAll(/npx wrangler ([^`#\n]+)/g);
    const unknown = [...lines].flatMap(([, line = '']) => {
      const words = line.split(/\s+/);
      const options = words.flatMap((word) => /^--([\w-]+)$/.exec(word)?.[1] ?? []);
      const wrong = options.filter((name) => !new RegExp(`\\b${name}"?: \\{`).test(WRANGLER));
      return commandIn(words) ? wrong : [line];
    });
    expect(unknown).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const spans = [...text.matchAll(/`([^`\n]+)`|\]\(([^):]+)\)/g)].map(
      ([, code, link]) => code ?? link ?? '',
    );
    const paths = spans.filter(
      (span) => PATH.test(span) && !span.startsWith('*') && !PASSING.test(span),
    );
    const inCommands = [...text.matchAll(/(?:npx \w+ (?:run|test)|node) ([\w.-]+\/[\w./-]+)/g)].map(
      ([, path = '']) => path,
    );
    expect([...paths, ...inCommands].filter((path) => !exists(path, document))).toEqual([]);
  });
});

test('the editors’ guide names every file of content', () => {
  const guide = readFileSync('src/content/README.md', 'utf8');
  const files = Object.values({ ...SINGLE_FILES, ...LIST_FILES, ...FOLDERS });
  expect(files.map(({ file }) => file).filter((file) => !guide.includes(file))).toEqual([]);
});

test.each(['docs/eigene-marke.md', 'docs/deploy.md'])(
  '%s says in its second section, before the first upload, where the domain is set',
  (document) => {
    const [, , second = ''] = readFileSync(document, 'utf8').split(/^## /m);
    expect(second).toMatch(/^2\. /);
    expect(second).toContain('`SITE_URL=');
  },
);
