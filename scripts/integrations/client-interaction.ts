import type { AstroIntegration } from 'astro';

/**
 * Adds the directive `client:interaction`: an island loads its script when the visitor first points at it, types into
 * it or focuses it. The contact form works as plain HTML until then; without the directive it would load React at once.
 * https://docs.astro.build/en/reference/integrations-reference/#addclientdirective-option
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
