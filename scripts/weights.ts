/** The weight that each kind of file may have, and the message when a file is heavier. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DomUtils } from 'htmlparser2';
import { href } from '../src/config/routes.ts';
import type { Problem } from '../src/content-reader/problems.ts';
import { germanNumber } from '../src/lib/format.ts';
import { COLOURS } from '../src/styles/colours.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/**
 * Budgets in bytes; CONTRIBUTING.md says how to raise one. Pages with their styles, and scripts, are weighed as content
 * delivery networks compress them, fonts as they are.
 */
export const BUDGETS = {
  home: 25_000,
  page: 19_000,
  pageWithTool: 23_000,
  card: 23_000,
  styles: 6_000,
  stylesOfHomeOrCharts: 8_000,
  fonts: 48_000,
  script: 100_000,
  scriptOfTextPage: 6_000,
} as const;

const BUDGET_ADVICE =
  'Muss es so groß sein, bitte jemanden, der die Website programmiert, um ein größeres Budget: Es steht in ' +
  'scripts/weights.ts, wie man es ändert, in CONTRIBUTING.md.';
/** The advice to an editor about a page, and about its styles, of which each kind of component brings its own. */
const SHORTEN = 'Kürze oder teile, was du kannst.';
const FEWER_COMPONENTS = 'Ist es ein Artikel, nimm weniger verschiedene Bausteine, oder teile ihn.';

/** The size of a text in bytes, in Brotli of quality 4. */
export const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/**
 * Compares a weight with its budget. Above the budget developers are warned; above a fifth more nothing is published.
 *
 * @param name names the thing in the message: `Die Seite /kontakt`
 * @param bytes its weight
 * @param advice tells an editor what to do if it is refused
 * @returns one problem, or none within the budget
 */
export function overweight(
  name: string,
  bytes: number,
  budget: number,
  advice = SHORTEN,
): Problem[] {
  if (bytes <= budget) return [];
  const limit = (budget * 6) / 5;
  const isRefused = bytes > limit;
  const weight = `Wiegt ${germanNumber(bytes)} Byte, vorgesehen sind ${germanNumber(budget)}`;
  const text = isRefused
    ? `${weight}, erlaubt ${germanNumber(limit)}. ${advice} ${BUDGET_ADVICE}`
    : `${weight}. Das darf so bleiben: Erst über ${germanNumber(limit)} hält der Bau an.`;
  return [{ file: name, code: isRefused ? 'weight_refused' : 'weight', text }];
}

/** The budget of a page with its styles. */
function budgetOf(path: string, elements: BuiltPage['elements']): number {
  if (path === href('home')) return BUDGETS.home;
  if (elements.some(({ attribs }) => 'data-tool' in attribs)) return BUDGETS.pageWithTool;
  // The portrait of a card is part of its page, encrypted or not.
  if (elements.some(({ attribs }) => 'data-card' in attribs)) return BUDGETS.card;
  return BUDGETS.page;
}

/** Weighs a page and its styles. */
function weighPage([path, { html, elements }]: [path: string, page: BuiltPage]): Problem[] {
  // Only charts draw with a `<pattern>`, so a page that has one has a chart.
  const hasChart = elements.some(({ name }) => name === 'pattern');
  const isHome = path === href('home');
  const budget = budgetOf(path, elements);
  const ofStyles = isHome || hasChart ? BUDGETS.stylesOfHomeOrCharts : BUDGETS.styles;
  const styles = elements
    .filter(({ name }) => name === 'style')
    .map((element) => DomUtils.textContent(element))
    .join('\n')
    // Pictures in styles count with the page.
    .replace(/\bdata:\w+\/[^"')\s]+/g, '')
    // The colours do not count: those of a brand that is light on dark are longer, which is no reason to refuse its
    // site.
    .replace(COLOURS, '');
  return [
    ...overweight(`Die Seite ${path}`, brotliBytes(html), budget),
    ...overweight(`Das CSS der Seite ${path}`, brotliBytes(styles), ofStyles, FEWER_COMPONENTS),
  ];
}

/** Weighs all fonts of a built site. */
function weighFonts({ dist, files }: BuiltSite): Problem[] {
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  return overweight('Die Schriften', bytes, BUDGETS.fonts);
}

/** Reports the pages and fonts of a built site that are above their budget. */
export const weighSite = (site: BuiltSite): Problem[] => [
  ...[...site.pages].flatMap(weighPage),
  ...weighFonts(site),
];
