import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { streetRow } from '../../../features/work-sample/street.ts';
import { contentOf } from '../../../lib/content.ts';

export const getStaticPaths = (async () => {
  const { posts } = await contentOf('workSample');
  const count = posts.length;
  return posts.map((_, place) => ({
    params: { place: String(place + 1) },
    props: { place, count },
  }));
}) satisfies GetStaticPaths;

/** The houses of a stretch of the street. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(streetRow(props.place, props.count), {
    headers: { 'content-type': 'image/svg+xml' },
  });
