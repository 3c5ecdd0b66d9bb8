import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { focusOf, PORTRAIT_GROUNDS, portraitSvg } from '../../features/portrait/portrait.ts';
import { contentOf, inOrder, partOf } from '../../lib/build/content.ts';
import { DRAWINGS } from '../../lib/build/pictures.ts';

/** The portraits that are traced photographs. Neighbours on /team have different grounds; any other portrait is on paper. */
export const getStaticPaths = (async () => {
  const members = inOrder(await getCollection('team'));
  const careers = await partOf('careersPage');
  const { about } = await contentOf('home');
  const contacts = careers ? [careers.contact.image] : [];
  const names = new Set([...members.map(({ image }) => image), ...contacts, about.portrait]);
  return [...names]
    .filter((name) => !DRAWINGS.includes(name))
    .map((name) => {
      const place = members.findIndex(({ image }) => image === name);
      const ground = PORTRAIT_GROUNDS[Math.abs(place) % 2] ?? PORTRAIT_GROUNDS[1];
      const focus = focusOf(name, members);
      if (place !== -1 && !focus)
        console.warn(
          `src/content/team.json: Beim Foto „${name}“ steht nicht, wo der Kopf ist, deshalb zeigt die Website die obere Mitte. Trag unter "image" auch "focus" ein, im Formular „Ausschnitt des Fotos“.`,
        );
      return { params: { name }, props: { focus, ground } };
    });
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ params, props }) => {
  const svg = await portraitSvg(params['name'] ?? '', props.focus, props.ground);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
