/**
 * Adds styles that came with a script (`import css from './x.css?inline'`), for parts that exist
 * only after their script has run: the page itself need not carry them. The policy allows it.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
