import type { AstroIntegration } from 'astro';
import { leftOutOf, textWithout } from '../../src/content-reader/parts.ts';
import { MDX_PROPS } from '../../src/features/articles/component-props.ts';
import { LEGAL_PROPS } from '../../src/features/legal/schema.ts';
import { normalizeContent } from '../../src/lib/text.ts';

/** The names of components, by the subject in whose folder they lie. */
const COMPONENTS = { articles: Object.keys(MDX_PROPS), legal: Object.keys(LEGAL_PROPS) };

/** A text with an import of each component that it uses at its end. */
const withImports = (text: string): string =>
  Object.entries(COMPONENTS)
    .flatMap(([subject, names]) =>
      names
        .filter((name) => new RegExp(`<${name}\\b`).test(text))
        .map(
          (name) => `\nimport ${name} from '/src/features/${subject}/components/${name}.astro';`,
        ),
    )
    .reduce((whole, line) => whole + line, `${text}\n`);

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
      const handler = (text: string, id: string) =>
        id.endsWith('.mdx')
          ? withImports(textWithout(normalizeContent(text), leftOutOf('.')))
          : normalizeContent(text);
      const transform = { filter: { id: /\/src\/content\/.+\.(?:mdx|json)/ }, handler };
      const plugin = { name: 'prepare-content', enforce: 'pre' as const, transform };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
