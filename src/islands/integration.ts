import type { AstroIntegration } from 'astro';

/** Makes `client:painted` known to Astro. */
export function clientPainted(): AstroIntegration {
  return {
    name: 'client-painted',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'painted',
          entrypoint: './src/islands/painted.directive.ts',
        });
      },
    },
  };
}
