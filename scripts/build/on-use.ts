import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const ATTRIBUTE = /\bdata-module="([^"]+)"/g;

/** How scripts that pages name come to be, and the pages to name what was built. */
export interface OnUseModules {
  integration: AstroIntegration;
  /**
   * A drawn page with the built addresses.
   *
   * @throws when it names a script that was not built
   */
  link: (html: string, file: string) => string;
}

/**
 * Builds the scripts that pages name in `data-module` and puts their built addresses there. Astro
 * knows scripts that a page loads and islands; a page that loads nothing until a part of it is used
 * (`src/components/on-use.client.ts`) is neither.
 *
 * @param modules the scripts, from the root of the project
 */
export function onUseModules(modules: readonly string[]): OnUseModules {
  const built = new Map<string, string>();
  const integration: AstroIntegration = {
    name: 'on-use-modules',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const ids = new Map(
          modules.map((path) => [fileURLToPath(new URL(path, config.root)), path]),
        );
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'on-use-modules',
                applyToEnvironment: ({ name }) => name === 'client',
                buildStart() {
                  for (const id of ids.keys()) this.emitFile({ type: 'chunk', id });
                },
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle)) {
                    const path = file.type === 'chunk' && ids.get(file.facadeModuleId ?? '');
                    if (path) built.set(path, file.fileName);
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
  const link = (html: string, file: string) => {
    if (!html.includes(' data-module=')) return html;
    return html.replaceAll(ATTRIBUTE, (_, path: string) => {
      const address = built.get(path);
      if (!address) throw new Error(`${file}: no script was built for ${path}`);
      return `data-module="${address}"`;
    });
  };
  return { integration, link };
}
