/**
 * Makes the pictures in `src/assets/screens` anew: the interfaces drawn in `scripts/screens`, one
 * screenshot each at twice their size. Run after a change there: `npm run screens`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import type { ProductSlug } from '../src/schemas/product.ts';
import { hq } from './screens/hq.ts';
import { SIZE } from './screens/parts.ts';
import { planner } from './screens/planner.ts';
import { website } from './screens/website.ts';
import { CAMERA_ARGUMENTS, ensureBrowser } from './setup/browser.ts';
import { ROOT } from './setup/child.mjs';

const TARGET = 'src/assets/screens';
/** A third of lossless WebP at the same sharpness; without subsampling, or the accent bleeds. */
const AVIF = { quality: 42, chromaSubsampling: '4:4:4', effort: 6 } as const;

const read = (path: string) => readFile(join(ROOT, path), 'utf8');

async function styles(): Promise<string> {
  const font = await readFile(join(ROOT, 'src/assets/fonts/archivo.woff2'), 'base64');
  const face = `@font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font});
    font-weight: 400 900; font-stretch: 62% 100%; }`;
  const parts = await Promise.all(
    ['src/styles/tokens.css', 'scripts/screens/screens.css'].map(read),
  );
  return [face, ...parts].join('\n');
}

const executablePath = process.env['TEST_BROWSER'] ?? (await ensureBrowser());
const browser = await chromium.launch({ executablePath, args: CAMERA_ARGUMENTS });
try {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 });
  const css = await styles();
  const bodies: Record<ProductSlug, string> = {
    'wahlkampf-hq': hq,
    'tuer-zu-tuer-planer': planner,
    kampagnenwebsite: website(await read('src/assets/portraits/portrait-c.svg')),
  };
  for (const [name, body] of Object.entries(bodies)) {
    await page.setContent(`<!doctype html><html lang="de"><style>${css}</style>${body}</html>`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await sharp(await page.screenshot())
      .avif(AVIF)
      .toBuffer();
    await writeFile(join(ROOT, TARGET, `${name}.avif`), picture);
    console.log(`${TARGET}/${name}.avif: ${picture.length.toLocaleString('en')} bytes`);
  }
} finally {
  await browser.close();
}
