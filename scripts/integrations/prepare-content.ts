import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import { leftOutOf, textWithout } from '../../src/content-reader/parts.ts';
import { filesIn } from '../../src/lib/build/files.ts';
import { normalizeContent } from '../../src/lib/normalize.ts';

/** The files of all components that a text may use. */
const COMPONENTS = filesIn('.', 'src/features/{articles,legal}/components/*.astro');

/** A text with an import of each component that it uses at its end. */
const withImports = (text: string): string =>
  COMPONENTS.map((file) => ({ file, name: basename(file, '.astro') }))
    .filter(({ name }) => new RegExp(`<${name}\\b`).test(text))
    .reduce((whole, { file, name }) => `${whole}\nimport ${name} from '/${file}';`, `${text}\n`);

/**
 * Prepares the content files that pages import. It ends each text with an import of the components in it: without one a
 * component would not be found, and with all of them a page would have styles that it does not need. It removes what a
 * text says about parts that are left out (`<Nur>`), and composes the letters of all files (NFC), as the content reader
 * does.
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
