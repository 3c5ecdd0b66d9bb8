import type { APIRoute } from 'astro';
import { waitUntil } from 'cloudflare:workers';
import { onRequest } from '../../functions/api/send-contact-email.ts';

/** The Function's settings, from `dev-function.ts`. */
declare const __SETTINGS__: Record<string, string>;

export const prerender = false;

/**
 * Calls the Function as Pages does, but without two bindings: the server renders the pages itself (ASSETS), and nothing
 * would deliver what a queue takes (OUTBOX).
 */
export const ALL: APIRoute = ({ request }) => onRequest({ request, env: __SETTINGS__, waitUntil });
