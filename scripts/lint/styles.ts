/**
 * Part of `npm run lint`: refuses sizes, classes and colours outside the rules of the house, a line each. A comment
 * allows an exception and gives its reason: `own size: the word fills the grid` holds for the rest of its rule,
 * `own colour: readers need black on white` for the next line.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Container, parse } from 'postcss';
import { readBrandRecord } from '../../src/lib/build/brand.ts';
import { filesIn } from '../../src/lib/build/files.ts';
import type { Colours } from '../../src/lib/schema/brand.ts';
import { lineAt } from '../../src/lib/text.ts';
import { drawingsIn, foreignColours } from '../brand/drawings.ts';

/** The tokens themselves, and the ballot paper: a drawing that is measured by its own letters. */
const OWN_SIZES = /^src\/(?:styles\/tokens\.css|features\/home\/ballot\/)/;
/** The work sample is a campaign of another client, in that client's colours. */
const OWN_COLOURS = /^src\/(?:features\/work-sample\/|pages\/arbeitsprobe\.astro)/;

/** A file of `src` with its text. */
interface Source {
  file: string;
  text: string;
}

const LENGTH = /(?<![\w-])(?:[\d.]+(?:r?em|ch|[sdl]?v[wh])|(?:[7-9]|\d{2,})[\d.]*px)\b/;
/** The window may cap a value of the scale, so that larger type fits a phone: `min(var(--size-h4), 8vw)`. */
const CAP = /min\((var\(--[\w-]+\)), (?:[\d.]+vw|100vw [^)]+\))\)/;
const LEADING = /^(?:0?\.85|0?\.9|1|1\.1|1\.2|1\.35|1\.5|inherit|normal|var\(.+\))$/;
const WIDTH = /^(?:62\.5%|75%|87\.5%|100%|(?:extra-|semi-)?condensed|normal|inherit|\d+% \d+%)$/;

/** Whether all lengths of a value are tokens. Shares of a container, hairlines up to 6 px, mm and pt are free. */
const isOnScale = (value: string): boolean => !LENGTH.test(value.replace(CAP, '$1'));

/** Properties, the values they allow, and the tokens or values of their scale. */
const SCALES: readonly [name: RegExp, allows: (value: string) => boolean, scale: string][] = [
  [/^font(-size)?$/, isOnScale, '--size-…'],
  [/^line-height$/, (value) => LEADING.test(value), '0.85, 0.9, 1, 1.1, 1.2, 1.35, 1.5'],
  [/^font-stretch$/, (value) => WIDTH.test(value), '62.5%, 75%, 87.5%, 100%'],
  [
    /^(margin|padding|(row-|column-)?gap)(-|$)/,
    isOnScale,
    '--space-…, --gap, --block, --pad, --sec',
  ],
  [/^max-(width|inline-size)$/, isOnScale, '--measure…, --page'],
  [/^(min-)?(width|height)$/, (value) => value !== '2.75rem', '--touch'],
];

/** Reports sizes, leadings, widths, spaces and measures that are not on the scale of `src/styles/tokens.css`. */
export const sizeProblems = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^ *([a-z-]+): ([^;{}]+);/gm)].flatMap(
    ({ index, 1: name = '', 2: value = '' }) => {
      const [, allows, scale = ''] = SCALES.find(([names]) => names.test(name)) ?? [];
      const isExplained = /\/\* own size: [^{}]*$/.test(text.slice(0, index));
      return !allows || allows(value) || isExplained
        ? []
        : `${file}:${lineAt(text, index)}: ${name}: ${value} is not on the scale: ${scale}`;
    },
  );

/** The styles of a file: the text of a `.css`, or of each `<style>` of a component. */
const stylesIn = ({ file, text }: Source): string[] =>
  file.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);

/** Lists the selectors of styles. One inside of a rule, or of keyframes, begins with `&`. */
const selectorsIn = ({ nodes = [] }: Container, prefix = ''): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'atrule') return selectorsIn(node, node.name === 'keyframes' ? '& ' : prefix);
    if (node.type !== 'rule') return [];
    return [...node.selectors.map((selector) => prefix + selector), ...selectorsIn(node, '& ')];
  });

/** The common styles are also those of elements, and each component may change them for itself. */
const COMMON = 'src/styles/';

/** The owner of a style sheet: the folder of a subject, the folder of the common styles, or the component. */
const ownerOf = (file: string): string =>
  /^src\/(?:features\/[\w-]+|styles)\//.exec(file)?.[0] ?? file;

/** The class that an outer selector styles by itself, as `.card:hover` does; `.list > .range` styles none. */
const claimed = (selector: string): string | undefined =>
  /^(\.[\w-]+)(?:::?[\w-]+(?:\([^).]*\))?)*$/.exec(selector)?.[1];

/** Whether a file shows the component that owns a class, and so may place it. */
const shows = (text: string, owner: string): boolean =>
  text.includes(owner.endsWith('/') ? owner.slice('src'.length) : `/${basename(owner)}'`);

/**
 * Reports each outer rule that names neither a class nor a data attribute, each class of another component, and the
 * components whose styles Astro would scope (docs/decisions/0027-one-class-a-component.md).
 */
export function classProblems(sources: readonly Source[]): string[] {
  const sheets = sources.map((source) => ({
    ...source,
    selectors: stylesIn(source).flatMap((css) => selectorsIn(parse(css))),
  }));
  const owners = new Map<string, string>();
  for (const { file, selectors } of sheets)
    for (const name of selectors.map(claimed))
      if (name && !owners.has(name)) owners.set(name, ownerOf(file));

  return sheets.flatMap(({ file, text, selectors }) => {
    const problems = selectors.flatMap((selector) => {
      if (ownerOf(file) !== COMMON && !/^&|\.[a-z]|\[data-/.test(selector))
        return `${file}: ${selector} names no class: put it under the class of the component`;
      return (selector.match(/\.[a-z][\w-]*/g) ?? []).flatMap((name) => {
        const owner = owners.get(name) ?? ownerOf(file);
        const isPlaced = claimed(selector) !== name && (owner === COMMON || shows(text, owner));
        return owner === ownerOf(file) || isPlaced
          ? []
          : `${file}: ${name} is a class of ${owner}: take a name of its own`;
      });
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
    const found = isFree ? [] : [...new Set(line.match(COLOUR))];
    return found
      .filter((colour) => !(isCode && BLACK_ON_WHITE.test(colour)))
      .map(
        (colour) =>
          `${file}:${index + 1}: ${colour} is no token; those of the brand are in src/styles/colours.ts and tokens.css`,
      );
  });
}

/** Reports the colours of a drawing that `npm run brand` does not know. */
export const drawingProblems = ({ file, text }: Source, colours: Colours): string[] =>
  foreignColours(text, colours).map(
    (colour) => `${file}: ${colour} is none of the brand's colours (src/content/marke/farben.json)`,
  );

// Run as a script: `node scripts/lint/styles.ts`
if (process.argv[1] === import.meta.filename) {
  const read = (file: string): Source => ({ file, text: readFileSync(file, 'utf8') });
  const sources = filesIn('.', 'src/**/*.{astro,css,ts,tsx}').map(read);
  const styled = sources.filter(({ file }) => /\.(?:astro|css)$/.test(file));
  const { colours } = readBrandRecord('.');
  const problems = [
    ...styled.filter(({ file }) => !OWN_SIZES.test(file)).flatMap(sizeProblems),
    ...classProblems(styled),
    ...sources.filter(({ file }) => !OWN_COLOURS.test(file)).flatMap(colourProblems),
    ...drawingsIn('.').flatMap((file) => drawingProblems(read(file), colours)),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
