import colours from '../content/marke/farben.json' with { type: 'json' };
import { DARKEST, isLighter, LIGHTEST } from '../lib/contrast.ts';

/** Whether the brand is light on dark. */
export const IS_INVERTED = isLighter(colours.ink, colours.page);
/** The lighter and the darker colour of ink and page, for parts that are dark in every brand. */
export const [LIGHT, DARK] = IS_INVERTED
  ? [colours.ink, colours.page]
  : [colours.page, colours.ink];

const TOKENS = {
  ink: colours.ink,
  ground: colours.page,
  paper: colours.paper,
  accent: colours.accent,
  'accent-fold': colours.fold,
  mute: colours.mute,
  'mute-on-ink': colours.muteOnInk,
  idle: colours.idle,
  coal: colours.coal,
  light: LIGHT,
  dark: DARK,
};

const declared = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * On paper a brand that is light on dark is printed black on white. `PRINT` also inverts its drawings, except those of
 * people, and those in a part of a page with `--paper-filter: none`.
 */
const ON_PAPER = ['ground', 'paper', 'accent', 'accent-fold'].map((name) => [name, LIGHTEST]);
const IN_INK = ['mute', 'mute-on-ink', 'idle', 'coal'].map((name) => [name, DARKEST]);
const ROOT = `:root{${declared(Object.fromEntries([...ON_PAPER, ...IN_INK]))}}`;
const INVERTED =
  'img[src*=".svg"]:not([src*="/portrait"]){filter:var(--paper-filter,invert(1) grayscale(1))}';
const PRINT = `@media print{@layer print{${ROOT}${INVERTED}}}`;

/** No browser may turn light pages dark by itself, or dark ones light: it would invert drawings and codes. */
const SCHEME = IS_INVERTED ? 'only dark' : 'only light';

/** CSS that declares the brand's colours as custom properties. It begins the styles of each page. */
export const COLOURS = `@layer tokens{:root{${declared(TOKENS)};color-scheme:${SCHEME}}}${IS_INVERTED ? PRINT : ''}`;
