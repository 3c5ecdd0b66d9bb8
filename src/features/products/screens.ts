import type { ImageMetadata } from 'astro';
import { byName, existing } from '../../lib/build/pictures.ts';

const screens = byName(
  import.meta.glob<ImageMetadata>('../../assets/screens/*.{avif,jpeg,jpg,png,webp}', {
    eager: true,
    import: 'default',
  }),
);

/** The picture of a program, twice its size on the page. */
export const screenOf = (slug: string) => existing(screens.get(slug), `screens/${slug}`);

/** The picture of a program for phones, a crop with larger type; undefined if the program has none. */
export const phoneScreenOf = (slug: string) => screens.get(`${slug}-telefon`);
