import type { APIRoute } from 'astro';
import { waitUntil } from 'cloudflare:workers';
import { onRequest } from '../../functions/api/send-contact-email.ts';

/** The Function's settings, from `dev-function.ts`. */
declare const __SETTINGS__: Record<string, string>;

export const prerender = false;

/**
 * The Function as Pages calls it, without ASSETS, since the server renders the pages in `astro dev`, and without
 * OUTBOX: here nothing delivers what a queue would take.
 */
export const ALL: APIRoute = ({ request }) => onRequest({ request, env: __SETTINGS__, waitUntil });
