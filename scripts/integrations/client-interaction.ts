import type { AstroIntegration } from 'astro';

/**
 * Adds the directive `client:interaction`: an island loads its script when the visitor first points at it, types into
 * it or focuses it. Without it the form of the contact page, which works as plain HTML, would load its script at once.
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
