import type { APIRoute } from 'astro';
import { byName, existing } from '../lib/build/pictures.ts';
import { PICTOGRAMS } from '../lib/schema/drawings.ts';

const drawings = byName(
  import.meta.glob<string>('../assets/icons/*.svg', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** The file with ring and waves of the round stamp. It is no pictogram that content may name. */
const STAMP = 'poststempel';

/** Turns a file of `src/assets/icons` into a symbol of the sprite. */
const symbol = (name: string): string =>
  existing(drawings.get(name), `icons/${name}.svg`)
    .trim()
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg id="${name}"`);

/** Delivers all pictograms in one sprite, which browsers cache for all pages. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${[...PICTOGRAMS, STAMP].map(symbol).join('')}</svg>`,
    {
      headers: { 'content-type': 'image/svg+xml' },
    },
  );
