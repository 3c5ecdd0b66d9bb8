/**
 * Adds styles that are part of a script (`import css from './x.css?inline'`), for elements that only
 * the script creates. The Content Security Policy allows constructed style sheets.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
