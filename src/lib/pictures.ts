import type { PortraitName } from '../schemas/common.ts';
import type { ProductSlug } from '../schemas/tools.ts';

const pictures = import.meta.glob<string>(
  ['../assets/portraits/*.svg', '../assets/screens/*.avif'],
  { eager: true, query: '?url&no-inline', import: 'default' },
);

/** @throws when the file is gone */
function addressOf(path: string): string {
  const address = pictures[`../assets/${path}`];
  if (address !== undefined) return address;
  throw new Error(`src/assets/${path} fehlt. Leg das Bild dort ab.`);
}

/** Address of a drawing of somebody. */
export const portraitOf = (name: PortraitName) => addressOf(`portraits/${name}.svg`);

/** Address of the picture of a program; for phones it is a crop with larger type. */
export const screenOf = (slug: ProductSlug, device?: 'telefon') =>
  addressOf(`screens/${device ? `${slug}-${device}` : slug}.avif`);
