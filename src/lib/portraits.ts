import type { PortraitName } from '../schemas/portrait.ts';

const files = import.meta.glob<string>('../assets/portraits/*.svg', {
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
  const address = files[`../assets/portraits/${name}.svg`];
  if (address) return address;
  throw new Error(`src/assets/portraits/${name}.svg fehlt.`);
}
