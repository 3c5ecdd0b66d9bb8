import type { ProductSlug } from '../schemas/product.ts';

const files = import.meta.glob<string>('../assets/screens/*.avif', {
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
  const address = files[`../assets/screens/${slug}.avif`];
  if (address) return address;
  throw new Error(`src/assets/screens/${slug}.avif fehlt: npm run screens`);
}
