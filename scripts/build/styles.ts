import { classesIn, neededClasses, splitRules } from './css.ts';

/** Names that Astro gives to the scopes of styles. */
export const SCOPE = /\bastro-[a-z0-9]{8}\b(?!-)/g;
export const STYLE = /<style[^>]*>([^]*?)<\/style>/g;

/** Keeps a file beside the pages and returns its address. */
export type Publish = (text: string, kind: 'css' | 'js') => string;

/** Where a page says that what follows is seen only by who scrolls. */
const FOLD = '<!--fold-->';
const DIALOG = /<dialog[^]*?<\/dialog>/g;

const SCOPE_NAME = new RegExp(`^${SCOPE.source}$`);
const isAtRule = (prelude: string) => prelude.startsWith('@');

/** Styles without unused rules, by the styles and the scopes in use: most articles share both. */
const kept = new Map<string, string>();

/**
 * Takes out the rules of components that a page does not use: an article could use any of them, so
 * Astro gives it the styles of all. Only scopes tell for sure, as no script ever adds one.
 */
export function dropUnusedStyles(html: string): string {
  const used = new Set([...classesIn(html)].filter((name) => SCOPE_NAME.test(name)));
  const mayMatch = (names: string[]) =>
    names.every((name) => !SCOPE_NAME.test(name) || used.has(name));
  const isUsed = (prelude: string) => isAtRule(prelude) || neededClasses(prelude).some(mayMatch);
  const scopes = [...used].sort().join(' ');
  return html.replaceAll(STYLE, (_, css: string) => {
    const key = `${scopes}\n${css}`;
    const rules = kept.get(key) ?? splitRules(css, isUsed)[0];
    kept.set(key, rules);
    return `<style>${rules}</style>`;
  });
}

/** Nobody prints, presses or points before the first paint. */
const LATER = /^@media print|^@keyframes|:(?:hover|focus|active)/;

/**
 * Leaves in a page with a fold the styles of what is above it. The others become a file that is
 * asked for at the fold: browsers paint what lies before such a link, and nothing behind it until
 * it is there, so nobody sees a section without its styles.
 */
export function splitAtFold(html: string, publish: Publish): string {
  const [above = '', below] = html.split(FOLD);
  if (below === undefined) return html;
  // A dialog takes a press to open: its styles have time.
  const seen = classesIn(above.replaceAll(DIALOG, ''));
  const isFirst = (prelude: string) =>
    !LATER.test(prelude) &&
    (isAtRule(prelude) ||
      neededClasses(prelude).some((names) => names.every((name) => seen.has(name))));
  let rest = '';
  const head = above.replaceAll(STYLE, (_, css: string) => {
    const [first, later] = splitRules(css, isFirst);
    rest += later;
    return `<style>${first}</style>`;
  });
  return `${head}<link rel="stylesheet" href="${publish(rest, 'css')}">${below}`;
}
