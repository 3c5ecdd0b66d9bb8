import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { iconSvg } from '../lib/build/brand.ts';

/** Draws the icon as a PNG; `side` is its width and height in pixels. */
const png = (side: number) =>
  sharp(Buffer.from(iconSvg())).resize(side).png({ palette: true }).toBuffer();

/** Wraps a PNG of 32 pixels in an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function ico(): Promise<Buffer> {
  const picture = await png(32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32, 0, 0, 1, 0, 32, 0], 6);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const ICONS = {
  'favicon.ico': { type: 'image/x-icon', draw: ico },
  'icon.svg': { type: 'image/svg+xml', draw: () => Buffer.from(iconSvg()) },
  'icon-192.png': { type: 'image/png', draw: () => png(192) },
  'icon-512.png': { type: 'image/png', draw: () => png(512) },
  'apple-touch-icon.png': { type: 'image/png', draw: () => png(180) },
};

/** Lists the icons that browsers and phones ask for. */
export const getStaticPaths = (() =>
  Object.entries(ICONS).map(([icon, props]) => ({
    params: { icon },
    props,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await props.draw()), { headers: { 'content-type': props.type } });
