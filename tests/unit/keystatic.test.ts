import { globSync, readFileSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { createReader } from '@keystatic/core/reader';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'astro/zod';
import { describe, expect, test, vi } from 'vitest';
import { unwrap } from '../../src/schemas/common.ts';
import { boundsOf } from '../../src/lib/labels.ts';

// On Node, Keystatic exports fields without an editor. Those of the browser write, too.
vi.mock(
  '@keystatic/core',
  () => import('../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { default: config } = await import('../../keystatic.config.ts');
const { fieldsOf } = await import('../../scripts/editor/fields.ts');
const { components } = await import('../../scripts/editor/components.ts');

const { collections = {}, singletons = {} } = config;
const reader = createReader(process.cwd(), config);
const read = (file: string) => readFileSync(file, 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));

/** Long files of two tools, which are edited as files. */
const WITHOUT_FORM = ['src/content/transparenzhinweis.json', 'src/content/wahlkalender.json'];

test('every JSON file of the content has a form, but for those of two tools', () => {
  const forms = [...Object.values(collections), ...Object.values(singletons)];
  const files = globSync('src/content/**/*.json').map((file) => file.replaceAll('\\', '/'));
  const without = files.filter(
    (file) => !forms.some(({ path }) => matchesGlob(file, `${path}.json`)),
  );
  expect(without.sort()).toEqual(WITHOUT_FORM);
});

test('the sidebar has every form once', () => {
  const shown = Object.values(config.ui?.navigation ?? {}).flat();
  expect(shown.sort()).toEqual([...Object.keys(collections), ...Object.keys(singletons)].sort());
});

/** What the editor writes for a value that it opened. Keystatic does the same in the browser. */
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
  const extra = { slug, asset: new Uint8Array(1), suggestedFilenamePrefix: undefined };
  const opened: unknown = field.parse(
    value as string,
    field.formKind === 'asset' ? extra : undefined,
  );
  return field.serialize(field.validate(opened), extra).value;
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

/** Without the groups and lists that the editor writes empty where they were left out. */
const filled = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    value && typeof value === 'object' && Object.keys(value).length === 0 ? undefined : value,
  );

// Keystatic refuses a file with a field that it does not know.
test.each(Object.entries(singletons))(
  'the editor opens %s, and saving it keeps its data',
  async (name, { path, schema }) => {
    const data = json(`${path}.json`);
    expect(await reader.singletons[name]?.readOrThrow()).toMatchObject(Object(data));
    expect(filled(save(form(schema), data))).toEqual(filled(data));
  },
);

test('the editor opens every business card, and saving it keeps its data', async () => {
  const cards = (await reader.collections['visitenkarten']?.all()) ?? [];
  expect(cards).toHaveLength(globSync('src/content/visitenkarten/*.json').length);
  for (const { slug } of cards) {
    const file = `src/content/visitenkarten/${slug}.json`;
    const { fields, data } = entryForm('visitenkarten', Object(json(file)));
    expect(save(fields, data)).toEqual(data);
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

describe('a field', () => {
  /** Fields that an editor sees, with their path. */
  function* seen(
    fields: Record<string, ComponentSchema>,
    path: string,
  ): Generator<[string, string]> {
    for (const [name, field] of Object.entries(fields)) {
      const label = 'label' in field ? (field.label ?? '') : '';
      const place = `${path}.${name}`;
      if (field.kind === 'form' && field.label === 'Ignored') continue;
      if (field.kind === 'form' && field.formKind === 'content') continue;
      yield [place, label];
      const inner = field.kind === 'array' ? field.element : field;
      if (inner.kind === 'object') yield* seen(inner.fields, place);
    }
  }

  test('has a label, which is not its name in the file', () => {
    const all = [
      ...Object.entries({ ...collections, ...singletons }),
      ...Object.entries(components),
    ].flatMap(([name, { schema }]) => [...seen(schema, name)]);
    expect(all.length).toBeGreaterThan(300);
    const unlabelled = all.filter(([path, label]) => !label || path.endsWith(`.${label}`));
    expect(unlabelled).toEqual([]);
  });

  /** Each field of a schema, with the form's. */
  function* pairs(
    { shape }: z.ZodObject,
    fields: Record<string, ComponentSchema>,
    path: string,
  ): Generator<{ path: string; schema: z.ZodType; field: ComponentSchema }> {
    for (const [name, schema] of Object.entries<z.ZodType>(shape)) {
      const field = fields[name];
      if (!field) continue;
      yield { path: `${path}.${name}`, schema, field };
      const inner = unwrap(schema);
      const element = inner instanceof z.ZodArray ? unwrap(inner.element) : inner;
      const part = field.kind === 'array' ? field.element : field;
      if (
        element instanceof z.ZodObject &&
        part.kind === 'object' &&
        schema.safeParse(undefined).success === false
      )
        yield* pairs(element, part.fields, `${path}.${name}`);
      else if (inner instanceof z.ZodArray && part.kind === 'form')
        yield { path: `${path}.${name}.0`, schema: inner.element as z.ZodType, field: part };
    }
  }

  const modules = import.meta.glob<Record<string, unknown>>('../../src/schemas/*.ts', {
    eager: true,
  });
  const schemas = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((exported) => exported instanceof z.ZodObject);
  const all = [
    ...schemas.flatMap((schema) => [...pairs(schema, fieldsOf(schema), '')]),
    ...Object.entries(components).flatMap(([name, { schema: fields }]) => {
      const mdx = modules['../../src/schemas/mdx.ts']?.['MDX_PROPS'] as Record<string, z.ZodObject>;
      return [...pairs(mdx[name] ?? z.object(), fields, name)];
    }),
  ];

  /** What the form says of a value; undefined where it takes it. */
  function said(field: ComponentSchema, value: unknown): string | undefined {
    if (field.kind !== 'form') return undefined;
    try {
      field.validate(value);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  test('of text refuses what the page refuses, in German and by its label', () => {
    let refused = 0;
    for (const { path, schema, field } of all) {
      const inner = unwrap(schema);
      if (!(inner instanceof z.ZodString || inner instanceof z.ZodStringFormat)) continue;
      if (inner instanceof z.ZodISODate || field.kind !== 'form') continue;
      const { minLength, maxLength } = boundsOf(schema);
      const wrong = [
        '',
        '§',
        'beispiel.de/studie',
        'Größe 2024',
        'x'.repeat(Math.max(0, minLength - 1)),
      ];
      if (maxLength < Infinity) wrong.push('x'.repeat(maxLength + 1));
      for (const value of wrong) {
        const written = value === '' ? undefined : value;
        const message = said(field, value);
        expect([path, value, message !== undefined]).toEqual([
          path,
          value,
          !schema.safeParse(written).success,
        ]);
        if (message === undefined) continue;
        refused++;
        expect(message.startsWith(`„${field.label}“ `)).toBe(true);
        expect(message).not.toMatch(/ must | is |Invalid|Expected|undefined/);
      }
    }
    expect(refused).toBeGreaterThan(500);
  });

  test('with a number, a day or a list refuses what the page refuses by its size', () => {
    let refused = 0;
    for (const { path, schema, field } of all) {
      const { minimum, maximum, minItems, maxItems } = boundsOf(schema);
      const inner = unwrap(schema);
      if (inner instanceof z.ZodNumber) {
        for (const value of [minimum - 1, maximum + 1].filter(Number.isFinite)) {
          expect([path, value, said(field, value) === undefined]).toEqual([
            path,
            value,
            schema.safeParse(value).success,
          ]);
          refused++;
        }
      }
      const isDay = inner instanceof z.ZodISODate || inner instanceof z.ZodDate;
      if (isDay || inner instanceof z.ZodNumber) {
        const mayBeMissing = schema.safeParse(undefined).success;
        expect([path, said(field, null) === undefined]).toEqual([path, mayBeMissing]);
        refused++;
      }
      if (field.kind === 'array') {
        const { min = 0, max = Infinity } = field.validation?.length ?? {};
        expect([path, min, max]).toEqual([path, minItems, maxItems]);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(50);
  });
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
  expect(savedText(slug, content, pictures)).toBe(content.trim());
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
  expect(savedText('artikel', text, ['zaun.png'])).toBe(text.trim());
});
