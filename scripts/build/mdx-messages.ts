import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ARTICLES, articleProblems } from '../../src/lib/article-loader.ts';
import { syntaxProblem } from '../../src/lib/mdx-syntax.ts';
import { mistakes } from '../../src/lib/mistakes.ts';

/** What the loader has said of an article already; the development server draws it all the same. */
function knownProblems(root: string, path: string): string[] {
  if (!path.startsWith(`${ARTICLES}/`)) return [];
  const source = readFileSync(root + path, 'utf8');
  return articleProblems(root, { path, name: basename(path, '.mdx'), source });
}

const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/** The message as the text of the page: an editor looks there, and not at the terminal. */
const onPage = (path: string, problems: readonly string[]) =>
  `## Hier stimmt etwas nicht\n\n${plain(path)}\n\n${problems.map((text) => `- ${plain(text)}\n`).join('')}`;

/** Has what the MDX compiler says about a file said in German, with file, line and remedy. */
export function germanMdx(): AstroIntegration {
  return {
    name: 'german-mdx',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        const { processor } = config.markdown;
        const create = processor.createMdxRenderer;
        if (!create) throw new Error('the Markdown processor does not draw MDX');
        const root = fileURLToPath(config.root);
        processor.createMdxRenderer = async (shared, mdx) => {
          const renderer = await create(shared, mdx);
          return {
            ...renderer,
            process: async (text, file, fields) => {
              const path = relative(root, file).replaceAll('\\', '/');
              // A build has stopped at them before.
              const problems = command === 'dev' ? knownProblems(root, path) : [];
              try {
                if (problems.length === 0) return await renderer.process(text, file, fields);
              } catch (error) {
                const said = error instanceof Error ? error.message : String(error);
                problems.push(syntaxProblem(said, text));
              }
              if (command !== 'dev') throw mistakes(path, problems);
              return renderer.process(onPage(path, problems), file, fields);
            },
          };
        };
      },
    },
  };
}
