import colours from '../../src/content/marke/farben.json' with { type: 'json' };

/** A colour as browsers compute it: `rgb(255, 255, 255)`. */
const computed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The brand's colours as browsers compute them. */
export const INK = computed(colours.ink);
export const PAGE_WHITE = computed(colours.page);
export const PAPER = computed(colours.paper);
