import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { createReader } from '@keystatic/core/reader';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { meaningOf } from '../../support/content.ts';

interface Form {
  path?: string;
  schema: Record<string, ComponentSchema>;
}

// On Node, Keystatic exports fields without an editor. Those of the browser write, too.
vi.mock(
  '@keystatic/core',
  () => import('../../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { default: config } = await import('../../../keystatic.config.ts');
const { components } = await import('../../../scripts/editor/components.ts');

const { singletons = {} } = config;
const collections: Record<string, Form & { slugField: string }> = config.collections ?? {};
const reader = createReader(process.cwd(), config);
const read = (file: string) => readFileSync(file, 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));

test('the sidebar has every form once', () => {
  const shown = Object.values(config.ui?.navigation ?? {}).flat();
  expect(shown.sort()).toEqual([...Object.keys(collections), ...Object.keys(singletons)].sort());
});

/** Labels of the fields that an editor sees, by their paths. */
function* labels(
  fields: Record<string, ComponentSchema>,
  path: string,
): Generator<[string, string]> {
  for (const [name, field] of Object.entries(fields)) {
    // The text of an article and fixed wording have no label.
    if (field.kind === 'form' && !('label' in field && field.label !== 'Ignored')) continue;
    const place = `${path}.${name}`;
    yield [place, ('label' in field && field.label) || ''];
    const inner = field.kind === 'array' ? field.element : field;
    if (inner.kind === 'object') yield* labels(inner.fields, place);
  }
}

test('every field has a label, which is not its name in the file', () => {
  const named: Record<string, Form> = { ...collections, ...singletons, ...components };
  const found = Object.entries(named).flatMap(([name, { schema }]) => [...labels(schema, name)]);
  expect(found.length).toBeGreaterThan(Object.keys(named).length);
  const unlabelled = found.filter(([path, label]) => !label || path.endsWith(`.${label}`));
  expect(unlabelled).toEqual([]);
});

/** Writes a value that the editor opened, as Keystatic does in the browser. */
function save(field: ComponentSchema, value: unknown, slug = ''): unknown {
  if (field.kind === 'object') {
    const given = z.record(z.string(), z.unknown()).parse(value ?? {});
    const entries = Object.entries(field.fields).map(([name, inner]) => [
      name,
      save(inner, given[name], slug),
    ]);
    return Object.fromEntries(entries.filter(([, written]) => written !== undefined));
  }
  if (field.kind === 'array') {
    return z
      .array(z.unknown())
      .parse(value ?? [])
      .map((item) => save(field.element, item, slug));
  }
  if (field.kind !== 'form' || field.formKind === 'content') return undefined;
  const stored = z.custom<string | undefined>().parse(value);
  if (field.formKind === undefined)
    return field.serialize(field.validate(field.parse(stored))).value;
  if (field.formKind === 'slug') {
    return field.serialize(field.validate(field.parse(stored, undefined), undefined)).value;
  }
  if (field.formKind !== 'asset') throw new TypeError('no field of ours');
  const opened: unknown = field.parse(stored, { slug, asset: new Uint8Array(1) });
  return field.serialize(field.validate(opened), { slug, suggestedFilenamePrefix: undefined })
    .value;
}

/** The fields of a collection without the one that names the file, which every entry has. */
function entryForm(collection: string, data: object) {
  const { slugField = '', schema = {} } = collections[collection] ?? {};
  const without = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== slugField));
  return { fields: form(without(schema)), data: without({ ...data }) };
}

const form = (fields: Record<string, ComponentSchema>): ComponentSchema => ({
  kind: 'object',
  fields,
});

const isEmpty = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Without the groups, lists and boxes that the editor writes empty where they were left out. */
const filled = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) => (isEmpty(value) ? undefined : value));

// Keystatic refuses a file with a field that it does not know.
test.each(Object.entries(singletons))('saving %s keeps its data', async (name, singleton) => {
  const data = json(`${singleton.path}.json`);
  expect(await reader.singletons[name]?.readOrThrow()).toMatchObject(Object(data));
  expect(filled(save(form(singleton.schema), data))).toEqual(filled(data));
});

test('the editor opens every business card, and saving it keeps its data', async () => {
  const cards = (await reader.collections['visitenkarten']?.all()) ?? [];
  expect(cards).toHaveLength(globSync('src/content/visitenkarten/*.json').length);
  for (const { slug } of cards) {
    const file = `src/content/visitenkarten/${slug}.json`;
    const { fields, data } = entryForm('visitenkarten', Object(json(file)));
    expect(filled(save(fields, data))).toEqual(filled(data));
  }
});

test('the editor opens every article, and saving it keeps its head', async () => {
  const articles = (await reader.collections['ratgeber']?.all()) ?? [];
  expect(articles).toHaveLength(globSync('src/content/ratgeber/*.mdx').length);
  for (const { slug } of articles) {
    const { frontmatter } = parseFrontmatter(read(`src/content/ratgeber/${slug}.mdx`));
    const { updated, ...rest } = frontmatter;
    const { fields, data } = entryForm('ratgeber', rest);
    expect(save(fields, { ...data, updated }, slug)).toMatchObject(data);
  }
});

test('a new article is a draft, and a file without the field is none', () => {
  const draft = collections['ratgeber']?.schema['draft'];
  if (draft?.kind !== 'form' || draft.formKind !== undefined) throw new TypeError('no draft field');
  expect(draft.defaultValue()).toBe(true);
  expect(draft.parse(undefined)).toBe(false);
});

/** The text of an article after the editor opened and saved it. */
function savedText(slug: string, text: string, pictures: readonly string[]): string {
  const field = collections['ratgeber']?.schema['inhalt'];
  if (field?.kind !== 'form' || field.formKind !== 'content') throw new TypeError('no text field');
  const files = new Map(pictures.map((picture) => [picture, new Uint8Array(1)]));
  const opened: unknown = field.parse(undefined, {
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
  expect(meaningOf(savedText(slug, content, pictures))).toEqual(meaningOf(content));
});

test('a component that holds no text is saved without a place for one', () => {
  expect(savedText('plakate', '<Wahlkalender />', [])).toBe('<Wahlkalender />');
});

test('saving the examples of the editors’ guide keeps them', () => {
  const examples = [...read('docs/ratgeber.md').matchAll(/```mdx\n([^]*?)```/g)];
  const texts = examples.map(([, text = '']) => text).filter((text) => !text.startsWith('---'));
  const text = ['## Beispiele', ...texts].join('\n\n');
  const saved = savedText('name-des-artikels', text, ['plakat.svg', 'plakate.jpg']);
  expect(meaningOf(saved)).toEqual(meaningOf(text));
});
