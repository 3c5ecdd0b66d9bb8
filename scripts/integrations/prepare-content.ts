import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import { leftOutOf, textWithout } from '../../src/content-reader/parts.ts';
import { filesIn } from '../../src/lib/build/files.ts';
import { normalizeContent } from '../../src/lib/text.ts';

/** The files of all components that a text may use. */
const COMPONENTS = filesIn('.', 'src/features/{articles,legal}/components/*.astro');

/** A text that ends with an import of each component in it. */
const withImports = (text: string): string =>
  COMPONENTS.map((file) => ({ file, name: basename(file, '.astro') }))
    .filter(({ name }) => new RegExp(`<${name}\\b`).test(text))
    .reduce((whole, { file, name }) => `${whole}\nimport ${name} from '/${file}';`, `${text}\n`);

/**
 * Prepares the content files that pages import. It adds to each text the imports of the components in it: a component
 * without an import is not found, and an import that the text does not need brings styles into the page. It removes
 * what a text says about parts that are left out (`<Nur>`), and composes the letters of all files (NFC), as the content
 * reader does.
 */
export const prepareContent = (): AstroIntegration => ({
  name: 'prepare-content',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      let leftOut = leftOutOf('.');
      const watchChange = () => void (leftOut = leftOutOf('.'));
      const handler = (text: string, id: string) =>
        id.endsWith('.mdx')
          ? withImports(textWithout(normalizeContent(text), leftOut))
          : normalizeContent(text);
      const transform = { filter: { id: /\/src\/content\/.+\.(?:mdx|json)/ }, handler };
      const plugin = { name: 'prepare-content', enforce: 'pre' as const, transform, watchChange };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
