import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createReader } from '@keystatic/core/reader';
import { parseFrontmatter } from 'astro/markdown';
import { expect, test, vi } from 'vitest';

// On Node, Keystatic exports fields without an editor. Those of the browser write, too.
vi.mock(
  '@keystatic/core',
  () => import('../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { default: config } = await import('../../keystatic.config.ts');

const reader = createReader(process.cwd(), config);
const singletons: Record<string, { readOrThrow: () => Promise<unknown> }> = reader.singletons;
const read = (file: string) => readFileSync(file, 'utf8');

// Keystatic refuses a file with a field that it does not know.
test.each(Object.entries(config.singletons ?? {}))(
  'the editor opens %s',
  async (name, { path }) => {
    const opened = await singletons[name]?.readOrThrow();
    expect(opened).toMatchObject(JSON.parse(read(`${path}.json`)));
  },
);

test('the editor opens every article', async () => {
  const articles = (await reader.collections['ratgeber']?.all()) ?? [];
  expect(articles).toHaveLength(globSync('src/content/ratgeber/*.mdx').length);
  for (const { slug, entry } of articles) {
    const { frontmatter } = parseFrontmatter(read(`src/content/ratgeber/${slug}.mdx`));
    const { updated: _, ...fields } = frontmatter;
    expect(entry).toMatchObject(fields);
  }
});

/** The text of an article after the editor opened and saved it. */
function saved(slug: string, text: string, pictures: readonly string[]): string {
  const field = config.collections?.['ratgeber']?.schema['inhalt'];
  if (field?.kind !== 'form' || field.formKind !== 'content') throw new TypeError('no text field');
  const files = new Map(pictures.map((picture) => [picture, new Uint8Array(1)]));
  const opened = field.parse(undefined, {
    slug,
    content: new TextEncoder().encode(text),
    other: new Map(),
    external: new Map([['src/content/ratgeber', files]]),
  });
  const { content } = field.serialize(field.validate(opened), { slug });
  return new TextDecoder().decode(content).trim();
}

// The browser test saves one article with its fields.
test.each(globSync('src/content/ratgeber/*.mdx'))('saving %s keeps its text', (file) => {
  const slug = basename(file, '.mdx');
  const { content } = parseFrontmatter(read(file));
  const pictures = globSync('**/*.*', { cwd: `src/content/ratgeber/${slug}` });
  expect(saved(slug, content, pictures)).toBe(content.trim());
});

test('saving a text keeps everything that one can hold', () => {
  const text = `
Ein Absatz mit **fett**, *kursiv*, [Link](/kontakt) und
einem Umbruch. Am Ende \\{Klammern} und 5 \\< 6.

### Listen

1. eins
2. zwei

* drei
* vier

> Ein Zitat

![Ein Zaun](./artikel/zaun.png)

| Spalte | Zahl |
| ------ | ---- |
| eins   | 1    |

<Kostenanteile source="x">
  <Kostenanteil name="Werbemittel" from={12.5} to={20}>
    Text
  </Kostenanteil>

  <Kostenanteil name="Recht" text="„Pflicht“ & <mehr>">
    Text
  </Kostenanteil>
</Kostenanteile>
`;
  expect(saved('artikel', text, ['zaun.png'])).toBe(text.trim());
});
