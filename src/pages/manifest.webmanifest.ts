import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { required } from '../lib/content.ts';

const icon = (side: number) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
});

/** The web app manifest: name and icons for the home screen of phones. */
export const GET: APIRoute = async () => {
  const { data: site } = required(await getEntry('site', 'site'), 'site.json');
  const { data: home } = required(await getEntry('home', 'startseite'), 'startseite.json');
  const manifest = {
    name: site.brand,
    description: home.description,
    lang: 'de',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon(192), icon(512), { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
