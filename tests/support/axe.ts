import axe from 'axe-core';
import type { Page } from 'playwright/test';

const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  await page.evaluate(axe.source);
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
