import { basename } from 'node:path';
import { getEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { sharePicture } from '../../config/routes.ts';
import { drawPicture } from '../../features/share/picture.ts';
import { required } from '../../lib/content.ts';
import { listedPages } from '../../lib/listed-pages.ts';

/** By the page's name, or by its type where it has no drawing of its own. */
const drawings = import.meta.glob<string>('../../assets/share/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const drawing = (name: string) => drawings[`../../assets/share/${name}.svg`];

export const getStaticPaths = (async () =>
  (await listedPages()).map(({ path, type, headline }) => {
    const page = basename(sharePicture(path), '.png');
    return { params: { page }, props: { headline, drawing: drawing(page) ?? drawing(type) } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { data: site } = required(await getEntry('site', 'site'), 'site.json');
  const background = required(props.drawing, '../assets/share/page.svg');
  const picture = await drawPicture(background, props.headline, site.brand);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
