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

/** In drawings inside addresses, too: `%23f9a28d`. */
const HEX = /(?:#|%23)([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
/** With numbers: shades of a token, such as `color-mix(in srgb, var(--brief) …)`, follow it. */
const FUNCTION = /\b(?:rgb|hsl|hwb|(?:ok)?la?[bc]h?)a?\(\s*[\d.][^)]*\)/gi;

/** Six digits of each colour, without its alpha. */
const coloursIn = (text: string): string[] =>
  [...text.matchAll(HEX)].map(([, digits = '']) => {
    const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
    return long.slice(0, 6).toLowerCase();
  });

/** Whether red, green and blue differ by more than the shades of grey of the design do. */
function isColourful(colour: string): boolean {
  const parts = [0, 2, 4].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 32;
}

/** The colours of a file that are no tokens, and those written as no others are. */
const strayIn = (text: string, tokens: ReadonlySet<string>): string[] => [
  ...coloursIn(text).filter((colour) => isColourful(colour) && !tokens.has(colour)),
  ...(text.match(FUNCTION) ?? []),
];

test('a colour that stands outside the tokens is one of them, so that a new accent is missing nowhere', () => {
  const tokens = new Set(coloursIn(readFileSync(TOKENS, 'utf8')));
  const others = FILES.flatMap((file) =>
    strayIn(readFileSync(file, 'utf8'), tokens).map((colour) => `${file}: ${colour}`),
  );
  expect(others).toEqual([]);
});

test.each([
  '#f9a28c',
  '#F9A28CFF',
  '#fa8',
  '#fa8c',
  "url('data:image/svg+xml,%3Cpath fill=%22%23f9a28c%22/%3E')",
  'rgb(249 162 140)',
  'rgba(249, 162, 140, 0.5)',
  'hsl(12 90% 76%)',
  'oklch(0.8 0.1 40)',
])('%s is such a colour', (text) => {
  expect(strayIn(text, new Set(['f9a28d']))).toHaveLength(1);
});
