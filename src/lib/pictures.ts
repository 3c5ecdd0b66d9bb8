import type { PortraitName } from '../schemas/common.ts';
import type { ProductSlug } from '../schemas/tools.ts';

const portraits = import.meta.glob<string>('../assets/portraits/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/**
 * Address of a drawing of somebody.
 *
 * @throws when its file is gone
 */
export function portraitOf(name: PortraitName): string {
  const address = portraits[`../assets/portraits/${name}.svg`];
  if (address) return address;
  throw new Error(`src/assets/portraits/${name}.svg fehlt.`);
}

const screens = import.meta.glob<string>('../assets/screens/*.avif', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/**
 * Address of the picture of a program.
 *
 * @throws when it was never drawn
 */
export function screenOf(slug: ProductSlug): string {
  const address = screens[`../assets/screens/${slug}.avif`];
  if (address) return address;
  throw new Error(`src/assets/screens/${slug}.avif fehlt. Leg das Bild dort ab.`);
}
