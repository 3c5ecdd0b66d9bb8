/**
 * Adds styles that are part of a script (`import css from './x.css?inline'`), for elements that only the script
 * creates. The Content Security Policy allows constructed style sheets. Modules call this function as they are loaded;
 * on the server it does nothing. In Safari before 16.4, which has no such style sheets, the elements look plain.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // An error here would keep old browsers from loading the island that imports the module.
  }
}
