import { env, waitUntil } from 'cloudflare:workers';
import type { APIRoute } from 'astro';
import { onRequest } from '../../functions/api/send-contact-email.ts';

/** The Function's local defaults and what the server's environment says, from `dev-function.ts`. */
declare const __DEFAULTS__: Record<string, string>;
declare const __ENVIRONMENT__: Record<string, string>;

export const prerender = false;

/**
 * The Function as Pages calls it, without ASSETS, since the server renders the pages in `astro dev`, and
 * without OUTBOX: here nothing delivers what a queue would take.
 */
export const ALL: APIRoute = ({ request }) => {
  const {
    ASSETS: _,
    OUTBOX: __,
    ...bindings
  } = {
    ASSETS: undefined,
    OUTBOX: undefined,
    ...env,
  };
  return onRequest({
    request,
    env: { ...__DEFAULTS__, ...bindings, ...__ENVIRONMENT__ },
    waitUntil,
  });
};
