import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { localBuildSettings, readDevVars } from '../settings.ts';
import { API, apiHandler } from './api.ts';
import { Drafts } from './drafts.ts';
import { requestOf, send } from './http.ts';

/** Form and page side by side. */
const DESK = '/bearbeiten';
/** From when on pages show the content as it is, in milliseconds since 1970. */
const STATE = `${DESK}/stand`;
/** Keystatic's forms alone. */
const FORMS = '/keystatic';

/**
 * Keystatic writes its styles while it runs and asks for a font elsewhere. Only its own page may do
 * the first, and no page the second.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
].join('; ');

/** The file in which Astro keeps what pages are drawn from, written some time after a save. */
const STORE = '.astro/data-store.json';
/** How long after that a page may still be drawn from the old content, in milliseconds. */
const SETTLING = 300;

function changedAt(root: string): number {
  const { mtimeMs = 0 } = statSync(join(root, STORE), { throwIfNoEntry: false }) ?? {};
  return mtimeMs + SETTLING;
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function serve(server: ViteDevServer, root: string, drafts: Drafts): void {
  const answer = apiHandler(root, drafts);
  // Without Vite's client: it would reload the form, too, when a page has changed.
  const page = (name: string) =>
    new Response(readFileSync(join(import.meta.dirname, `app/${name}.html`), 'utf8'), {
      headers: { 'content-type': 'text/html', 'content-security-policy': POLICY },
    });
  server.middlewares.use((request, response, next) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const handle = async () => {
      if (path.startsWith(API)) return answer(await requestOf(request));
      if (path === DESK) return page('desk');
      if (path === STATE) return Response.json(changedAt(root));
      return isBelow(path, FORMS) ? page('forms') : undefined;
    };
    handle().then((found) => (found ? send(found, response) : next()), next);
  });
}

/**
 * Forms for the content beside the page that shows it: Keystatic's local mode, in a development
 * server of its own (`npm run edit`). It is in no build: `astro.config.mjs` does not know it.
 */
export function visualEditing(): AstroIntegration {
  return {
    name: 'visual-editing',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        // The pages of the cards read them, as in a build.
        Object.assign(process.env, localBuildSettings(process.env, readDevVars('.dev.vars')));
        updateConfig({
          vite: {
            cacheDir: '.astro/vite-bearbeiten',
            server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
            // Found by the first request, they would reload the form in the middle of it.
            optimizeDeps: {
              include: [
                '@keystatic/core',
                '@keystatic/core/content-components',
                '@keystatic/core/ui',
                'react',
                'react-dom/client',
                'astro/zod',
              ],
            },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        const root = server.config.root;
        serve(server, root, new Drafts(root));
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`Bearbeiten: http://localhost:${address.port}${DESK}`);
      },
    },
  };
}
