import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The part of axe that calculates with colours. Its types leave it out. */
interface Colour {
  alpha: number;
  parseString: (text: string) => void;
}
interface Colours {
  Color: new () => Colour;
  getContrast: (background: Colour, text: Colour) => number;
}

const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Puts axe into a page that has not got it yet. */
async function loadAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
}

/** The violations that axe finds on a page or in a part of it, a line each: the rule and where it is broken. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // On its way from one colour to another a text may have too little contrast for a moment.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  await loadAxe(page);
  return page.evaluate(
    async ([runOnly, context]) => {
      const { axe: inPage } = window as never as { axe: typeof axe };
      // The other kinds of results would take most of the time.
      const { violations } = await inPage.run(context, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [RULES, part] as const,
  );
}

/**
 * Words without enough contrast on paper (WCAG 1.4.3), where most backgrounds are not printed. The rules of axe do not
 * report them: they take white words on white paper for words that are hidden on purpose.
 */
export async function paleOnPaper(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(() => {
    const { axe: inPage } = window as never as { axe: { commons: { color: Colours } } };
    const { Color, getContrast } = inPage.commons.color;
    const colourOf = (text: string) => {
      const colour = new Color();
      colour.parseString(text);
      return colour;
    };
    const paperUnder = (start: Element) => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { backgroundColor, printColorAdjust } = getComputedStyle(element);
        const colour = colourOf(backgroundColor);
        if (printColorAdjust === 'exact' && colour.alpha > 0) return colour;
      }
      return colourOf('rgb(255, 255, 255)');
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const { parentElement: element, textContent: text } = words.currentNode;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text?.trim()) continue;
      if (element.getBoundingClientRect().width <= 1) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const contrast = getContrast(paperUnder(element), colourOf(color));
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      if (contrast < (isLarge ? 3 : 4.5)) found.push(`${text.trim()} (${contrast.toFixed(1)})`);
    }
    return found;
  });
}
