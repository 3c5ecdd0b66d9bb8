import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** The hashes of the scripts or styles that stand in a page, as a policy names them. */
export const hashesIn = (page: string, name: 'script' | 'style'): string[] =>
  DomUtils.getElementsByTagName(name, parseDocument(page, { decodeEntities: false }))
    // Data blocks, such as JSON-LD, do not run and need no hash.
    .filter(({ attribs }) => !attribs['src'] && !attribs['type']?.startsWith('application/'))
    .map((code) => createHash('sha256').update(DomUtils.textContent(code)).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);

/**
 * A page with all its styles in one element at the end of the head. The policy names a hash for each element, which no
 * compression makes smaller. Astro writes an element for each chunk of styles, and that of the islands into the body,
 * where it is invalid HTML (https://github.com/withastro/astro/issues/10308).
 *
 * @throws if a drawing or a template has styles of its own, which would hold for the whole page
 */
export function withOneStyle(page: string): string {
  const [, owner] = /<(svg|template)\b(?:(?!<\/\1>)[^])*<style/.exec(page) ?? [];
  if (owner)
    throw new Error(`A page has a <style> in a <${owner}>: write its rules into a style sheet.`);
  const element = /<style>([^]*?)<\/style>/g;
  const styles = [...page.matchAll(element)].map(([, text]) => text).join('');
  return page.replaceAll(element, '').replace('</head>', () => `<style>${styles}</style></head>`);
}

/** A page whose policy allows the code that is in it, by its hashes, instead of the whole site's. */
function withOwnHashes(page: string): string {
  const [meta, policy] = META.exec(page) ?? [];
  if (!meta || !policy) throw new Error('A page has no Content-Security-Policy.');
  const own = policy
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/(script|style)-src[^;]*/g, (sources, name: 'script' | 'style') =>
      [sources, ...hashesIn(page, name)].join(' '),
    );
  // A policy in a meta element ignores the elements before it.
  return page
    .replace(meta, '')
    .replace('<meta charset="utf-8">', (first) => first + meta.replace(policy, () => own));
}

/** Gives each built page a policy of its own and one element with its styles (docs/decisions/0014-page-styles-and-policy.md). */
export const pagePolicy = (): AstroIntegration => ({
  name: 'page-policy',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const file of globSync('**/*.html', { cwd: dir }).map((name) => new URL(name, dir)))
        writeFileSync(file, withOwnHashes(withOneStyle(readFileSync(file, 'utf8'))));
    },
  },
});
