/** A browser window, independent of the library that drives it. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Size of the page in px, without the browser's own bars. */
  resize(width: number, height: number): Promise<void>;
  evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Whether an element is visible that matches, with `name` in its name or text. */
  has(selector: string, name?: string): Promise<boolean>;
  /** Scrolls to such an element and clicks it. */
  click(selector: string, name?: string): Promise<void>;
  /** Clicks at a position in px from the upper left corner of the window. */
  clickAt(x: number, y: number): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Chooses an option of a `<select>` by its value. */
  choose(selector: string, value: string): Promise<void>;
  press(key: 'Escape' | 'Tab' | 'Enter'): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Runs in the page: the first visible element that matches, with `name` in its name or text. */
export const findVisible = (selector: string, name = ''): Element | undefined =>
  [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      `${element.getAttribute('aria-label')} ${element.textContent}`.includes(name),
  );

/** Runs in the page. Scrolls at once, because the drivers do not wait for a smooth scroll. */
export const scrollTo = (element: Element): void =>
  element.scrollIntoView({ behavior: 'instant', block: 'center' });

/** How long an element may take to appear, in ms. */
export const PATIENCE = 10_000;
