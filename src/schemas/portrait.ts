import { z } from 'astro/zod';
import { text } from './common.ts';

const DRAWING = ['svg'];
const PHOTOGRAPH = ['avif', 'jpeg', 'jpg', 'png', 'webp'];

/** Fields that name a file of `src/assets/portraits`, and the endings that it may have. */
export const portraits = z.registry<{ endings: readonly string[] }>();

export const portrait = text
  .meta({ title: 'Porträt', description: 'Name eines Bildes in src/assets/portraits, ohne Endung' })
  .register(portraits, { endings: [...DRAWING, ...PHOTOGRAPH] });

/** A card is encrypted with its picture in it, so it cannot hold a photograph. */
export const drawing = text
  .meta({
    title: 'Porträt',
    description: 'Name einer Zeichnung (svg) in src/assets/portraits, ohne Endung',
  })
  .register(portraits, { endings: DRAWING });
