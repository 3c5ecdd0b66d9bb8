import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { syntaxProblem } from '../../src/lib/mdx-syntax.ts';
import { mistakes } from '../../src/lib/mistakes.ts';

/** Has what the MDX compiler says about a file said in German, with file, line and remedy. */
export function germanMdx(): AstroIntegration {
  return {
    name: 'german-mdx',
    hooks: {
      'astro:config:setup': ({ config }) => {
        const { processor } = config.markdown;
        const create = processor.createMdxRenderer;
        if (!create) throw new Error('the Markdown processor does not draw MDX');
        const root = fileURLToPath(config.root);
        processor.createMdxRenderer = async (shared, mdx) => {
          const renderer = await create(shared, mdx);
          return {
            ...renderer,
            process: async (text, file, fields) => {
              try {
                return await renderer.process(text, file, fields);
              } catch (error) {
                const said = error instanceof Error ? error.message : String(error);
                throw mistakes(relative(root, file), [syntaxProblem(said, text)]);
              }
            },
          };
        };
      },
    },
  };
}
