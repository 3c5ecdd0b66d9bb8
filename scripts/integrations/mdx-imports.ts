import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { leftOutOf, textWithout } from '../../src/content-reader/parts.ts';
import { MDX_PROPS } from '../../src/features/articles/component-props.ts';
import { LEGAL_PROPS } from '../../src/features/legal/schema.ts';
import { normalizeContent } from '../../src/lib/text.ts';

/** The names of components, by the subject in whose folder they lie. */
const COMPONENTS = { articles: Object.keys(MDX_PROPS), legal: Object.keys(LEGAL_PROPS) };

/** Ends a text with an import of each component that it uses. */
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
 * Imports the components that an article or a legal page uses: its editors need not, and the page gets the styles of these
 * alone. Composes the letters (NFC) of the content files that pages import directly, as the content reader does.
 */
export const mdxImports = (): AstroIntegration => ({
  name: 'mdx-imports',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      const root = fileURLToPath(config.root);
      const handler = (text: string, id: string) =>
        id.endsWith('.mdx')
          ? withImports(textWithout(normalizeContent(text), leftOutOf(root)))
          : normalizeContent(text);
      const transform = { filter: { id: /\/src\/content\/.+\.(?:mdx|json)/ }, handler };
      const plugin = { name: 'mdx-imports', enforce: 'pre' as const, transform };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
