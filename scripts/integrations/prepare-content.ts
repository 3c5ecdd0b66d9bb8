import { basename, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { openPublished } from '../../src/content-reader/published-file.ts';
import { filesIn } from '../../src/lib/build/files.ts';
import { normalizeContent } from '../../src/lib/normalize.ts';

/** The files of all components that a text may use. */
const COMPONENTS = filesIn('.', 'src/features/{articles,legal}/components/*.astro');

/** A text that ends with an import of each component in it. */
const withImports = (text: string): string =>
  COMPONENTS.map((file) => ({ file, name: basename(file, '.astro') }))
    .filter(({ name }) => new RegExp(`<${name}\\b`).test(text))
    .reduce((whole, { file, name }) => `${whole}\nimport ${name} from '/${file}';`, `${text}\n`);

/**
 * Prepares the content files that pages import. It adds to each text the imports of the components in it: a component
 * without an import is not found, and an import that the text does not need brings styles into the page. It takes the
 * texts as they are published, and composes the letters of all files (NFC), as the content reader does.
 */
export const prepareContent = (): AstroIntegration => ({
  name: 'prepare-content',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const transform: Plugin['transform'] = {
        filter: { id: /\/src\/content\/.+\.(?:mdx|json)/ },
        handler(text, id) {
          if (!id.endsWith('.mdx')) return normalizeContent(text);
          // A change of one of these files may leave out a part: then the text is prepared again.
          if (text.includes('<Nur')) {
            for (const file of filesIn('.', 'src/content/**/*.json'))
              this.addWatchFile(resolve(file));
          }
          return withImports(openPublished('.', id.slice(resolve().length + 1)).whole);
        },
      };
      const plugin: Plugin = { name: 'prepare-content', enforce: 'pre', transform };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
