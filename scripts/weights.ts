/** The budgets of weight, and the weights of built pages. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ROUTES } from '../src/config/routes.ts';
import { type Problem, refuse } from '../src/content-reader/problems.ts';
import { figure } from '../src/lib/format.ts';
import { COLOURS } from '../src/styles/colours.ts';

/**
 * Budgets in bytes; how to raise one is in CONTRIBUTING.md. Pages with their styles, and scripts, as
 * content delivery networks compress them; fonts as they are.
 */
export const BUDGETS = {
  home: 25_000,
  page: 19_000,
  pageWithTool: 23_000,
  styles: 6_000,
  stylesOfHomeOrCharts: 8_000,
  fonts: 48_000,
  script: 100_000,
  scriptOfTextPage: 6_000,
} as const;

/** What an editor can do about a weight that is refused. */
const WEIGHT_ADVICE =
  'Kürze oder teile, was du kannst. Muss es so groß sein, bitte jemanden, der die Website programmiert, ' +
  'um ein größeres Budget: Es steht in scripts/weights.ts, wie man es ändert, in CONTRIBUTING.md.';

/** What an editor can do about styles that are refused: each kind of component brings its own. */
const STYLE_ADVICE =
  'Ist es ein Artikel, nimm weniger verschiedene Bausteine, oder teile ihn. Sonst bitte jemanden, der die Website programmiert, ' +
  'um ein größeres Budget: Es steht in scripts/weights.ts, wie man es ändert, in CONTRIBUTING.md.';

/** Says what is large in something heavy. */
function largeParts(parts: Readonly<Record<string, number>>): string {
  const sizes = Object.entries(parts)
    .filter(([, bytes]) => bytes > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${name} ${figure(bytes)}`);
  return sizes.length > 0 ? ` Darin: ${sizes.join(', ')}.` : '';
}

/** Size in Brotli, quality 4. */
export const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/**
 * The problem of a weight, if there is one: above a budget developers hear of it, above a fifth more
 * nothing is published.
 *
 * @param name names the thing in the message: `Die Seite /kontakt`
 * @param parts bytes of what is in it
 * @param advice what an editor can do where it is refused
 */
export function overweight(
  name: string,
  bytes: number,
  budget: number,
  parts: Readonly<Record<string, number>> = {},
  advice = WEIGHT_ADVICE,
): Problem[] {
  if (bytes <= budget) return [];
  const limit = (budget * 6) / 5;
  const isRefused = bytes > limit;
  const weight = `Wiegt ${figure(bytes)} Byte, vorgesehen sind ${figure(budget)}`;
  const text = isRefused
    ? `${weight}, erlaubt ${figure(limit)}.${largeParts(parts)} ${advice}`
    : `${weight}. Bis ${figure(limit)} wird die Website veröffentlicht.${largeParts(parts)}`;
  return [{ file: name, code: isRefused ? 'weight_refused' : 'weight', text }];
}

/** Whether an element is that of a tool. */
const isTool = ({ attribs }: { attribs: Record<string, string> }) => 'data-tool' in attribs;

/** Whether an element is the hatch of a chart. */
const isHatch = ({ name }: { name: string }) => name === 'pattern';

/** The problems of a page's weight, and of that of its styles. */
function weighPage(path: string, html: string): Problem[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const page = elements.some(isTool) ? BUDGETS.pageWithTool : BUDGETS.page;
  const isHome = path === ROUTES.home;
  const budget = isHome ? BUDGETS.home : page;
  const ofStyles = isHome || elements.some(isHatch) ? BUDGETS.stylesOfHomeOrCharts : BUDGETS.styles;

  const data = /\bdata:\w+\/[^"')\s]+/g;
  const codeIn = (name: string) =>
    elements
      .filter((element) => element.name === name)
      .map((element) => DomUtils.textContent(element).replaceAll(data, ''))
      .join('\n');
  const parts = {
    Text: elements.filter(({ name }) => name === 'body').map((body) => DomUtils.innerText(body)),
    Stile: [codeIn('style')],
    Skripte: [codeIn('script')],
    'data:-Adressen': html.match(data) ?? [],
  };
  const sizes = Object.entries(parts).map(([name, texts]): [string, number] => {
    const text = texts.join('\n');
    return [name, text ? brotliBytes(text) : 0];
  });
  const bytes = Object.fromEntries(sizes);
  // The colours are the brand's: those of one that is light on dark are longer, and no reason to refuse its site.
  const styles = brotliBytes(codeIn('style').replace(COLOURS, ''));
  return [
    ...overweight(`Die Seite ${path}`, brotliBytes(html), budget, bytes),
    ...overweight(`Das CSS der Seite ${path}`, styles, ofStyles, {}, STYLE_ADVICE),
  ];
}

/** The problem of the weight of all fonts in a built site. */
function weighFonts(dist: string): Problem[] {
  const files = globSync('**/*.{woff2,woff,ttf,otf}', { cwd: dist });
  const sizes = files.map((file): [string, number] => [file, statSync(join(dist, file)).size]);
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  return overweight('Die Schriften', bytes, BUDGETS.fonts, Object.fromEntries(sizes));
}

/** The problems of the weights of a built site. */
export function weighSite(dist: string): Problem[] {
  const pages = globSync('**/*.html', { cwd: dist }).sort();
  return pages
    .flatMap((file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
      return weighPage(path, readFileSync(join(dist, file), 'utf8'));
    })
    .concat(weighFonts(dist));
}

/**
 * Warns once of all that is above its budget, in the log alone: who changes a word elsewhere need not mend it.
 *
 * @throws when something is more than a fifth above it
 */
export function holdBudgets(found: readonly Problem[], warn: (text: string) => void): void {
  const warnings = found.filter(({ code }) => code === 'weight');
  const lines = warnings.map(({ file, text }) => `${file}: ${text}`);
  if (lines.length > 0) warn(lines.join('\n'));
  refuse(found.filter(({ code }) => code === 'weight_refused'));
}
