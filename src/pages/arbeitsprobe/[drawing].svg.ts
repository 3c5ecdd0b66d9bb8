import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawingNamed } from '../../components/sample/drawings.ts';
import { drawPiece } from '../../features/work-sample/drawing.ts';
import { drawingValues, stampOf } from '../../features/work-sample/sample.ts';
import { contentOf } from '../../lib/content.ts';

export const getStaticPaths = (async () => {
  const { cover, posts, sheet } = await contentOf('workSample');
  const pieces = [cover, ...posts.flatMap((post) => post.pieces)];
  return [
    ...pieces.map(({ drawing, name, notice }) => ({
      params: { drawing },
      props: { name, notice, isPiece: true },
    })),
    ...sheet.marks.map(({ drawing, alt }) => ({
      params: { drawing },
      props: { name: alt, notice: undefined, isPiece: false },
    })),
  ];
}) satisfies GetStaticPaths;

/** A drawing of the work sample, as the page shows it and as it opens on its own. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  params,
  props,
}) => {
  const sample = await contentOf('workSample');
  const valuesOf = drawingValues(sample, await contentOf('transparencyNotice'));
  const stamp = props.isPiece ? stampOf(sample) : [];
  const svg = drawingNamed(params['drawing'] ?? '');
  return new Response(await drawPiece(svg, valuesOf(props), stamp, props.name), {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
