import { z } from 'astro/zod';

/** Files of `src/assets/portraits`, without `.svg`. */
export const PORTRAITS = [
  'portrait-a',
  'portrait-b',
  'portrait-c',
  'portrait-d',
  'portrait-e',
] as const;

export const portrait = z.enum(PORTRAITS).describe('Name der Zeichnung in src/assets/portraits');
export type PortraitName = z.infer<typeof portrait>;
