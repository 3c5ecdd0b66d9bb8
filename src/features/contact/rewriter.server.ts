/** The part of workerd's `Element` in use here. */
export interface RewrittenElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  setInnerContent(content: string, options?: { html: boolean }): void;
  prepend(content: string): void;
  append(content: string, options: { html: boolean }): void;
  remove(): void;
  removeAndKeepContent(): void;
}

/** workerd's streaming rewriter; TypeScript's DOM types do not know it. */
declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: RewrittenElement): void }): this;
  transform(response: Response): Response;
}

/** What to do with every element that a selector matches. */
export type On = (selector: string, handle: (element: RewrittenElement) => void) => void;

/** Changes a page's HTML as `plan` says; the answer's headers stay. */
export function rewriteHtml(page: Response, plan: (on: On) => void): Response {
  const rewriter = new HTMLRewriter();
  plan((selector, element) => void rewriter.on(selector, { element }));
  return rewriter.transform(page);
}

export const unhide = (element: RewrittenElement): void => element.removeAttribute('hidden');

export const fillWith =
  (text: string) =>
  (element: RewrittenElement): void =>
    element.setInnerContent(text);

/** The rewriter escapes quotes in an attribute, but no ampersand: a typed `&lt;` would become `<`. */
export const setText = (element: RewrittenElement, name: string, text: string): void =>
  element.setAttribute(name, text.replaceAll('&', '&amp;'));
