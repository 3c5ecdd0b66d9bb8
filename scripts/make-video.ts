/**
 * Makes `src/assets/video/kurzvideo.mp4`, `.webm` and `.webp` anew: films the page in `scripts/video`, one
 * screenshot a frame. Run after a change there: `npm run video`. Needs ffmpeg and a Chromium.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page, type Route } from 'playwright';
import ts from 'typescript';
import { CAMERA_ARGUMENTS, ensureBrowser } from './setup/browser.ts';
import { exitCode, ROOT, run } from './setup/child.mjs';

const TARGET = 'src/assets/video';
const FRAMES_PER_SECOND = 30;
const SECONDS = 15;
const SIZE = { width: 1080, height: 1920 };

/** Answered from this folder by the route below; nothing leaves the machine. */
const ORIGIN = 'http://video.invalid';
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript',
  '.woff2': 'font/woff2',
};

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
/** The matrix is converted and named, or players guess it and the accent turns out another. */
const COLOUR = [
  '-vf',
  'scale=flags=accurate_rnd+full_chroma_int+bicubic:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p',
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv'],
];
/** No encoder's name and version in the files: they stay the same where the picture does. */
const PLAIN = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

/** Otherwise the AV1 encoder prints its settings whatever ffmpeg is told. */
const env = { ...process.env, SVT_LOG: '1' };

const FORMATS = {
  'kurzvideo.mp4': [
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'animation'],
    ...['-crf', '17', '-movflags', '+faststart'],
  ],
  'kurzvideo.webm': ['-c:v', 'libsvtav1', '-preset', '3', '-crf', '30', '-g', '300'],
  // The picture that search engines show of it.
  'kurzvideo.webp': ['-ss', '9.5', '-frames:v', '1', '-c:v', 'libwebp', '-quality', '75'],
};

function withoutTypes(source: Buffer): string {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(source.toString(), { compilerOptions }).outputText;
}

async function serve(route: Route): Promise<void> {
  const path = join(ROOT, new URL(route.request().url()).pathname);
  const contentType = TYPES[extname(path)];
  if (!contentType) return route.fulfill({ status: 404 });
  const body = await readFile(path);
  return route.fulfill({ contentType, body: path.endsWith('.ts') ? withoutTypes(body) : body });
}

async function openStage(): Promise<Page> {
  const executablePath = process.env['TEST_BROWSER'] ?? (await ensureBrowser());
  const browser = await chromium.launch({ executablePath, args: CAMERA_ARGUMENTS });
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1 });
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/*', serve);
  await page.goto(`${ORIGIN}/scripts/video/scene.html`);
  await page.waitForFunction(() => window.renderAt !== undefined);
  return page;
}

/** Films every frame into a lossless file, which both encoders then read. */
async function film(page: Page, master: string): Promise<void> {
  const input = [
    '-f',
    'image2pipe',
    '-framerate',
    `${FRAMES_PER_SECOND}`,
    '-c:v',
    'png',
    '-i',
    '-',
  ];
  const lossless = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', master];
  const ffmpeg = spawn('ffmpeg', [...QUIET, ...input, ...lossless], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const end = once(ffmpeg, 'close');
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    await page.evaluate((seconds) => window.renderAt?.(seconds), frame / FRAMES_PER_SECOND);
    const picture = await page.screenshot({ type: 'png' });
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await end;
  if (code !== 0) throw new Error(`ffmpeg could not store the frames (exit code ${code}).`);
}

const version = await run('ffmpeg', ['-version'], { quiet: true }).catch(() => null);
if (version?.code !== 0) {
  console.error(
    'The video needs ffmpeg. Debian: sudo apt-get install ffmpeg · macOS: brew install ffmpeg',
  );
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'video-'));
try {
  const page = await openStage();
  const master = join(folder, 'master.mkv');
  await film(page, master).finally(() => page.context().browser()?.close());
  await mkdir(join(ROOT, TARGET), { recursive: true });
  for (const [name, options] of Object.entries(FORMATS)) {
    const target = join(TARGET, name);
    const from = [...QUIET, '-i', master, ...COLOUR];
    const end = await run('ffmpeg', [...from, ...options, ...PLAIN, target], { env });
    if (exitCode(end) !== 0) throw new Error(`ffmpeg could not encode ${target}.`);
    console.log(`${target}: ${(await stat(join(ROOT, target))).size.toLocaleString('en')} bytes`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
