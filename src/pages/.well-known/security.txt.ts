import type { APIRoute } from 'astro';
import { contentOf } from '../../lib/build/content.ts';
import { mailto } from '../../lib/mailto.ts';
import { DAY } from '../../lib/time.ts';

/** Milliseconds until the file expires. RFC 9116 recommends less than a year; each build sets a new date. */
const VALID_FOR = 360 * DAY;

export const GET: APIRoute = async ({ site: origin }) => {
  const site = await contentOf('site');
  const expires = new Date(Date.now() + VALID_FOR);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: ${mailto(site.email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
