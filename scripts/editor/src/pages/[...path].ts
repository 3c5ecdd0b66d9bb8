import type { APIRoute } from 'astro';
import { SITE } from '../../names.ts';

export const prerender = false;

/** Redirects every other address to the site, which runs beside the forms. */
export const GET: APIRoute = ({ url, redirect }) => redirect(SITE + url.pathname + url.search);
