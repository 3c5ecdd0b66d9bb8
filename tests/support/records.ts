import type { Page, Request } from 'playwright/test';

/** Records requests and problems (console errors, exceptions, violations of the page's policy) from now on. */
export async function recordVisit(page: Page) {
  const [problems, requests]: [string[], Request[]] = [[], []];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`),
    );
  });
  return { problems, requests };
}

/** Watches the requests of a page from now on; the returned function says whether one matched. */
export function recordRequests(page: Page, pattern: RegExp): () => Promise<boolean> {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return async () => {
    // Requests are reported in order: after this one, no earlier one is missing.
    await page.evaluate((url) => fetch(url).then((answer) => answer.text()), '/robots.txt');
    return urls.some((url) => pattern.test(url));
  };
}

/** Records layout shifts from the first frame on; the returned function reads them. */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) shifts.total += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as never as { shifts: { total: number } }).shifts.total);
}
