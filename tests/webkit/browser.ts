import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { installedWebKit } from '../../scripts/browser.mjs';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';

const HOST = '127.0.0.1';

/** Without a window manager, the window below the pointer, in the middle, has the focus. */
const SCREEN = { width: 1920, height: 1200 };

/** MiniBrowser's toolbar is wider than a phone. Without padding, windows of 390 px are possible. */
const GTK_STYLES = 'button, entry { min-width: 0; padding: 0; }';

/** The key of an element's id in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Found = Partial<Record<typeof ELEMENT, string>> | null;

/** Runs in the page: scrolls to the first visible element that matches, with `name` in its text. */
const find = (selector: string, name: string) => {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      `${element.getAttribute('aria-label')} ${element.textContent}`.includes(name),
  );
  found?.scrollIntoView({ behavior: 'instant', block: 'center' });
  return found ?? null;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, HOST, done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts WebKitWebDriver with a screen and a message bus of its own. */
async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), GTK_STYLES);
  const url = `http://${HOST}:${await freePort()}`;
  const screen = ['xvfb-run', '-a', '-s', `-screen 0 ${SCREEN.width}x${SCREEN.height}x24`];
  const driver = ['WebKitWebDriver', `--host=${HOST}`, `--port=${new URL(url).port}`];
  const child = spawn('dbus-run-session', ['--', ...screen, ...driver], {
    // A process group of its own, so that the bus and the screen end with the driver.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: config, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    rmSync(config, { recursive: true, force: true });
  };
  return { url, stop };
}

async function command<Value>(url: string, body: object = {}, method = 'POST'): Promise<Value> {
  const sent = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
  const response = await fetch(url, sent);
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}

/** A window of WebKitGTK's MiniBrowser, driven by the commands of WebDriver. */
class Tab {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  static async open(driver: string): Promise<Tab> {
    const isReady = () =>
      fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    const options = { binary: installedWebKit(), args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const started = await command<{ sessionId: string }>(`${driver}/session`, {
      capabilities: { alwaysMatch },
    });
    const tab = new Tab(`${driver}/session/${started.sessionId}`);
    // The first navigation returns before the page is there.
    await tab.#do('url', { url: 'about:blank' });
    return tab;
  }

  #do<Value>(path: string, body?: object): Promise<Value> {
    return command(`${this.#session}/${path}`, body);
  }

  close = () => command<null>(this.#session, {}, 'DELETE');

  goto = (path: string) => this.#do<null>('url', { url: `${process.env['TEST_SITE']}${path}` });

  back = () => this.#do<null>('back');

  evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${action.toString()})(...arguments)`;
    return this.#do('execute/sync', { script, args });
  }

  /** Size of the page in px, without the browser's own bars. */
  async resize(width: number, height: number): Promise<void> {
    const size = () => this.evaluate(() => [innerWidth, innerHeight] as const);
    const [oldWidth, oldHeight] = await size();
    if (oldWidth === width && oldHeight === height) return;
    const rect = await command<{ height: number }>(`${this.#session}/window/rect`, {}, 'GET');
    const x = Math.round((SCREEN.width - width) / 2);
    await this.#do('window/rect', { x, y: 0, width, height: height + rect.height - oldHeight });
    await expect.poll(size).toEqual([width, height]);
  }

  /** Expects a visible element that matches and whose name or text contains `name`. */
  async expect(selector: string, name = ''): Promise<string> {
    let id: string | undefined;
    const look = async () => {
      const script = `return (${find.toString()})(...arguments)`;
      const args = [selector, name];
      id = (await this.#do<Found>('execute/sync', { script, args }))?.[ELEMENT];
      return id;
    };
    await expect.poll(look, `visible ${selector} ${name}`).toBeDefined();
    return id ?? '';
  }

  async expectNone(selector: string): Promise<void> {
    const isThere = (query: string) =>
      [...document.querySelectorAll(query)].some((element) => element.checkVisibility());
    await expect.poll(() => this.evaluate(isThere, selector), selector).toBe(false);
  }

  async click(selector: string, name?: string): Promise<void> {
    const element = await this.expect(selector, name);
    // The driver would scroll smoothly, as the page does, and click where the element was on the way.
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await this.#do('execute/sync', { script, args: [{ [ELEMENT]: element }] });
    await this.#do(`element/${element}/click`);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.#do(`element/${await this.expect(selector)}/value`, { text });
  }

  /** Chooses an option of a `<select>` by its value. */
  async choose(selector: string, value: string): Promise<void> {
    await this.expect(selector);
    const option = `${selector} option[value="${value}"]`;
    const found = await this.#do<Found>('element', { using: 'css selector', value: option });
    await this.#do(`element/${found?.[ELEMENT]}/click`);
  }

  /** Clicks at a position in px from the upper left corner of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    const [move, down, up] = ['pointerMove', 'pointerDown', 'pointerUp'].map((type) => ({ type }));
    const actions = [
      { ...move, x, y },
      { ...down, button: 0 },
      { ...up, button: 0 },
    ];
    await this.#do('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Presses a key, by its code in WebDriver. */
  async press(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.#do('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

/** Keys as WebDriver names them. */
export const KEYS = { enter: '\uE007', escape: '\uE00C' };

/**
 * One window for all tests, of a visitor who closed the pop-up before: for each origin WebKit starts
 * a process that needs seconds to read the German hyphenation patterns.
 */
export const test = base.extend<{ tab: Tab }, { window: Tab }>({
  window: [
    async ({}, use) => {
      const driver = await startDriver();
      try {
        const tab = await Tab.open(driver.url);
        await tab.goto('/robots.txt');
        await tab.evaluate((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
        await use(tab);
        await tab.close();
      } finally {
        driver.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ window }, use) => {
    await window.goto('/robots.txt');
    await window.resize(1440, 900);
    await use(window);
  },
});
