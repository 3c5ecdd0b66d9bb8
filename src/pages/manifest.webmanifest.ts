import type { APIRoute } from 'astro';
import colours from '../content/marke/farben.json' with { type: 'json' };
import { contentOf } from '../lib/build/content.ts';

const icon = (side: number) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
});

/** Delivers the web app manifest: name and icons for the home screen of phones. */
export const GET: APIRoute = async () => {
  const site = await contentOf('site');
  const home = await contentOf('home');
  const manifest = {
    name: site.brand,
    description: home.description,
    lang: 'de',
    start_url: '/',
    display: 'browser',
    background_color: colours.page,
    theme_color: colours.page,
    icons: [icon(192), icon(512), { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
