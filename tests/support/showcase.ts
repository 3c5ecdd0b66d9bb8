import type { Browser } from 'playwright/test';

/** Pages that look at states side by side: as many as keep a small machine busy. */
const READERS = 3;

/** What a state complains of, each with its address. */
export type Complaint = string;

/** Addresses of all states that the overview shows. */
export async function statesOn(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/bausteine`)).text();
  return [...html.matchAll(/<iframe src="([^"]+)"/g)].map(
    ([, address = '']) => url + address.replaceAll('&#38;', '&'),
  );
}

/** Opens one state after the other and waits until each is reached. */
async function read(browser: Browser, queue: string[]): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  let state = '';
  const complain = (what: string) => complaints.push(`${new URL(state).pathname}: ${what}`);
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  page.on('pageerror', ({ message }) => complain(message));
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304)
      complain(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever goes on to the next state leaves requests behind.
    if (reason !== 'net::ERR_ABORTED') complain(`${request.url()} ${reason}`);
  });
  for (let next = queue.shift(); next; next = queue.shift()) {
    state = next;
    await page.goto(state);
    await page
      .locator('html[data-played]')
      .waitFor({ state: 'attached', timeout: 20_000 })
      .catch(() => complain('is never reached'));
    const left = await page.locator('astro-island[ssr]').count();
    if (left > 0) complain(`${left} islands are not hydrated`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (width > 0) complain(`scrolls sideways by ${width} px`);
  }
  await page.close();
  return complaints;
}

/** Everything that any of the states complains of. */
export async function complaintsOf(browser: Browser, states: string[]): Promise<Complaint[]> {
  const queue = [...states];
  const readers = Array.from({ length: READERS }, () => read(browser, queue));
  return (await Promise.all(readers)).flat();
}
