import { env, waitUntil } from 'cloudflare:workers';
import type { APIRoute } from 'astro';
import { onRequest } from '../../functions/api/send-contact-email.ts';

/** The Function's local defaults and what the server's environment says, from `dev-function.ts`. */
declare const __DEFAULTS__: Record<string, string>;
declare const __ENVIRONMENT__: Record<string, string>;

export const prerender = false;

/** The Function as Pages calls it, without ASSETS: in `astro dev` the server renders the pages. */
export const ALL: APIRoute = ({ request }) => {
  const { ASSETS: _, ...bindings } = { ASSETS: undefined, ...env };
  return onRequest({
    request,
    env: { ...__DEFAULTS__, ...bindings, ...__ENVIRONMENT__ },
    waitUntil,
  });
};
