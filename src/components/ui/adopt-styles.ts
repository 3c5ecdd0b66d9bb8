/**
 * Adds styles that are part of a script (`import css from './x.css?inline'`), for elements that only the script
 * creates. The Content Security Policy allows constructed style sheets. Modules call this function as they are loaded;
 * on the server it does nothing. Safari before 16.4 cannot construct a style sheet: there the elements work and look
 * plain.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Without this catch an old browser could not load the island that imports the module.
  }
}
