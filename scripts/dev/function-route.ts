import { env, waitUntil } from 'cloudflare:workers';
import type { APIRoute } from 'astro';
import { onRequest } from '../../functions/api/send-contact-email.ts';

/** Settings of this machine, put in by `integration.ts`. */
declare const __LOCAL_SETTINGS__: Record<string, string>;

export const prerender = false;

/** The Function as Pages calls it, but for ASSETS: in `astro dev` the server renders the pages. */
export const ALL: APIRoute = ({ request }) => {
  const { ASSETS: _, ...bindings } = { ASSETS: undefined, ...env };
  return onRequest({ request, env: { ...bindings, ...__LOCAL_SETTINGS__ }, waitUntil });
};
