import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';

/** Set by browsers, by scripts through a property (`dataset.used`) or by the Function. */
const DYNAMIC_ATTRIBUTES = [
  ...['open', 'aria-invalid', 'aria-selected'],
  ...['data-answer', 'data-reveal-state', 'data-share', 'data-unlocking', 'data-used'],
  // PurgeCSS splits a page into words at colons, so it cannot find `mailto:`.
  'href',
];

/** A page is written as it was read but for what is changed here. */
const VERBATIM = { decodeEntities: false, lowerCaseAttributeNames: false };

/** The text of the script files that a page loads and of those that they import. */
function codeOf(page: string, scripts: ReadonlyMap<string, string>): string {
  let code = '';
  for (let before; code !== before;) {
    before = code;
    code = [...scripts]
      .filter(([file]) => page.includes(file) || before.includes(file))
      .map(([, text]) => text)
      .join('\n');
  }
  return code;
}

/** The sources of a policy that allow inline code by its hash. */
const hashes = (code: readonly string[]) =>
  code.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

/**
 * A page without the style rules that neither its markup nor its scripts need, and with the hashes of
 * its own code in its policy. Astro's hashes are those of the whole site, of styles as they were, and
 * not those of `is:inline` scripts.
 */
async function purgePage(page: string, scripts: ReadonlyMap<string, string>): Promise<string> {
  const document = parseDocument(page, VERBATIM);
  const styles = DomUtils.getElementsByTagName('style', document).flatMap(({ children }) =>
    children.filter((child) => 'data' in child),
  );
  const css = styles.map(({ data }) => ({ raw: data }));
  for (const style of styles) style.data = '';
  const purged = await new PurgeCSS().purge({
    content: [
      { raw: render(document, VERBATIM), extension: 'html' },
      { raw: codeOf(page, scripts), extension: 'js' },
    ],
    css,
    keyframes: true,
    variables: true,
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    // Without this, PurgeCSS removes selectors without a name, such as `:focus-visible`.
    safelist: [/^:/],
  });
  for (const [at, style] of styles.entries()) style.data = purged[at]?.css ?? '';

  // Data blocks, such as JSON-LD, do not run and need no hash.
  const inline = DomUtils.getElementsByTagName('script', document).filter(
    ({ attribs }) => !('src' in attribs) && !attribs['type']?.startsWith('application/'),
  );
  const meta = DomUtils.findOne(({ attribs }) => 'http-equiv' in attribs, document);
  const policy = meta?.attribs['content'];
  if (!meta || !policy) throw new Error('A page has no Content-Security-Policy.');
  meta.attribs['content'] = policy
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/script-src[^;]*/, `$&${hashes(inline.map((script) => DomUtils.textContent(script)))}`)
    .replace(/style-src[^;]*/, `$&${hashes(styles.map(({ data }) => data))}`);
  // A policy in a meta tag says nothing about what stands before it. Only the charset does: browsers
  // look for it in the first 1,024 bytes.
  const charset = DomUtils.findOne(({ attribs }) => 'charset' in attribs, document);
  if (!charset) throw new Error('A page has no charset.');
  DomUtils.append(charset, meta);
  return render(document, VERBATIM);
}

/** Leaves each built page the styles that it uses, and a policy that allows its own code only. */
export const purgeCss = (): AstroIntegration => ({
  name: 'purge-css',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const files = (pattern: string) =>
        globSync(pattern, { cwd: dir }).map((file) => new URL(file, dir));
      const read = (file: URL) => readFileSync(fileURLToPath(file), 'utf8');
      const scripts = new Map(
        files('_astro/*.js').map((file) => [basename(file.pathname), read(file)]),
      );
      for (const page of files('**/*.html')) {
        writeFileSync(page, await purgePage(read(page), scripts));
      }
    },
  },
});
