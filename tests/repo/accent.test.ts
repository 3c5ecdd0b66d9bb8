import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TOKENS = 'src/styles/tokens.css';
/** They cannot read a token: mails, drawings, a page without the site's styles. */
const FILES = globSync('{src,scripts/mailbox}/**/*.{astro,css,svg,ts,tsx}', {
  exclude: [
    TOKENS,
    // The work sample is another client's campaign, in that client's colours.
    'src/assets/{arbeitsprobe/**,share/arbeitsprobe.svg}',
    'src/components/sample/**',
    // Editors draw with the colours of parties.
    'src/content/**',
  ],
});

/** Six digits of each colour; in drawings inside addresses, too: `%23f9a28d`. */
const coloursIn = (text: string): string[] =>
  [...text.matchAll(/(?:#|%23)([\da-f]{6})\b/gi)].map(([, digits = '']) => digits.toLowerCase());

/** Whether red, green and blue differ by more than the shades of grey of the design do. */
function isColourful(colour: string): boolean {
  const parts = [0, 2, 4].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 32;
}

test('a colour that stands outside the tokens is one of them, so that a new accent is missing nowhere', () => {
  const tokens = new Set(coloursIn(readFileSync(TOKENS, 'utf8')));
  const stray = FILES.flatMap((file) =>
    coloursIn(readFileSync(file, 'utf8'))
      .filter((colour) => isColourful(colour) && !tokens.has(colour))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(stray).toEqual([]);
});
