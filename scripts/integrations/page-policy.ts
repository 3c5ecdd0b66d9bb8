import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** All elements below a node, in document order. */
export const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.filter(tree.isElementNode).flatMap((child) => [child, ...elementsIn(child)]);

/** The content of a `<style>` or `<script>`. */
export const textOf = ({ childNodes: [text] }: Element) =>
  text && tree.isTextNode(text) ? text.value : '';

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name);
const hash = (element: Element) =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;

/**
 * Sets the hashes in a page's policy. Astro's are those of the whole site, of styles as they were,
 * and not those of `is:inline` scripts. Data blocks, such as JSON-LD, do not run and need none.
 *
 * @throws when the page has no policy
 */
export function allowOwnCode(elements: readonly Element[]): void {
  const styles = elements.filter(({ tagName }) => tagName === 'style');
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
}
