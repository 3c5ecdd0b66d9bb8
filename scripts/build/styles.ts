import { HEAD_CLASSES } from '../../src/layouts/first-paint.ts';
import { classesIn, keepRules, neededClasses } from './css.ts';

/** Names that Astro gives to the scopes of styles. */
export const SCOPE = /\bastro-[a-z0-9]{8}\b(?!-)/g;
export const STYLE = /<style[^>]*>([^]*?)<\/style>/g;

const SCOPE_NAME = new RegExp(`^${SCOPE.source}$`);
/** Brings scripts that make elements, or will. */
const SCRIPTED = /<astro-island|\sdata-module=/;
const isAtRule = (prelude: string) => prelude.startsWith('@');

/** Styles without unused rules, by the styles and the classes in use: most articles share both. */
const kept = new Map<string, string>();

/**
 * Takes out the rules of components that a page does not use: an article could use any of them, so
 * Astro gives it the styles of all. Where scripts make elements only scopes tell for sure, as no script
 * ever adds one; elsewhere every class does.
 */
export function dropUnusedStyles(html: string): string {
  const tells = SCRIPTED.test(html) ? (name: string) => SCOPE_NAME.test(name) : () => true;
  const used = new Set([...classesIn(html), ...HEAD_CLASSES].filter(tells));
  const mayMatch = (names: string[]) => names.every((name) => !tells(name) || used.has(name));
  const isUsed = (prelude: string) => isAtRule(prelude) || neededClasses(prelude).some(mayMatch);
  const classes = [...used].sort().join(' ');
  return html.replaceAll(STYLE, (_, css: string) => {
    const key = `${classes}\n${css}`;
    const rules = kept.get(key) ?? keepRules(css, isUsed);
    kept.set(key, rules);
    return `<style>${rules}</style>`;
  });
}

const READ = /var\((--[\w-]+)/g;
const DECLARED = /(?<=[{;])(--[\w-]+):[^;}]*;?/g;

/** Styles without custom properties that nothing in them reads, by the styles. */
const lean = new Map<string, string>();

function readProperties(css: string): string {
  const read = new Set([...css.matchAll(READ)].map(([, name]) => name));
  const rest = css.replaceAll(DECLARED, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  // What only a property read that is gone now is not read any more either.
  return rest === css ? css : readProperties(rest);
}

/**
 * Takes out the custom properties that a page's one style element declares and never reads: the
 * tokens are those of the whole site. Not on pages with islands, whose scripts bring styles of their
 * own that read them.
 */
export function dropUnusedProperties(html: string): string {
  if (html.includes('<astro-island')) return html;
  return html.replaceAll(STYLE, (_, css: string) => {
    const rules = lean.get(css) ?? readProperties(css);
    lean.set(css, rules);
    return `<style>${rules}</style>`;
  });
}
