import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/child.mjs';
import { testEnvironment } from '../settings.ts';

const ARTICLES = 'src/content/ratgeber';
const OURS = ['src', 'scripts', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

// Astro keeps its caches in node_modules; a copy must not write into ours.
const BUILD = `import { build } from 'astro';
const start = performance.now();
await build({ root: process.cwd(), cacheDir: './cache', outDir: './dist', logLevel: 'error' });
const seconds = (performance.now() - start) / 1000;
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ seconds, megabytes }));`;

export interface Project {
  folder: string;
  /** Builds it in a process of its own; throws with what the build said when it fails. */
  build: () => Promise<{ seconds: number; megabytes: number }>;
}

/** Articles as editors write them: ours, again and again. */
function* articleTexts(count: number): Generator<{ name: string; text: string }> {
  const texts = globSync('*.mdx', { cwd: join(ROOT, ARTICLES) })
    .sort()
    .map((file) => readFileSync(join(ROOT, ARTICLES, file), 'utf8'));
  for (let number = 1; number <= count; number++) {
    const text = texts[number % texts.length] ?? '';
    yield {
      name: `artikel-${number}`,
      text: text.replace(/^headline: .*$/m, `headline: Artikel ${number}`),
    };
  }
}

function project(fill: (folder: string) => void): Project {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, ARTICLES), { recursive: true });
  fill(folder);
  return { folder, build: () => buildIn(folder) };
}

async function buildIn(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: folder,
    env: { ...testEnvironment(process.env), ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** The site with `count` articles besides its own. */
export function ourProject(count: number): Project {
  return project((folder) => {
    for (const part of OURS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    for (const { name, text } of articleTexts(count)) {
      writeFileSync(join(folder, ARTICLES, `${name}.mdx`), text);
    }
  });
}

const BARE: Record<string, string> = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
export default { integrations: [mdx()], markdown: { syntaxHighlight: false } };`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = {
  articles: defineCollection({ loader: glob({ base: '${ARTICLES}', pattern: '*.mdx' }) }),
};`,
  'src/pages/[article].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  const articles = await getCollection('articles');
  return articles.map((article) => ({ params: { article: article.id }, props: { article } }));
}
const { article } = Astro.props;
const { Content } = await render(article);
---
<html lang="de"><head><title>{article.data.title}</title></head>
<body><h1>{article.data.headline}</h1><Content /></body></html>`,
};

/** What the framework does with as many articles of the same length, without components. */
export function bareProject(count: number): Project {
  return project((folder) => {
    mkdirSync(join(folder, 'src/pages'), { recursive: true });
    for (const [path, text] of Object.entries(BARE)) writeFileSync(join(folder, path), text);
    for (const { name, text } of articleTexts(count)) {
      const plain = text.replace(/<\/?[A-Z][^>]*>/g, '');
      writeFileSync(join(folder, ARTICLES, `${name}.mdx`), plain);
    }
  });
}
