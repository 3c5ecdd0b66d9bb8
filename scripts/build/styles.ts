import { createHash } from 'node:crypto';
import { HEAD_CLASSES } from '../../src/layouts/first-paint.ts';
import { classesIn, keepRules, neededClasses } from './css.ts';

/** A page, and apart from it the styles that go into its empty style element. */
export interface Page {
  html: string;
  css: string;
}

/** Names that Astro gives to the scopes of styles. */
const SCOPE = /\bastro-[a-z0-9]{8}\b(?!-)/g;
const SCOPE_NAME = new RegExp(`^${SCOPE.source}$`);
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const EMPTY = '<style></style>';
const ISLAND = '<astro-island';

const isAtRule = (prelude: string) => prelude.startsWith('@');

/** The hash of a script or of styles, as a policy names it. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** All styles of a page in their order, to go where the first stood: each element costs a hash. */
export function takeStyles(page: string): Page {
  const styles: string[] = [];
  const html = page.replaceAll(STYLE, (_, css: string) => (styles.push(css) === 1 ? EMPTY : ''));
  return { html, css: styles.join('') };
}

/** The page in one piece again. */
export const putStyles = ({ html, css }: Page): string =>
  html.replace(EMPTY, () => `<style>${css}</style>`);

/** The classes of a page that tell whether a rule can match, in the order of the alphabet. */
function tellingClasses({ html }: Page): { classes: string[]; tells: (name: string) => boolean } {
  // Brings scripts that make elements, or will: only scopes tell for sure, as no script adds one.
  const isScripted = html.includes(ISLAND) || html.includes(' data-module=');
  const tells = isScripted ? (name: string) => SCOPE_NAME.test(name) : () => true;
  const classes = [...classesIn(html), ...HEAD_CLASSES].filter(tells).sort();
  return { classes, tells };
}

/** Styles without unused rules, by the styles and the classes in use: most articles share both. */
const kept = new Map<string, string>();

/**
 * Takes out the rules of components that a page does not use: an article could use any of them, so
 * Astro gives it the styles of all.
 */
export function dropUnusedRules(page: Page): Page {
  const { classes, tells } = tellingClasses(page);
  const key = `${classes.join(' ')}\n${page.css}`;
  const known = kept.get(key);
  if (known !== undefined) return { ...page, css: known };
  const used = new Set(classes);
  const mayMatch = (names: string[]) => names.every((name) => !tells(name) || used.has(name));
  const isUsed = (prelude: string) => isAtRule(prelude) || neededClasses(prelude).some(mayMatch);
  const css = keepRules(page.css, isUsed);
  kept.set(key, css);
  return { ...page, css };
}

/**
 * The names that Astro gives to the scopes of styles, shortened: a page repeats them hundreds of
 * times. A page carries its styles within, so the names need to be unique only in it.
 */
export function shortenScopes({ html, css }: Page): Page {
  const names = new Map<string, string>();
  const shorten = (text: string) =>
    text.replaceAll(SCOPE, (scope) => {
      const name = names.get(scope) ?? `s${names.size.toString(36)}`;
      names.set(scope, name);
      return name;
    });
  return { css: shorten(css), html: shorten(html) };
}

const READ = /var\((--[\w-]+)/g;
const DECLARED = /(?<=[{;])(--[\w-]+):[^;}]*;?/g;
const DASHED = /(?<![\w-])--[a-z][\w-]*/g;

/** Remembers what became of styles: most articles share theirs. */
function remembering(change: (css: string) => string): (css: string) => string {
  const known = new Map<string, string>();
  return (css) => {
    const changed = known.get(css) ?? change(css);
    known.set(css, changed);
    return changed;
  };
}

const readProperties = remembering((css) => {
  const read = new Set([...css.matchAll(READ)].map(([, name]) => name));
  const rest = css.replaceAll(DECLARED, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  // What only a property read that is gone now is not read any more either.
  return rest === css ? css : readProperties(rest);
});

/**
 * Takes out the custom properties that a page's styles declare and never read: the tokens are those
 * of the whole site. Not on pages with islands, whose scripts bring styles of their own that read them.
 */
export function dropUnusedProperties({ html, css }: Page): Page {
  return { html, css: html.includes(ISLAND) ? css : readProperties(css) };
}

const shortDashed = remembering((css) => {
  const names = [...new Set(css.match(DASHED))];
  return css.replaceAll(DASHED, (name) => `--${names.indexOf(name).toString(36)}`);
});

/** A script in a file, now or when the page is used: it may know a name. */
const SCRIPT_FILE = /<astro-island|\sdata-module=|<script[^>]*\ssrc=/;

/**
 * Shortens the names of custom properties and timelines where nothing but the page's styles knows
 * them.
 */
export function shortenProperties({ html, css }: Page): Page {
  const isKnown = SCRIPT_FILE.test(html) || html.search(DASHED) >= 0;
  return { html, css: isKnown ? css : shortDashed(css) };
}
