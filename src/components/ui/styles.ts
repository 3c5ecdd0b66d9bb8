/**
 * Adds styles that are part of a script (`import css from './x.css?inline'`), for elements that only
 * the script creates. The Content Security Policy allows constructed style sheets. Modules call it
 * as they are loaded, on the server, too, where it does nothing. Safari before 16.4 cannot construct a style
 * sheet: there the elements work and look plain.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // An exception here would stop the island that imports the module.
  }
}
