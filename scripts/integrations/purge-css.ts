import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { PurgeCSS } from 'purgecss';
import { allowOwnCode, elementsIn, textOf } from './page-policy.ts';

/** Set by browsers, by scripts through a property (`ariaCurrent`, `dataset.used`) or by the Function. */
const DYNAMIC_ATTRIBUTES = [
  ...['open', 'aria-current', 'aria-invalid', 'aria-selected'],
  ...['data-answer', 'data-reveal-state', 'data-share', 'data-unlocking', 'data-used'],
  // PurgeCSS splits a page into words at colons, so it cannot find `mailto:`.
  'href',
];

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

/** A page without the style rules that neither its markup nor its scripts need. */
async function purgePage(page: string, scripts: ReadonlyMap<string, string>): Promise<string> {
  const document = parse(page, { scriptingEnabled: false });
  const elements = elementsIn(document);
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const css = styles.map((style) => ({ raw: textOf(style) }));
  for (const style of styles) style.childNodes = [];
  const purged = await new PurgeCSS().purge({
    content: [
      { raw: serialize(document), extension: 'html' },
      { raw: codeOf(page, scripts), extension: 'js' },
    ],
    css,
    keyframes: true,
    variables: true,
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    // Without this, PurgeCSS removes selectors without a name, such as `:focus-visible`.
    safelist: [/^:/],
  });
  for (const [at, style] of styles.entries()) tree.insertText(style, purged[at]?.css ?? '');
  allowOwnCode(elements);
  return serialize(document);
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
