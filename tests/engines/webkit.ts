import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findVisible, PATIENCE, scrollTo, type Tab } from './tab.ts';

const HOST = '127.0.0.1';

/**
 * The pointer is in the middle of the screen. Without a window manager, the window below the pointer
 * has the focus.
 */
const SCREEN = { width: 1920, height: 1200 };

/** How long the driver may take to answer, in ms. */
const START = 60_000;

/** MiniBrowser's toolbar is wider than a phone. Without padding, windows of 390 px are possible. */
const GTK_STYLES = 'button, entry { min-width: 0; padding: 0; }';

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
  const port = await freePort();
  const screen = ['xvfb-run', '-a', '-s', `-screen 0 ${SCREEN.width}x${SCREEN.height}x24`];
  const driver = ['WebKitWebDriver', `--host=${HOST}`, `--port=${port}`];
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
  return { url: `http://${HOST}:${port}`, stop };
}

async function connect(url: string, binary: string): Promise<WebDriver> {
  const end = Date.now() + START;
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await new Promise((done) => setTimeout(done, 50));
  }
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
}

/** Opens WebKitGTK's MiniBrowser through WebDriver. */
export async function openWebKit(binary: string): Promise<Tab> {
  const { url, stop } = await startDriver();
  const driver = await connect(url, binary).catch((error: unknown) => {
    stop();
    throw error;
  });
  const find = (selector: string, name?: string) =>
    driver.executeScript<WebElement | null>(findVisible, selector, name);
  const element = async (selector: string, name?: string) => {
    const found = await driver.wait(
      () => find(selector, name),
      PATIENCE,
      `No visible ${selector} ${name ?? ''}`,
    );
    if (!found) throw new Error(`No visible ${selector} ${name ?? ''}`);
    await driver.executeScript(scrollTo, found);
    return found;
  };
  const size = () => driver.executeScript<[number, number]>(() => [innerWidth, innerHeight]);
  // The first navigation returns before the page is there.
  await driver.get('about:blank');
  return {
    goto: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      const [oldWidth, oldHeight] = await size();
      if (oldWidth === width && oldHeight === height) return;
      const window = driver.manage().window();
      const bars = (await window.getRect()).height - oldHeight;
      const x = Math.round((SCREEN.width - width) / 2);
      await window.setRect({ x, y: 0, width, height: height + bars });
      await driver.wait(async () => (await size()).join() === [width, height].join(), PATIENCE);
    },
    evaluate: (action, ...args) => driver.executeScript(action, ...args),
    has: async (selector, name) => Boolean(await find(selector, name)),
    click: async (selector, name) => (await element(selector, name)).click(),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: async (selector, text) => (await element(selector)).sendKeys(text),
    choose: async (selector, value) => {
      const select = await element(selector);
      await select.findElement(By.css(`option[value="${value}"]`)).click();
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys({ Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER }[key])
        .perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      stop();
    },
  };
}
