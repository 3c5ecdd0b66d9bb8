import type { PortraitName } from '../schemas/common.ts';
import type { ProductSlug } from '../schemas/tools.ts';

const portraits = import.meta.glob<string>('../assets/portraits/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const portraitSources = import.meta.glob<string>('../assets/portraits/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const screens = import.meta.glob<string>('../assets/screens/*.avif', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** @throws when the file is gone */
function find(pictures: Record<string, string>, path: string): string {
  const found = pictures[`../assets/${path}`];
  if (found !== undefined) return found.trim();
  throw new Error(`src/assets/${path} fehlt. Leg das Bild dort ab.`);
}

/** Address of a drawing of somebody. */
export const portraitOf = (name: PortraitName) => find(portraits, `portraits/${name}.svg`);

/** The same drawing as SVG. */
export const portraitSource = (name: PortraitName) =>
  find(portraitSources, `portraits/${name}.svg`);

/** Address of the picture of a program; for phones it is a crop with larger type. */
export const screenOf = (slug: ProductSlug, device?: 'telefon') =>
  find(screens, `screens/${device ? `${slug}-${device}` : slug}.avif`);
