import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ROUTES } from '../../src/config/routes.ts';
import type { Problem } from '../../src/content-reader/problems.ts';
import { COLOURS } from '../../src/styles/colours.ts';
import { brotliBytes, BUDGETS, holdBudgets, overweight } from '../weights.ts';

/** The advice to an editor whose styles are refused: each kind of component brings its own. */
const STYLE_ADVICE =
  'Ist es ein Artikel, nimm weniger verschiedene Bausteine, oder teile ihn. Sonst bitte jemanden, der die Website programmiert, ' +
  'um ein größeres Budget: Es steht in scripts/weights.ts, wie man es ändert, in CONTRIBUTING.md.';

/** Returns whether an element is a tool. */
const isTool = ({ attribs }: { attribs: Record<string, string> }) => 'data-tool' in attribs;

/** Returns whether an element is the hatch of a chart. */
const isHatch = ({ name }: { name: string }) => name === 'pattern';

/** Weighs a page and its styles. */
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

/** Weighs all fonts of a built site. */
function weighFonts(dist: string): Problem[] {
  const files = globSync('**/*.{woff2,woff,ttf,otf}', { cwd: dist });
  const sizes = files.map((file): [string, number] => [file, statSync(join(dist, file)).size]);
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  return overweight('Die Schriften', bytes, BUDGETS.fonts, Object.fromEntries(sizes));
}

/** Reports the pages and fonts of a built site that are above their budget. */
export function weighSite(dist: string): Problem[] {
  const pages = globSync('**/*.html', { cwd: dist }).sort();
  return pages
    .flatMap((file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
      return weighPage(path, readFileSync(join(dist, file), 'utf8'));
    })
    .concat(weighFonts(dist));
}

/** Warns of pages and fonts above their budget, and stops the build if one is far above it. */
export const checkWeights = (): AstroIntegration => ({
  name: 'check-weights',
  hooks: {
    'astro:build:done': ({ dir, logger }) =>
      holdBudgets(weighSite(fileURLToPath(dir)), (text) => logger.warn(text)),
  },
});
