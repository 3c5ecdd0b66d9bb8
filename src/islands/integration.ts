import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const RENDERER = './src/islands/renderer.tsx';

/** Astro's React, with islands that start in `renderer.tsx`. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': async (options) => {
        await setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: RENDERER }),
        });
        options.updateConfig({ vite: { plugins: [sourceIsNoDependency()] } });
      },
    },
  };
}

/** Astro takes what starts islands for a package, and Vite would warn that it cannot bundle it. */
function sourceIsNoDependency() {
  return {
    name: 'source-is-no-dependency',
    config: ({ optimizeDeps }: { optimizeDeps?: { include?: string[] } }) => {
      if (!optimizeDeps?.include) return;
      optimizeDeps.include = optimizeDeps.include.filter((entry) => entry !== RENDERER);
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
