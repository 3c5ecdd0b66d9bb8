import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { portraitPlace } from '../../content-reader/pictures.ts';
import { refuse } from '../../content-reader/problems.ts';
import { portraitSvg, settingOf } from '../../features/portrait/portrait.ts';
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
    .map((name) => ({ params: { name }, props: settingOf(name, members) }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ params: { name = '' }, props }) => {
  try {
    const svg = await portraitSvg(name, props);
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
  } catch (error) {
    if (error instanceof Error)
      refuse([{ ...portraitPlace('.', name), code: 'portrait', text: error.message }]);
    throw error;
  }
};
