import type { AstroIntegration } from 'astro';

/**
 * Adds the directive `client:interaction` (https://docs.astro.build/en/reference/integrations-reference/#addclientdirective-option):
 * an island that works as plain HTML is loaded when the visitor first points at it, types into it or focuses it.
 */
export const clientInteraction = (): AstroIntegration => ({
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: './src/lib/browser/load-on-interaction.ts',
      });
    },
  },
});
