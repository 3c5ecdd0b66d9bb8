import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';
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
        options.updateConfig({
          vite: { plugins: [sourceIsNoDependency(), compiledEarly(), importedPlainly()] },
        });
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

/**
 * React is compiled as a whole while it is fetched, beside the page's own thread, not function by
 * function as the visitor's first press needs it (`Explicit JavaScript compile hints`, Chromium 136;
 * to all others it is a comment).
 */
function compiledEarly(): Plugin {
  return {
    name: 'compiled-early',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ moduleIds }) =>
              moduleIds.some((id) => /\/node_modules\/react(?:-dom)?\//.test(id))
                ? COMPILE_ALL
                : '',
          },
        },
      },
    }),
  };
}

/**
 * Vite adds a link for each module that an import needs, ten for the form's toaster, nine of which the
 * page has: a slow phone took 40 ms for them, within the press that asks for the import.
 */
function importedPlainly(): Plugin {
  return {
    name: 'imported-plainly',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: false } } : undefined,
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
