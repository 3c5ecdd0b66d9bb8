import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { PurgeCSS } from 'purgecss';

type Element = DefaultTreeAdapterTypes.Element;

/** Set by browsers, by scripts through a property (`ariaCurrent`, `dataset.used`) or by the Function. */
const DYNAMIC_ATTRIBUTES = [
  ...['open', 'aria-current', 'aria-invalid', 'aria-selected'],
  ...['data-answer', 'data-reveal-state', 'data-share', 'data-unlocking', 'data-used'],
  // PurgeCSS splits a page into words at colons, so it cannot find `mailto:`.
  'href',
];

/** All elements below a node, in document order. */
const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.filter(tree.isElementNode).flatMap((child) => [child, ...elementsIn(child)]);

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name);
const textOf = ({ childNodes: [text] }: Element) =>
  text && tree.isTextNode(text) ? text.value : '';
const hash = (element: Element) =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;

/** A page without the style rules that neither its markup nor a script needs. */
async function purgePage(page: string, scriptFiles: string): Promise<string> {
  const document = parse(page, { scriptingEnabled: false });
  const elements = elementsIn(document);
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const css = styles.map((style) => ({ raw: textOf(style) }));
  for (const style of styles) style.childNodes = [];
  const purged = await new PurgeCSS().purge({
    content: [
      { raw: serialize(document), extension: 'html' },
      { raw: page.includes('.js"') ? scriptFiles : '', extension: 'js' },
    ],
    css,
    keyframes: true,
    variables: true,
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    // Without this, PurgeCSS removes selectors without a name, such as `:focus-visible`.
    safelist: [/^:/],
  });
  for (const [at, style] of styles.entries()) tree.insertText(style, purged[at]?.css ?? '');

  // Astro's policy has the hashes of the whole site, of styles as they were, and not those of
  // `is:inline` scripts. Data blocks, such as JSON-LD, do not run and need none.
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      !attribute(element, 'src') &&
      !attribute(element, 'type')?.value.startsWith('application/'),
  );
  const meta = elements.find((element) => attribute(element, 'http-equiv'));
  const policy = meta && attribute(meta, 'content');
  if (!policy) throw new Error('the page has no Content-Security-Policy');
  policy.value = policy.value
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/script-src[^;]*/, ['$&', ...scripts.map(hash)].join(' '))
    .replace(/style-src[^;]*/, ['$&', ...styles.map(hash)].join(' '));
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
      const scriptFiles = files('_astro/*.js').map(read).join('\n');
      for (const page of files('**/*.html')) {
        writeFileSync(page, await purgePage(read(page), scriptFiles));
      }
    },
  },
});
