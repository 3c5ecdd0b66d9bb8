/**
 * Writes two copies of the project and builds them: one with another content of the same shape, and one that
 * leaves out all it can (`owner.ts`). The tests run in them, too: what they know of the content, they must
 * have read there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { slug } from 'github-slugger';
import { stringify } from 'yaml';
import { parseMdx } from '../../../src/content-reader/documents.ts';
import { articleSchema } from '../../../src/features/articles/schema.ts';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from '../../../src/content-reader/content-files.ts';
import { LEGAL_PROPS, pageSchema } from '../../../src/features/legal/schema.ts';
import { MDX_PROPS } from '../../../src/lib/schema/article-components.ts';
import { otherMdx, type Rules } from './article.ts';
import { otherJson } from './json.ts';
import { leaveOut } from './owner.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** In the project, so that packages are found. */
const COPY = join(ROOT, '.second');
const THIRD = join(ROOT, '.third');
const CONTENT = join(COPY, 'src/content');
const LEFT_OUT = [
  '.git',
  '.second',
  '.third',
  '.wrangler',
  '.astro',
  'dist',
  'node_modules',
  'test-results',
];

const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(CONTENT, file), text);

function changeJson(file: string, schema: z.ZodType): void {
  write(file, `${JSON.stringify(otherJson(JSON.parse(read(file)), schema), null, 2)}\n`);
}

/** The loader counts entries without an id; the schema wants one. */
function changeList(file: string, schema: z.ZodType): void {
  const data = JSON.parse(read(file)) as unknown;
  const wrapped = z.object({ items: z.array(z.record(z.string(), z.unknown())) }).safeParse(data);
  const items = wrapped.data?.items ?? z.array(z.record(z.string(), z.unknown())).parse(data);
  const isCounted = items.every((item) => !('id' in item));
  const counted = items.map((item, index) => ({ id: String(index + 1), ...item }));
  const changed = otherJson(counted, z.array(schema)) as Record<string, unknown>[];
  const list = isCounted ? changed.map(({ id: _, ...item }) => item) : changed;
  write(file, `${JSON.stringify(wrapped.success ? { items: list } : list, null, 2)}\n`);
}

const list = (pattern: string) => globSync(pattern, { cwd: CONTENT }).sort();

function copyProject(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const name of readdirSync(from)) {
    if (!LEFT_OUT.includes(name)) cpSync(join(from, name), join(to, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(to, 'node_modules'), 'junction');
}

const pathOf = (name: string) => join(CONTENT, 'ratgeber', name);

/** Ends an article with a picture, which lies in a folder of the article's name. */
function addPicture(name: string): void {
  cpSync(join(COPY, 'src/assets/video/kurzvideo.webp'), join(pathOf(name), 'standbild.webp'));
  const file = `ratgeber/${name}.mdx`;
  write(file, `${read(file)}\n![Ein Standbild aus dem Film](./${name}/standbild.webp)\n`);
}

/** Writes an article like `text` with other fields in its front matter, or without some. */
function writeArticle(name: string, text: string, head: Record<string, unknown>): void {
  const { data, body } = parseMdx(name, text);
  const own = stringify({ ...Object(data), ...head });
  write(`ratgeber/${name}.mdx`, `---\n${own}---\n\n${body}\n`);
}

/** Adds an article like another one, with its own title and description and `head` in its front matter. */
function addArticle(name: string, like: string, rules: Rules, head = {}): void {
  const file = `ratgeber/${like}.mdx`;
  const text = otherMdx(file, read(file), rules).replaceAll(`./${like}/`, `./${name}/`);
  if (existsSync(pathOf(like))) cpSync(pathOf(like), pathOf(name), { recursive: true });
  writeArticle(name, text, {
    title: `Probe ${name}`,
    description: `Was ${name} sagt, steht auch in einem anderen Artikel, denn er ist für die Tests da.`,
    draft: undefined,
    published: undefined,
    aliases: undefined,
    ...head,
  });
}

/** Gives an article another address, also in links to it. The old one leads there. */
function renameArticle(name: string, to: string): void {
  for (const file of list('**/*.{json,mdx}')) {
    write(file, read(file).replaceAll(new RegExp(`/${name}(?![\\w-])`, 'g'), `/${to}`));
  }
  writeArticle(to, read(`ratgeber/${name}.mdx`), { aliases: [name] });
  rmSync(join(CONTENT, `ratgeber/${name}.mdx`));
  if (existsSync(pathOf(name))) renameSync(pathOf(name), pathOf(to));
}

copyProject(ROOT, COPY);
for (const { file, schema } of Object.values(SINGLE_FILES)) changeJson(file, schema);
for (const { file, schema } of Object.values(LIST_FILES)) changeList(file, schema);
for (const { file, schema } of Object.values(FOLDERS)) {
  for (const card of list(`${file}/*.json`)) {
    changeJson(card, schema);
    // The name begins the addresses.
    renameSync(join(CONTENT, card), join(CONTENT, `${file}/neu-${basename(card)}`));
  }
}

/** A tool that was added shows the picture of the one that it was made from. */
const added = z.object({ items: z.array(z.object({ slug: z.string() })) });
for (const { slug: tool } of added.parse(JSON.parse(read('programme.json'))).items) {
  const screen = (name: string) => join(COPY, `src/assets/screens/${name}.avif`);
  if (!existsSync(screen(tool))) cpSync(screen(tool.replace(/^neu-?/, '')), screen(tool));
}

const texts = list('**/*.{json,mdx}').map(read).join('\n');
const linked = new Set([...texts.matchAll(/#([^\s#)"'<>]+)/g)].map(([, anchor = '']) => anchor));
const ARTICLE = { schema: articleSchema, components: MDX_PROPS, linked };
for (const [folder, rules] of [
  ['ratgeber', ARTICLE],
  ['seiten', { schema: pageSchema, components: LEGAL_PROPS, linked }],
] as const) {
  for (const file of list(`${folder}/*.mdx`)) write(file, otherMdx(file, read(file), rules));
}

const bySize = list('ratgeber/*.mdx')
  .sort((a, b) => read(a).length - read(b).length)
  .map((file) => basename(file, '.mdx'));
const [shortest, longest] = [bySize[0], bySize.at(-1)];
if (shortest && longest) {
  addPicture(shortest);
  addArticle('noch-ein-artikel', shortest, ARTICLE);
  addArticle('ein-entwurf', shortest, ARTICLE, { draft: true });
  addArticle('ein-spaeterer', shortest, ARTICLE, { published: '2999-01-01' });
  renameArticle(longest, `neu-${longest}`);
}

/** What an editor may do, too: name a figure twice, halve a percent, refer to a section by its name. */
for (const file of list('ratgeber/*.mdx')) {
  const text = read(file);
  const [, heading = ''] = /^## (.+)$/m.exec(text) ?? [];
  const changed = text
    .replace(/^ *<Statistik .*?<\/Statistik>\n/ms, '$&$&')
    .replace(
      /(<Inhalt .*?percent=\{)(\d+)(\}.*?<Inhalt .*?percent=\{)(\d+)/s,
      (_, before: string, one: string, between: string, other: string) =>
        before + (Number(one) - 0.5) + between + (Number(other) + 0.5),
    );
  write(file, `${changed}\nMehr dazu: [${heading}](#${slug(heading)}).\n`);
}

copyProject(COPY, THIRD);
await leaveOut(THIRD);

for (const cwd of [COPY, THIRD]) {
  const build = spawn(process.execPath, ['tests/support/build.ts'], { cwd, stdio: 'inherit' });
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) process.exitCode = status ?? 1;
}
