import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { DomUtils } from 'htmlparser2';
import { elementsIn } from '../built-site.ts';

/** What a page may load and send. `public/_headers` has the directives that a meta element cannot carry. */
const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

/** The hashes of the scripts or styles that stand in a page, as a policy names them. */
export const hashesIn = (page: string, name: 'script' | 'style'): string[] =>
  elementsIn(page, name)
    // Data blocks, such as JSON-LD, do not run and need no hash.
    .filter(({ attribs }) => !attribs['src'] && !attribs['type']?.startsWith('application/'))
    .map((code) => createHash('sha256').update(DomUtils.textContent(code)).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);

/** Replaces a tag of a page. Throws if the page has none, so that no page is published without its policy. */
function replaceTag(page: string, tag: string, words: string): string {
  if (!page.includes(tag)) throw new Error(`A page has no ${tag}.`);
  return page.replace(tag, () => words);
}

/**
 * A page with all its styles in one element at the end of the head. The policy has a hash for each element, and no
 * compression makes a hash smaller. Astro writes an element for each chunk of styles, and puts the chunk of the islands
 * into the body, where it is invalid HTML (https://github.com/withastro/astro/issues/10308).
 *
 * @throws if styles stand in a drawing, a template or a `<noscript>`: in the head they would hold for the whole page
 */
export function withOneStyle(page: string): string {
  const owner = elementsIn(page, 'noscript', 'svg', 'template').find(
    (element) => DomUtils.getElementsByTagName('style', element).length > 0,
  );
  if (owner)
    throw new Error(
      `A page has a <style> in a <${owner.name}>: write its rules into a style sheet.`,
    );
  const elements = elementsIn(page, 'style');
  const styles = elements.map((element) => DomUtils.textContent(element)).join('');
  const withoutStyles = elements.reduceRight(
    (text, { startIndex, endIndex }) =>
      text.slice(0, Number(startIndex)) + text.slice(Number(endIndex) + 1),
    page,
  );
  return replaceTag(withoutStyles, '</head>', `<style>${styles}</style></head>`);
}

/** A page with its policy, which allows the scripts and styles in it by their hashes. */
export function withPolicy(page: string): string {
  const policy = [
    ...DIRECTIVES,
    ["script-src 'self'", ...hashesIn(page, 'script')].join(' '),
    ["style-src 'self'", ...hashesIn(page, 'style')].join(' '),
  ].join(';');
  // A policy in a meta element ignores the elements before it.
  const charset = '<meta charset="utf-8">';
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return replaceTag(page, charset, charset + meta);
}

/**
 * Gives each built page a policy of its own and one element with its styles. Without a policy a page would run any
 * script that gets into it (docs/decisions/0014-page-styles-and-policy.md).
 */
export const pagePolicy = (): AstroIntegration => ({
  name: 'page-policy',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const file of globSync('**/*.html', { cwd: dir }).map((name) => new URL(name, dir)))
        writeFileSync(file, withPolicy(withOneStyle(readFileSync(file, 'utf8'))));
    },
  },
});
