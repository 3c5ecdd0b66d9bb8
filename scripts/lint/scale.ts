/**
 * Refuses sizes, leadings and widths of the type, spaces and measures of text that are not
 * on the scale of `src/styles/tokens.css`. A size of its own says why, in a comment on the line before:
 * `own size: the word fills the grid`.
 */
const LENGTH = /(?<![\w-])(?:[\d.]+(?:r?em|ch|[sdl]?v[wh]|cq\w+)|(?:[7-9]|\d{2,})[\d.]*px)\b/;
/** The window may cap a value of the scale, so that larger type fits a phone: `min(var(--size-h4), 8vw)`. */
const CAP = /min\((var\(--[\w-]+\)), (?:[\d.]+vw|[\d.]+cqi|100vw [^)]+\))\)/;
const LEADING = /^(?:0?\.9|1|1\.1|1\.2|1\.35|1\.5|inherit|normal|var\(.+\))$/;
const WIDTH = /^(?:62\.5%|75%|87\.5%|100%|(?:extra-|semi-)?condensed|normal|inherit|\d+% \d+%)$/;

/** Returns whether all lengths of a value are tokens. Percentages, hairlines up to 6 px, mm and pt are free. */
const isOnScale = (value: string): boolean => !LENGTH.test(value.replace(CAP, '$1'));

/** Rules of properties: their names, the values they allow, and the tokens or values of their scale. */
const RULES: readonly [name: RegExp, allows: (value: string) => boolean, scale: string][] = [
  [/^font(-size)?$/, isOnScale, '--size-…'],
  [/^line-height$/, (value) => LEADING.test(value), '0.9, 1, 1.1, 1.2, 1.35, 1.5'],
  [/^font-stretch$/, (value) => WIDTH.test(value), '62.5%, 75%, 87.5%, 100%'],
  [
    /^(margin|padding|(row-|column-)?gap)(-|$)/,
    isOnScale,
    '--space-…, --gap, --block, --pad, --sec',
  ],
  [/^max-(width|inline-size)$/, isOnScale, '--measure…, --page'],
];

/** Returns the styles of a file: the text of a `.css`, or of each `<style>` of a component. */
export const stylesIn = (file: string, text: string): string[] =>
  file.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);

/** Reports the values of a file's styles that are not on the scale, a line each: `src/a.css:3: gap: 0.6rem …`. */
export function scaleProblems(file: string, text: string): string[] {
  return stylesIn(file, text).flatMap((block) =>
    [...block.matchAll(/^ *([a-z-]+): ([^;{}]+);/gm)].flatMap(
      ({ index, 1: name = '', 2: value = '' }) => {
        const [, allows, scale = ''] = RULES.find(([names]) => names.test(name)) ?? [];
        const isExplained = /\/\* own size: [^*]+\*\/\s*$/.test(block.slice(0, index));
        if (!allows || allows(value) || isExplained) return [];
        const line = text.slice(0, text.indexOf(block) + index).split('\n').length;
        return `${file}:${line}: ${name}: ${value} is not on the scale: ${scale}`;
      },
    ),
  );
}
