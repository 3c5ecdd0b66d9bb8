import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from 'playwright/test';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';

/** For a visitor who closed the home page's pop-up on an earlier visit. */
export async function withoutPopUp(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
}

export interface Visit {
  /** Console errors, uncaught exceptions and violations of the Content-Security-Policy. */
  problems: string[];
  requests: Request[];
}

/** Records what a page complains about and asks for, from now on. */
export async function watch(page: Page): Promise<Visit> {
  const visit: Visit = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') visit.problems.push(message.text());
  });
  page.on('pageerror', (error) => visit.problems.push(error.message));
  page.on('request', (request) => visit.requests.push(request));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`),
    );
  });
  return visit;
}

/** Asks whether the page has requested what `pattern` names, from here up to the question. */
export function watchFor(page: Page, pattern: RegExp): () => Promise<boolean> {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return async () => {
    // Requests are told in their order: once this one is, no earlier one is still to come.
    const last = `/robots.txt?${urls.length}`;
    await page.evaluate((url) => fetch(url).then((answer) => answer.text()), last);
    if (!urls.at(-1)?.endsWith(last)) throw new Error('the page goes on asking');
    return urls.some((url) => pattern.test(url));
  };
}

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What axe finds wrong, a line each: the rule and where it is broken. */
export async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
