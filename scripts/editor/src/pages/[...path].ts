import type { APIRoute } from 'astro';
import { SITE } from '../../fields.ts';

export const prerender = false;

/** What is no form is on the site beside it. */
export const GET: APIRoute = ({ url, redirect }) => redirect(SITE + url.pathname + url.search);
