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

const TEXTS = `${CONTENT}/**/*.{json,mdx}`;

// The copy lies in the project, so that packages are found.
const copy = copyProject(join(ROOT, '.second'));
const { editJson, files, folder, read, write } = copy;

/** Gives all files other words, numbers and lists. */
function changeWords(): void {
  for (const { files: file, schema } of Object.values({ ...SINGLE_FILES, ...LIST_FILES }))
    editJson(file, (data) => otherJson(data, schema));
  const everything = files(TEXTS).map(read).join('\n');
  const linked = new Set([...everything.matchAll(/#([^\s#)"'<>]+)/g)].map(([, id = '']) => id));
  for (const [folder, schema, components] of [
    [ARTICLES, articleSchema, MDX_PROPS],
    [`${CONTENT}/seiten`, legalSchema, LEGAL_PROPS],
  ] as const)
    for (const file of files(`${folder}/*.mdx`))
      write(file, otherMdx(file, read(file), { schema, components, linked }));
}

/** Writes an article with the text of another one, and other fields in its front matter or without some. */
function writeArticle(name: string, like: string, fields: Record<string, unknown>): void {
  const { data, text } = parseText(`${name}.mdx`, read(`${ARTICLES}/${like}.mdx`));
  const head = stringify({ ...Object(data), ...fields });
  const written = `---\n${head}---\n\n${text.trim()}\n`.replaceAll(`./${like}/`, `./${name}/`);
  write(`${ARTICLES}/${name}.mdx`, written);
}

/** Gives each article a figure and a chart twice, if it has one, and a link to its first section at the end. */
function repeatParts(): void {
  for (const file of files(`${ARTICLES}/*.mdx`)) {
    const text = read(file)
      .replace(/^ *<Statistik .*?<\/Statistik>\n/ms, '$&$&')
      .replace(/^<Inhaltsmix>.*?<\/Inhaltsmix>\n/ms, '$&\n$&');
    const [, heading = ''] = /^## (.+)$/m.exec(text) ?? [];
    write(file, `${text}\nMehr dazu: [${heading}](#${slug(heading)}).\n`);
  }
}

/** Gives an article a picture in its head, and the same one at the end of its text. */
async function addPicture(name: string): Promise<void> {
  const grey = { width: 1600, height: 900, channels: 3, background: '#808080' } as const;
  const file = `./${name}/bild.webp`;
  const alt = 'Eine graue Fläche';
  const licence = { source: 'Kim & Co.', licence: 'eigenes Bild', politicalUse: true };
  write(join(ARTICLES, file), await sharp({ create: grey }).webp().toBuffer());
  write(`${ARTICLES}/${name}.mdx`, `${read(`${ARTICLES}/${name}.mdx`)}\n![${alt}](${file})\n`);
  writeArticle(name, name, { picture: { file, alt, ...licence } });
}

/** Adds an article with the text and the pictures of another one, and with a head of its own. */
function addArticle(name: string, like: string, fields: object): void {
  writeArticle(name, like, {
    title: `Probe ${name}`,
    headline: `Probe ${name}`,
    description: `Was ${name} sagt, steht auch in einem anderen Artikel, denn er ist für die Tests da.`,
    aliases: undefined,
    order: 99 - files(`${ARTICLES}/*.mdx`).length,
    ...fields,
  });
  const articles = join(folder, ARTICLES);
  cpSync(join(articles, like), join(articles, name), { recursive: true });
}

/** Gives an article another address, also in links to it and to its pictures. The old address leads there. */
function moveArticle(name: string, newName: string): void {
  for (const file of files(TEXTS))
    write(file, read(file).replaceAll(new RegExp(`/${name}(?![\\w-])`, 'g'), `/${newName}`));
  writeArticle(newName, name, { aliases: [name] });
  rmSync(join(folder, ARTICLES, `${name}.mdx`));
  const pictures = join(folder, ARTICLES, name);
  if (existsSync(pictures)) renameSync(pictures, join(folder, ARTICLES, newName));
}

changeWords();
const byLength = files(`${ARTICLES}/*.mdx`).sort((a, b) => read(a).length - read(b).length);
const [shortest = '', longest = ''] = [byLength[0], byLength.at(-1)].map((file = '') =>
  basename(file, '.mdx'),
);
repeatParts();
await addPicture(shortest);
addArticle('noch-ein-artikel', shortest, { author: 'Kim & Co.', published: '2026-11-01' });
addArticle('ein-entwurf', shortest, { draft: true });
addArticle('ein-spaeterer', shortest, { published: '2099-01-01' });
moveArticle(longest, `neu-${longest}`);
await leaveOut(copy);
const { ok, output } = await copy.build();
console.log(output);
process.exitCode = ok ? 0 : 1;
