import { createHash } from 'node:crypto';
import { dropUnusedStyles, SCOPE, splitAtFold, STYLE } from './styles.ts';

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const MODULE = /<script type="module">([^]*?)<\/script>/g;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (html: string, element: RegExp) =>
  new Set([...html.matchAll(element)].map(([, text = '']) => hash(text)));

/**
 * The names that Astro gives to the scopes of styles, shortened: a page repeats them hundreds of
 * times. A page carries its styles within, so the names need to be unique only in it.
 */
export function shortenScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replaceAll(SCOPE, (scope) => {
    const name = names.get(scope) ?? `s${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}

/** All styles of the page in one element, in their order: each element costs a hash in the policy. */
export function mergeStyles(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  let first = true;
  return html.replaceAll(STYLE, () => {
    const merged = first ? `<style>${styles.join('')}</style>` : '';
    first = false;
    return merged;
  });
}

/**
 * All inline modules of the page in one, at the place of the last: they run in their order once
 * the page is parsed, as before. Each keeps a scope of its own.
 */
export function mergeModules(html: string): string {
  const modules = [...html.matchAll(MODULE)].map(([, code = '']) => code.trim());
  let left = modules.length;
  return html.replaceAll(MODULE, () => {
    left -= 1;
    if (left > 0) return '';
    const scopes = modules.map((code) => `(()=>{${code}})();`);
    return `<script type="module">${scopes.join('')}</script>`;
  });
}

/**
 * The props of islands between single quotes, so that JSON's own quotes need no escape; and without
 * the component's name, which only messages of the development server use.
 */
export function lightenIslands(html: string): string {
  return html.replaceAll(/ (props|opts)="([^"]*)"/g, (_, name: string, json: string) => {
    const raw = json.replaceAll("'", '&#39;').replaceAll('&quot;', '"');
    const text = name === 'opts' ? raw.replace(/"name":"\w+",/, '') : raw;
    return ` ${name}='${text}'`;
  });
}

/**
 * The page's policy with the hashes of its own inline scripts and styles. Astro writes those of the
 * whole site into every page, which is longer, and allows what does not belong there.
 *
 * @throws when the page has no policy, which nothing else would notice before a visitor is at risk
 */
export function narrowPolicy(html: string): string {
  if (!POLICY.test(html)) throw new Error('the page has no Content-Security-Policy');
  const allowed = { 'script-src': hashes(html, SCRIPT), 'style-src': hashes(html, STYLE) };
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      const own = name === 'script-src' || name === 'style-src' ? [...allowed[name]] : [];
      return [name, ...sources.filter((source) => !source.startsWith("'sha256-")), ...own].join(
        ' ',
      );
    });
    return before + directives.filter(Boolean).join(';') + after;
  });
}

/**
 * A built page with less in it and the same to be seen. The policy comes last: it counts the rest.
 *
 * @param publish keeps a style sheet beside the pages and returns its address
 */
export function trimPage(html: string, publish: (css: string) => string): string {
  const steps = [dropUnusedStyles, shortenScopes, mergeStyles, fold, mergeModules, lightenIslands];
  function fold(page: string) {
    return splitAtFold(page, publish);
  }
  return narrowPolicy(steps.reduce((page, step) => step(page), html));
}
