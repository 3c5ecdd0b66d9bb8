import colours from '../content/marke/farben.json' with { type: 'json' };
import { isLighter } from '../lib/contrast.ts';

/** Whether the brand is light on dark. */
export const IS_INVERTED = isLighter(colours.ink, colours.page);
/** The lighter and the darker of ink and page, for what is dark in every brand. */
export const [LIGHT, DARK] = IS_INVERTED
  ? [colours.ink, colours.page]
  : [colours.page, colours.ink];

const TOKENS = {
  ink: colours.ink,
  white: colours.page,
  paper: colours.paper,
  brief: colours.accent,
  'brief-fold': colours.fold,
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

/** The brand's colours as custom properties, for the first style of each page. */
export const COLOURS = `@layer tokens{:root{${declared(TOKENS)}}}`;
