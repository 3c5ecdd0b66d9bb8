import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPortrait } from '../../features/portrait/draw-portrait.ts';
import { contentOf, listOf, partOf } from '../../lib/build/content.ts';
import { DRAWINGS } from '../../lib/build/pictures.ts';

/** Lists the portraits that are drawn from photographs. */
export const getStaticPaths = (async () => {
  const members = await listOf('team');
  const careers = await partOf('careersPage');
  const { about } = await contentOf('home');
  const contacts = careers ? [careers.contact.image] : [];
  const names = new Set([...members.map(({ image }) => image), ...contacts, about.portrait]);
  return [...names]
    .filter((name) => !DRAWINGS.includes(name))
    .map((name) => ({ params: { name } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { name = '' } }) => {
  const svg = await drawPortrait(name, await listOf('team'));
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
