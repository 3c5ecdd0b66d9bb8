/**
 * Copies the project with another content into `.second/` and builds it. The copy has other words, numbers and lists
 * (`other-json.ts`, `other-mdx.ts`), and nothing that an agency can leave out (`leave-out.ts`). The tests run in the
 * copy, too: a test that knows words of the content by heart fails there (docs/decisions/0011-second-content.md).
 */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { slug } from 'github-slugger';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { LIST_FILES, SINGLE_FILES } from '../../../src/content-reader/content-files.ts';
import { parseText } from '../../../src/content-reader/read/parsed-file.ts';
import { MDX_PROPS } from '../../../src/features/articles/component-props.ts';
import { articleSchema } from '../../../src/features/articles/schema.ts';
import { LEGAL_PROPS, legalSchema } from '../../../src/features/legal/schema.ts';
import { copyProject, ROOT } from '../project-copy.ts';
import { otherMdx } from './other-mdx.ts';
import { otherJson } from './other-json.ts';
import { leaveOut } from './leave-out.ts';

const CONTENT = 'src/content';
const ARTICLES = `${CONTENT}/ratgeber`;

// The copy lies in the project, so that packages are found.
const copy = copyProject(join(ROOT, '.second'));
const { editJson, files, folder, read, write } = copy;

for (const { files: file, schema } of Object.values({ ...SINGLE_FILES, ...LIST_FILES }))
  editJson(file, (data) => otherJson(data, schema));

const TEXTS = `${CONTENT}/**/*.{json,mdx}`;
const everything = files(TEXTS).map(read).join('\n');
const linked = new Set([...everything.matchAll(/#([^\s#)"'<>]+)/g)].map(([, id = '']) => id));
for (const [folder, schema, components] of [
  [ARTICLES, articleSchema, MDX_PROPS],
  [`${CONTENT}/seiten`, legalSchema, LEGAL_PROPS],
] as const)
  for (const file of files(`${folder}/*.mdx`))
    write(file, otherMdx(file, read(file), { schema, components, linked }));

/** Writes an article with the text of another one, and other fields in its front matter or without some. */
function writeArticle(name: string, like: string, fields: Record<string, unknown>): void {
  const { data, text } = parseText(`${name}.mdx`, read(`${ARTICLES}/${like}.mdx`));
  const head = stringify({ ...Object(data), ...fields });
  const written = `---\n${head}---\n\n${text.trim()}\n`.replaceAll(`./${like}/`, `./${name}/`);
  write(`${ARTICLES}/${name}.mdx`, written);
}

const byLength = files(`${ARTICLES}/*.mdx`).sort((a, b) => read(a).length - read(b).length);
const [shortest = '', longest = ''] = [byLength[0], byLength.at(-1)].map((file = '') =>
  basename(file, '.mdx'),
);

// Editors may name a figure and draw a chart twice, refer to a section by its name, and begin and end a text with a picture.
for (const file of files(`${ARTICLES}/*.mdx`)) {
  const text = read(file)
    .replace(/^ *<Statistik .*?<\/Statistik>\n/ms, '$&$&')
    .replace(/^<Inhaltsmix>.*?<\/Inhaltsmix>\n/ms, '$&\n$&');
  const [, heading = ''] = /^## (.+)$/m.exec(text) ?? [];
  const ending = file.endsWith(`/${shortest}.mdx`)
    ? `\n![Eine graue Fläche](./${shortest}/bild.webp)\n`
    : '';
  write(file, `${text}\nMehr dazu: [${heading}](#${slug(heading)}).\n${ending}`);
}
const grey = { width: 1600, height: 900, channels: 3, background: '#808080' } as const;
const picture = await sharp({ create: grey }).webp().toBuffer();
write(`${ARTICLES}/${shortest}/bild.webp`, picture);
const licence = { source: 'Kim & Co.', licence: 'eigenes Bild', politicalUse: true };
writeArticle(shortest, shortest, {
  picture: { file: `./${shortest}/bild.webp`, alt: 'Eine graue Fläche', ...licence },
});

/** Adds an article with the text and the pictures of the shortest one, and with a head of its own. */
function addArticle(name: string, fields: object): void {
  writeArticle(name, shortest, {
    title: `Probe ${name}`,
    headline: `Probe ${name}`,
    description: `Was ${name} sagt, steht auch in einem anderen Artikel, denn er ist für die Tests da.`,
    aliases: undefined,
    order: 99 - files(`${ARTICLES}/*.mdx`).length,
    ...fields,
  });
  const articles = join(folder, ARTICLES);
  cpSync(join(articles, shortest), join(articles, name), { recursive: true });
}
addArticle('noch-ein-artikel', { author: 'Kim & Co.', published: '2026-11-01' });
addArticle('ein-entwurf', { draft: true });
addArticle('ein-spaeterer', { published: '2099-01-01' });

// An article gets another address, also in links to it and to its pictures, and its old address leads there.
for (const file of files(TEXTS))
  write(file, read(file).replaceAll(new RegExp(`/${longest}(?![\\w-])`, 'g'), `/neu-${longest}`));
writeArticle(`neu-${longest}`, longest, { aliases: [longest] });
rmSync(join(folder, ARTICLES, `${longest}.mdx`));
const pictures = join(folder, ARTICLES, longest);
if (existsSync(pictures)) renameSync(pictures, join(folder, ARTICLES, `neu-${longest}`));

await leaveOut(copy);
const { ok, output } = await copy.build();
console.log(output);
process.exitCode = ok ? 0 : 1;
