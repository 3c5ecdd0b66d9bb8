import { rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { localBuildSettings, localSettings, MAILBOX_PORT, readDevVars } from '../settings.ts';

/**
 * Packages that Vite has prepared, made anew at every start: with those of an earlier one, or of a
 * build, Astro takes itself for production and resolves neither islands nor scripts. A second server
 * beside the first, as a test starts it, names another place.
 */
const CACHE = process.env['DEV_CACHE'] || 'node_modules/.vite-dev';

/**
 * `astro dev` with the Function and the local mailbox: the same file under `functions/` that
 * production runs answers in workerd, and its mail lands at http://localhost:8025.
 *
 * The adapter is added here, in dev alone: since version 13 it no longer builds for Pages
 * (docs/decisions/0001-pages-function.md).
 */
export function localFunctions(): AstroIntegration {
  let closeMailbox: (() => Promise<void>) | undefined;
  return {
    name: 'local-functions',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, injectRoute }) => {
        if (command !== 'dev') return;
        rmSync(CACHE, { recursive: true, force: true });
        const devVars = readDevVars('.dev.vars');
        // The pages of the cards read them, as in a build.
        Object.assign(process.env, localBuildSettings(process.env, devVars));
        const { default: cloudflare } = await import('@astrojs/cloudflare');
        updateConfig({
          integrations: [cloudflare({ prerenderEnvironment: 'node', imageService: 'passthrough' })],
          session: false,
          vite: {
            cacheDir: CACHE,
            define: {
              __LOCAL_SETTINGS__: JSON.stringify(localSettings(process.env, devVars)),
            },
            // Found by the first request, it would restart the server in the middle of it.
            optimizeDeps: { include: ['postmark', 'zod/mini'] },
          },
        });
        injectRoute({
          pattern: '/api/[...path]',
          entrypoint: new URL('./function-route.ts', import.meta.url),
          prerender: false,
        });
      },
      'astro:server:start': async ({ logger }) => {
        const { startMailbox } = await import('../mailbox/server.ts');
        const mailbox = await startMailbox({ port: MAILBOX_PORT });
        closeMailbox = () => mailbox.close();
        logger.info(`Mailbox ${mailbox.url}`);
      },
      'astro:server:done': async () => {
        await closeMailbox?.();
      },
    },
  };
}
