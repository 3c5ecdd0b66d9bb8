import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { listedPages } from '../../features/publishing/listed-pages.ts';
import { drawPicture } from '../../features/publishing/share-picture.ts';
import { sharePicture } from '../../features/publishing/share-address.ts';
import { contentOf } from '../../lib/build/content.ts';

const drawings = import.meta.glob<string>('../../assets/share/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The drawing of a page, or else the drawing for pages of its type. */
function shareDrawing(page: string, type: string): string {
  const names = [page, type].map((name) => `../../assets/share/${name}.svg`);
  const drawing = names.map((name) => drawings[name]).find(Boolean);
  if (drawing === undefined) throw new Error(`src/assets/share/${type}.svg fehlt.`);
  return drawing;
}

export const getStaticPaths = (async () =>
  (await listedPages()).map(({ path, type, headline }) => {
    const page = basename(sharePicture(path), '.png');
    return { params: { page }, props: { headline, drawing: shareDrawing(page, type) } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const site = await contentOf('site');
  const picture = await drawPicture(props.drawing, props.headline, site.brand);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
