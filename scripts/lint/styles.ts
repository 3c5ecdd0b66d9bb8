/**
 * Part of `npm run lint`: refuses sizes, classes and colours outside the rules of CONTRIBUTING.md, a line each
 * (docs/decisions/0028-own-lint.md). A comment allows an exception and gives its reason: `own size: the word fills the
 * grid` holds for the rest of its rule, `own colour: readers need black on white` for the next line.
 */
import { readFileSync } from 'node:fs';
import { type Container, parse } from 'postcss';
import { filesIn } from '../../src/lib/build/files.ts';
import { lineAt } from '../../src/lib/text.ts';

/** The tokens themselves, and the ballot paper: a drawing that is measured by its own letters. */
const OWN_SIZES = /^src\/(?:styles\/tokens\.css|features\/home\/ballot\/)/;
/** The work sample is a campaign of another client, in that client's colours. */
const OWN_COLOURS = /^src\/pages\/arbeitsprobe\.astro/;

/** A file of `src` with its text. */
interface Source {
  file: string;
  text: string;
}

/** The properties whose lengths are tokens, with the tokens of each. */
const SCALES: readonly [name: RegExp, tokens: string][] = [
  [/^font(-size)?$/, '--size-…'],
  [/^(margin|padding|(row-|column-)?gap)(-|$)/, '--space-…, --gap, --block, --pad, --sec'],
  [/^max-(width|inline-size)$/, '--measure…, --page'],
];
/** A length that is no token. Shares of a container, hairlines up to 6 px, mm and pt are free. */
const LENGTH = /(?<![\w-])(?:[\d.]+(?:r?em|ch|[sdl]?v[wh])|(?:[7-9]|\d{2,})[\d.]*px)\b/;
/** The window may cap a token, so that larger type fits a phone: `min(var(--size-h4), 8vw)`. */
const CAP = /min\((var\(--[\w-]+\)), (?:[\d.]+vw|100vw [^)]+\))\)/;

/** Reports sizes, spaces and measures that are no token of `src/styles/tokens.css`. */
export const sizeProblems = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^ *([a-z-]+): ([^;{}]+);/gm)].flatMap(
    ({ index, 1: name = '', 2: value = '' }) => {
      const [, tokens] = SCALES.find(([names]) => names.test(name)) ?? [];
      const isExplained = /\/\* own size: [^{}]*$/.test(text.slice(0, index));
      return !tokens || !LENGTH.test(value.replace(CAP, '$1')) || isExplained
        ? []
        : `${file}:${lineAt(text, index)}: ${name}: ${value} is not on the scale: ${tokens}`;
    },
  );

/** The styles of a file: the text of a `.css`, or of each `<style>` of a component. */
const stylesIn = ({ file, text }: Source): string[] =>
  file.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);

/** The selectors of the rules that stand in no other rule. */
const outerSelectors = ({ nodes = [] }: Container): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return node.selectors;
    return node.type === 'atrule' && node.name !== 'keyframes' ? outerSelectors(node) : [];
  });

/** The common styles are also those of elements. */
const COMMON = 'src/styles/';

/** The owner of a style sheet: the folder of a subject, the folder of the common styles, or the component. */
const ownerOf = (file: string): string =>
  /^src\/(?:features\/[\w-]+|styles)\//.exec(file)?.[0] ?? file;

/** The class that a selector styles by itself, as `.card:hover` does; `.list > .range` styles none. */
const claimed = (selector: string): string | undefined =>
  /^(\.[\w-]+)(?:::?[\w-]+(?:\([^).]*\))?)*$/.exec(selector)?.[1];

/**
 * Reports each outer rule that names neither a class nor a data attribute, each class that another component has, and
 * the components whose styles Astro would scope (docs/decisions/0027-one-class-a-component.md).
 */
export function classProblems(sources: readonly Source[]): string[] {
  const owners = new Map<string, string>();
  return sources.flatMap((source) => {
    const { file, text } = source;
    const owner = ownerOf(file);
    const selectors = stylesIn(source).flatMap((css) => outerSelectors(parse(css)));
    const problems = selectors.flatMap((selector) => {
      if (owner !== COMMON && !/\.[a-z]|\[data-/.test(selector))
        return `${file}: ${selector} names no class: put it under the class of the component`;
      const name = claimed(selector);
      if (!name) return [];
      const first = owners.get(name) ?? owner;
      owners.set(name, first);
      return first === owner
        ? []
        : `${file}: ${name} is a class of ${first}: take a name of its own`;
    });
    return /<style>/.test(text)
      ? [`${file}: write <style is:global>, and put all under one class`, ...problems]
      : problems;
  });
}

const COLOUR =
  /(?:(?<![\w&])#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d.]|(?<=[:,( ])(?:black|white)(?=[;,) ])/gi;
/** Code draws labels and QR codes, which are black on white, whoever prints them. */
const BLACK_ON_WHITE = /^#(?:000|fff)$/;

/** Reports the colours of a style or of code that are no token. */
export function colourProblems({ file, text }: Source): string[] {
  const isCode = /\.tsx?$/.test(file);
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isFree = /^\s*(?:\/?\*|\/\/)/.test(line) || /own colour: \S/.test(lines[index - 1] ?? '');
    const colours = isFree ? [] : [...new Set(line.match(COLOUR))];
    return colours
      .filter((colour) => !(isCode && BLACK_ON_WHITE.test(colour)))
      .map(
        (colour) =>
          `${file}:${index + 1}: ${colour} is no token; those of the brand are in src/styles/colours.ts and tokens.css`,
      );
  });
}

// Run as a script: `node scripts/lint/styles.ts`
if (process.argv[1] === import.meta.filename) {
  const sources = filesIn('.', 'src/**/*.{astro,css,ts,tsx}').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const styled = sources.filter(({ file }) => /\.(?:astro|css)$/.test(file));
  const problems = [
    ...styled.filter(({ file }) => !OWN_SIZES.test(file)).flatMap(sizeProblems),
    ...classProblems(styled),
    ...sources.filter(({ file }) => !OWN_COLOURS.test(file)).flatMap(colourProblems),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
