import type { APIRoute } from 'astro';
import { PICTOGRAMS } from '../schemas/common.ts';

const files = import.meta.glob<string>('../assets/icons/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Ring and waves of the postmark, which is no pictogram that content could name. */
const POSTMARK = 'poststempel';

/** A drawing of `src/assets/icons` as a part of the one file that pages point into. */
function symbol(name: string): string {
  const drawing = files[`../assets/icons/${name}.svg`];
  if (!drawing) throw new Error(`src/assets/icons/${name}.svg fehlt.`);
  return drawing.trim().replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg id="${name}"`);
}

/** All pictograms in one file, so that a page loads them once and beside its text. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${[...PICTOGRAMS, POSTMARK].map(symbol).join('')}</svg>`,
    {
      headers: { 'content-type': 'image/svg+xml' },
    },
  );
