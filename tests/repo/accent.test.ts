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
    'src/features/work-sample/**',
  ],
});

const coloursOf = (file: string): string[] =>
  readFileSync(file, 'utf8').match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? [];

/** Whether red, green and blue differ by more than the shades of grey of the design do. */
function isColourful(colour: string): boolean {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour;
  const parts = [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 32;
}

test('a colour that stands outside the tokens is one of them, so that a new accent is missing nowhere', () => {
  const tokens = new Set(coloursOf(TOKENS));
  const others = FILES.flatMap((file) =>
    coloursOf(file)
      .filter((colour) => isColourful(colour) && !tokens.has(colour))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(others).toEqual([]);
});
