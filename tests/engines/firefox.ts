import { ElementHandle, launch } from 'puppeteer-core';
import { findVisible, PATIENCE, scrollTo, type Tab } from './tab.ts';

/** Opens Firefox through WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE',
      // The transparency notice asks before its page is left.
      'dom.disable_beforeunload': true,
      // Puppeteer does not notice when a page comes back from the cache.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const element = async (selector: string, name?: string) => {
    const found = await page.waitForFunction(findVisible, {}, selector, name);
    if (!(found instanceof ElementHandle)) throw new Error(`No visible ${selector} ${name ?? ''}`);
    await page.evaluate(scrollTo, found);
    return found;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <Args extends unknown[], Result>(action: (...args: Args) => Result, ...args: Args) =>
      page.evaluate<[], () => Result>(`(${action.toString()})(...${JSON.stringify(args)})`),
    has: async (selector, name) =>
      (await page.evaluateHandle(findVisible, selector, name)).asElement() !== null,
    click: async (selector, name) => (await element(selector, name)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: async (selector, text) => (await element(selector)).type(text),
    choose: async (selector, value) => void (await (await element(selector)).select(value)),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
