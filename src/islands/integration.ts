import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's React, with islands that start in `renderer.tsx`. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: './src/islands/renderer.tsx' }),
        }),
    },
  };
}

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
