import type { APIRoute } from 'astro';
import { SITE } from '../../names.ts';

export const prerender = false;

/** Every other address is on the site beside the forms. */
export const GET: APIRoute = ({ url, redirect }) => redirect(SITE + url.pathname + url.search);
