/**
 * Adds styles that are part of a script (`import css from './x.css?inline'`), for elements that only the script
 * creates. The Content Security Policy allows constructed style sheets. Modules call this function as they are loaded;
 * on the server it does nothing.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
