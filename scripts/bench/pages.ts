import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../setup/browser.ts';
import { exitCode, ROOT, run, TOOLS } from '../setup/child.mjs';
import { testEnvironment } from '../settings.ts';
import { freePort } from '../../tests/support/site.ts';
import { type Measured, misses } from './budgets.ts';
import { medianReading, readPage, type Reading } from './lighthouse.ts';
import { FLOOR, serve } from './serve.ts';
import { pageTable } from './table.ts';
import { measureTaps, type Tap } from './taps.ts';
import { weighPage } from './weight.ts';

/** In ms, on a machine four times slower. */
const TAP = 60;

const htmlOf = (path: string): string =>
  readFileSync(join(ROOT, 'dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');

/** Every built page that a visitor can come to by an address. */
const builtPages = (): string[] =>
  globSync('**/*.html', { cwd: join(ROOT, 'dist') })
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .filter((path) => path !== '/404')
    .sort();

async function build(): Promise<void> {
  const env = { ...testEnvironment(process.env), NODE_ENV: 'production' };
  const end = await run(process.execPath, [TOOLS.astro, 'build'], { env, quiet: true });
  if (exitCode(end) !== 0) throw new Error(end.output);
}

/** One round after the other, so that a busy moment of the machine hits all pages alike. */
async function readAll(paths: readonly string[], url: string, port: number, runs: number) {
  const readings = new Map<string, Reading[]>(paths.map((path) => [path, []]));
  for (let round = 1; round <= runs; round++) {
    console.log(`Lighthouse, round ${round} of ${runs} …`);
    for (const path of paths) readings.get(path)?.push(await readPage(url + path, port));
  }
  return new Map([...readings].map(([path, list]) => [path, medianReading(list)]));
}

async function measureAll(browser: Browser, paths: readonly string[], url: string) {
  const taps: Tap[] = await measureTaps(browser, url);
  const weights = new Map(
    await Promise.all(
      paths.map(async (path) => [path, await weighPage(browser, url + path)] as const),
    ),
  );
  return { taps, weights };
}

/**
 * Builds, measures and prints the table.
 *
 * @param wanted addresses; all pages without any
 * @returns a line for every budget that was missed
 */
export async function benchPages(wanted: readonly string[], runs: number): Promise<string[]> {
  await build();
  const paths = wanted.length > 0 ? wanted : builtPages();
  const port = await freePort();
  const served = await serve();
  const browser = await chromium.launch({
    executablePath: process.env['TEST_BROWSER'] ?? (await ensureBrowser()),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const all = [FLOOR, ...paths];
    const { taps, weights } = await measureAll(browser, all, served.url);
    const readings = await readAll(all, served.url, port, runs);
    const measured = all.flatMap((path): Measured[] => {
      const [weight, reading] = [weights.get(path), readings.get(path)];
      const noindex = path !== FLOOR && htmlOf(path).includes('<meta name="robots"');
      return weight && reading ? [{ path, weight, reading, noindex }] : [];
    });
    const [floor, ...pages] = measured;
    if (!floor) throw new Error('the floor page was not measured');
    console.log(`\n${pageTable(measured, floor.reading)}\n`);
    for (const { name, latency, first } of taps) {
      console.log(`tap: ${name} ${latency} ms, at first ${first} ms`);
    }
    const slow = taps.filter(({ path, latency }) => path !== FLOOR && !(latency <= TAP));
    return [
      ...pages.flatMap((page) => misses(page, floor.reading)),
      ...slow.map(({ name, latency }) => `${name} is answered after ${latency} ms, over ${TAP}`),
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}
