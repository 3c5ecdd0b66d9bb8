import { rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { functionSettings, mailboxPort, useDevelopmentSettings } from '../development-settings.ts';

/**
 * The folder of Vite's pre-bundled packages. It is removed at every start, because with the packages of an earlier
 * server or of a build Astro resolves neither islands nor scripts. Tests name another folder for a server of their own.
 */
const DEFAULT_CACHE = 'node_modules/.vite-dev';
const CACHE = process.env['TEST_VITE_CACHE'] || DEFAULT_CACHE;

/**
 * Runs the Function in workerd and the local mailbox beside `astro dev`. Without this integration the form would get no
 * answer there. Mails arrive at http://localhost:8025.
 *
 * Adds the Cloudflare adapter in dev only, because it does not build for Pages (docs/decisions/0001-pages-function.md).
 */
export function devFunction(): AstroIntegration {
  let closeMailbox: (() => Promise<void>) | undefined;
  return {
    name: 'dev-function',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, injectRoute }) => {
        if (command !== 'dev') return;
        if (CACHE === DEFAULT_CACHE) rmSync(CACHE, { recursive: true, force: true });
        useDevelopmentSettings(process.env);
        // Without this variable miniflare asks the network for the properties of a request.
        process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false';
        const { default: cloudflare } = await import('@astrojs/cloudflare');
        updateConfig({
          integrations: [cloudflare({ prerenderEnvironment: 'node', imageService: 'passthrough' })],
          session: false,
          vite: {
            cacheDir: CACHE,
            // Only the server gets these settings: Vite hands the browser's definitions to every site that asks for
            // /@vite/env.
            environments: {
              ssr: { define: { __SETTINGS__: JSON.stringify(functionSettings(process.env)) } },
            },
            // Vite would find these packages at the first request only, and restart the server.
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
        const mailbox = await startMailbox({ port: mailboxPort(process.env) });
        closeMailbox = mailbox.close;
        logger.info(`Mailbox ${mailbox.url}`);
      },
      'astro:server:done': async () => {
        await closeMailbox?.();
      },
    },
  };
}
