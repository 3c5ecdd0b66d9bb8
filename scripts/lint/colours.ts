/**
 * Refuses colours outside the brand's file, `src/content/marke/farben.json`. Styles take a token, code imports the
 * file, and a drawing has only colours that `npm run brand` knows. A colour that no brand changes says why, in a
 * comment on the line before: `own colour: readers need black on white`.
 */
import { foreignColours } from '../brand/drawings.ts';

const RAW =
  /(?:(?<![\w&])#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d.]|(?<=[:,( ])(?:black|white)(?=[;,) ])/gi;

/** Returns a message for each raw colour of a style or of code: `src/a.css:3: #11110f …`. */
export function colourProblems(file: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isFree = /^\s*(?:\/?\*|\/\/)/.test(line) || /own colour: \S/.test(lines[index - 1] ?? '');
    const found = isFree ? [] : [...new Set(line.match(RAW))];
    return found.map(
      (colour) =>
        `${file}:${index + 1}: ${colour} is no token; those of the brand are in src/styles/colours.ts and tokens.css`,
    );
  });
}

/** Returns a message for each colour of a drawing that `npm run brand` does not know. */
export const drawingProblems = (
  file: string,
  svg: string,
  colours: Parameters<typeof foreignColours>[1],
): string[] =>
  foreignColours(svg, colours).map(
    (colour) => `${file}: ${colour} is none of the brand's colours (src/content/marke/farben.json)`,
  );
