/** The weight that each kind of file may have, and the message when a file is heavier. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DomUtils } from 'htmlparser2';
import { href } from '../src/config/routes.ts';
import type { Problem } from '../src/lib/build/problems.ts';
import { germanNumber } from '../src/lib/format.ts';
import { COLOURS } from '../src/styles/colours.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/**
 * Budgets in bytes; CONTRIBUTING.md says how to raise one. Pages (with their styles) and scripts are weighed as content
 * delivery networks compress them, and fonts as they are.
 */
export const BUDGETS = {
  home: 25_000,
  page: 19_000,
  pageWithToolOrCard: 23_000,
  styles: 6_000,
  stylesOfHomeOrCharts: 8_000,
  fonts: 48_000,
  script: 100_000,
  scriptOfTextPage: 6_000,
} as const;

/** What an editor can do about a weight that is refused. Each kind of component brings styles of its own. */
const ADVICE =
  'Kürze oder teile, was du kannst; ein Artikel wird auch mit weniger verschiedenen Bausteinen leichter. Muss es so ' +
  'groß sein, bitte jemanden, der die Website programmiert, um ein größeres Budget: Es steht in scripts/weights.ts, ' +
  'wie man es ändert, in CONTRIBUTING.md.';

/** The size of a text in bytes, in Brotli of quality 4. */
export const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/**
 * Compares a weight with its budget. A build warns of a weight above the budget, and stops at one above 120 % of it.
 *
 * @param name names the thing in the message: `Die Seite /kontakt`
 * @param bytes the weight of the thing
 * @returns one problem, or no problem within the budget
 */
export function overweight(name: string, bytes: number, budget: number): Problem[] {
  if (bytes <= budget) return [];
  const most = (budget * 6) / 5;
  const isRefused = bytes > most;
  const weight = `Wiegt ${germanNumber(bytes)} Byte, vorgesehen sind ${germanNumber(budget)}`;
  const text = isRefused
    ? `${weight}, erlaubt ${germanNumber(most)}. ${ADVICE}`
    : `${weight}. Das darf so bleiben: Erst über ${germanNumber(most)} hält der Bau an.`;
  return [{ file: name, code: isRefused ? 'weight_refused' : 'weight', text }];
}

/** The text of all styles in a page. Pictures in them count with the page. */
const styleText = (elements: BuiltPage['elements']): string =>
  elements
    .filter(({ name }) => name === 'style')
    .map((element) => DomUtils.textContent(element))
    .join('\n')
    .replace(/\bdata:\w+\/[^"')\s]+/g, '')
    // The colours do not count: a brand that is light on dark writes more of them.
    .replace(COLOURS, '');

function weighPage([path, { html, elements }]: [path: string, page: BuiltPage]): Problem[] {
  const isHome = path === href('home');
  const has = (mark: string) => elements.some(({ attribs }) => mark in attribs);
  // The portrait of a card is part of its page, encrypted or not.
  const ofPage = has('data-tool') || has('data-card') ? BUDGETS.pageWithToolOrCard : BUDGETS.page;
  const ofStyles = isHome || has('data-chart') ? BUDGETS.stylesOfHomeOrCharts : BUDGETS.styles;
  return [
    ...overweight(`Die Seite ${path}`, brotliBytes(html), isHome ? BUDGETS.home : ofPage),
    ...overweight(`Das CSS der Seite ${path}`, brotliBytes(styleText(elements)), ofStyles),
  ];
}

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
