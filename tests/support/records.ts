import type { Page, Request } from 'playwright/test';

export interface Visit {
  /** Console errors, uncaught exceptions and violations of the Content-Security-Policy. */
  problems: string[];
  requests: Request[];
}

/** Records a page's errors and requests from now on. */
export async function recordVisit(page: Page): Promise<Visit> {
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
      for (const entry of list.getEntries()) {
        if ('value' in entry) shifts.total += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as never as { shifts: { total: number } }).shifts.total);
}
