/**
 * Writes a copy of the project with another content into `.second/` and builds it: other words, numbers and
 * lists (`json.ts`, `article.ts`), and without all that an agency can leave out (`owner.ts`). Tests run there,
 * too: what they know of the content, they must have read (docs/decisions/0011-second-content.md).
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
import { LIST_FILES, SINGLE_FILES } from '../../../src/content-reader/content-files.ts';
import { parseMdx } from '../../../src/content-reader/documents.ts';
import { listSchema } from '../../../src/content-reader/files.ts';
import { articleSchema } from '../../../src/features/articles/schema.ts';
import { LEGAL_PROPS, pageSchema } from '../../../src/features/legal/schema.ts';
import { MDX_PROPS } from '../../../src/features/articles/component-props.ts';
import { otherMdx } from './article.ts';
import { otherJson } from './json.ts';
import { leaveOut } from './owner.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** In the project, so that packages are found. */
const COPY = join(ROOT, '.second');
const CONTENT = join(COPY, 'src/content');
const NOT_COPIED = [
  '.git',
  '.second',
  '.wrangler',
  '.astro',
  'dist',
  'node_modules',
  'test-results',
];

rmSync(COPY, { recursive: true, force: true });
for (const name of readdirSync(ROOT).filter((each) => !NOT_COPIED.includes(each)))
  cpSync(join(ROOT, name), join(COPY, name), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'), 'junction');

const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(CONTENT, file), text);
const filesOf = (pattern: string) => globSync(pattern, { cwd: CONTENT }).sort();
const writeJson = (file: string, data: unknown) =>
  write(file, `${JSON.stringify(data, null, 2)}\n`);

for (const { file, schema } of Object.values(SINGLE_FILES))
  writeJson(file, otherJson(JSON.parse(read(file)), schema));
const list = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
for (const { file, schema } of Object.values(LIST_FILES)) {
  // An entry without an id gets its place for one from the reader, and the schema asks for it.
  const { items } = list.parse(JSON.parse(read(file)));
  const counted = items.map((item, index) => ({ id: String(index + 1), ...item }));
  const other = list.parse(otherJson({ items: counted }, listSchema(schema))).items;
  const isCounted = !items.some((item) => 'id' in item);
  writeJson(file, { items: isCounted ? other.map(({ id: _, ...item }) => item) : other });
}

const everything = filesOf('**/*.{json,mdx}').map(read).join('\n');
const linked = new Set([...everything.matchAll(/#([^\s#)"'<>]+)/g)].map(([, id = '']) => id));
for (const file of filesOf('ratgeber/*.mdx'))
  write(file, otherMdx(file, read(file), { schema: articleSchema, components: MDX_PROPS, linked }));
for (const file of filesOf('seiten/*.mdx'))
  write(file, otherMdx(file, read(file), { schema: pageSchema, components: LEGAL_PROPS, linked }));

/** Writes an article with the text of another one, and other fields in its front matter or without some. */
function writeArticle(name: string, like: string, fields: Record<string, unknown>): void {
  const { data, body } = parseMdx(name, read(`ratgeber/${like}.mdx`));
  const head = stringify({ ...Object(data), ...fields });
  write(`ratgeber/${name}.mdx`, `---\n${head}---\n\n${body}\n`);
}

/** Adds an article with the text of another one and a title, headline and description of its own. */
const addArticle = (name: string, like: string, fields = {}) =>
  writeArticle(name, like, {
    title: `Probe ${name}`,
    headline: `Probe ${name}`,
    description: `Was ${name} sagt, steht auch in einem anderen Artikel, denn er ist für die Tests da.`,
    aliases: undefined,
    ...fields,
  });

const [shortest = '', longest = ''] = filesOf('ratgeber/*.mdx')
  .sort((a, b) => read(a).length - read(b).length)
  .filter((_, place, { length }) => place === 0 || place === length - 1)
  .map((file) => basename(file, '.mdx'));
addArticle('noch-ein-artikel', shortest);
addArticle('ein-entwurf', shortest, { draft: true });
addArticle('ein-spaeterer', shortest, { published: '2999-01-01' });

// An article gets another address, also in links to it, and its old address leads there.
const moved = `neu-${longest}`;
for (const file of filesOf('**/*.{json,mdx}'))
  write(file, read(file).replaceAll(new RegExp(`/${longest}(?![\\w-])`, 'g'), `/${moved}`));
writeArticle(moved, longest, { aliases: [longest] });
rmSync(join(CONTENT, `ratgeber/${longest}.mdx`));
const pictures = join(CONTENT, 'ratgeber', longest);
if (existsSync(pictures)) renameSync(pictures, join(CONTENT, 'ratgeber', moved));

// Editors may name a figure twice, refer to a section by its name, and end a text with a picture.
for (const file of filesOf('ratgeber/*.mdx')) {
  const text = read(file).replace(/^ *<Statistik .*?<\/Statistik>\n/ms, '$&$&');
  const [, heading = ''] = /^## (.+)$/m.exec(text) ?? [];
  write(file, `${text}\nMehr dazu: [${heading}](#${slug(heading)}).\n`);
}
const withPicture = `ratgeber/${shortest}`;
cpSync(join(COPY, 'src/assets/video/kurzvideo.webp'), join(CONTENT, withPicture, 'bild.webp'));
write(
  `${withPicture}.mdx`,
  `${read(`${withPicture}.mdx`)}\n![Ein Bild aus dem Film](./${shortest}/bild.webp)\n`,
);

await leaveOut(COPY);
const options = { cwd: COPY, stdio: 'inherit' } as const;
const [status] = (await once(
  spawn(process.execPath, ['tests/support/build.ts'], options),
  'exit',
)) as [number | null];
process.exitCode = status ?? 1;
