import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { listedPages } from '../../features/publishing/listed-pages.ts';
import { drawPicture } from '../../features/publishing/share-picture.ts';
import { sharePicture } from '../../features/publishing/share-address.ts';
import { contentOf } from '../../lib/build/content.ts';
import { byName, existing } from '../../lib/build/pictures.ts';

/** The drawings of some pages, and the drawing for all other pages of a type. */
const drawings = byName(
  import.meta.glob<string>('../../assets/share/*.svg', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

export const getStaticPaths = (async () =>
  (await listedPages()).map(({ path, type, headline }) => {
    const page = basename(sharePicture(path), '.png');
    const drawing = existing(drawings.get(page) ?? drawings.get(type), `share/${type}.svg`);
    return { params: { page }, props: { headline, drawing } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const site = await contentOf('site');
  const picture = await drawPicture(props.drawing, props.headline, site.brand);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
